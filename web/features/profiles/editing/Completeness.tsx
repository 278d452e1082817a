import type { ReactNode } from 'react';
import { isComplete, type ProfilePart } from '#common/profiles/completeness.ts';
import { Ring } from '#web/ui/Ring.tsx';
import styles from './Completeness.module.css';

type CompletenessProps = { title: string; parts: readonly ProfilePart[]; children?: ReactNode };

/** How complete a profile is, as a ring with numbers, and links to what is missing. */
export function Completeness({ title, parts, children }: CompletenessProps) {
  const done = parts.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.card} aria-labelledby="completeness">
      <div className={styles.head}>
        <Ring done={done} of={parts.length} />
        <div>
          <h2 className={styles.title} id="completeness">
            {title}
          </h2>
          <p className={styles.words}>{`${done} of ${parts.length} parts complete`}</p>
        </div>
      </div>
      {isComplete(parts) ? (
        <p className={styles.whole}>Everything is complete.</p>
      ) : (
        <ul className={styles.missing} aria-label="Missing parts">
          {parts
            .filter(({ isDone }) => !isDone)
            .map(({ label, section }) => (
              <li key={label}>
                <a href={`#${section}`}>{label}</a>
              </li>
            ))}
        </ul>
      )}
      <p className={styles.small}>A complete profile helps people who read it. It doesn't affect scores or rankings.</p>
      {children}
    </section>
  );
}
