import styles from './Keys.module.css';

/** The keyboard shortcuts of a queue, in order of use; hidden on phones and touch screens. */
export function Keys({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <p className={styles.keys}>
      {keys.map(([key, does]) => (
        <span key={key} className={styles.key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}
