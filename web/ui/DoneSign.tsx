import styles from './DoneSign.module.css';

/** Decoration above a heading that says what has been done. */
export function DoneSign() {
  return (
    <svg className={styles.sign} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" />
      <path d="m15 25 6.5 6.5L34 18" />
    </svg>
  );
}
