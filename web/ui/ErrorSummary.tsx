import styles from './ErrorSummary.module.css';

/** What is wrong, and where to fix it. */
export type FieldProblem = {
  /** The id of its control; without one there is no link. */
  field?: string | null;
  message: string;
};

/** Goes first in a refused form: every problem, with a link to its field. Takes focus when it appears. */
export function ErrorSummary({ problems, title }: { problems: readonly FieldProblem[]; title?: string }) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby="error-summary" tabIndex={-1} ref={takeFocus}>
      <h2 className={styles.title} id="error-summary">
        {title ??
          (problems.length === 1 ? 'One thing needs your attention' : `${problems.length} things need your attention`)}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </section>
  );
}

function takeFocus(summary: HTMLElement | null) {
  summary?.focus();
}
