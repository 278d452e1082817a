import styles from './Ring.module.css';

const round = 2 * Math.PI * 26;

/** How much is done, as a ring around a number. Hidden from screen readers: the words are beside it. */
export function Ring({ done, of, shows = 'share' }: { done: number; of: number; shows?: 'share' | 'count' }) {
  const share = of > 0 ? done / of : 1;
  return (
    <svg className={styles.ring} viewBox="0 0 64 64" aria-hidden="true">
      <circle className={styles.track} cx="32" cy="32" r="26" />
      {share > 0 && (
        <circle
          className={share === 1 ? styles.full : styles.arc}
          cx="32"
          cy="32"
          r="26"
          strokeDasharray={`${share * round} ${round}`}
        />
      )}
      <text className={styles.number} x="32" y="32">
        {shows === 'count' ? `${done}/${of}` : `${Math.round(share * 100)}%`}
      </text>
    </svg>
  );
}
