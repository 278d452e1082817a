import styles from './Keys.module.css';

/** Which keys do what in a queue, in the order of their use; nothing where there are none to press. */
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
