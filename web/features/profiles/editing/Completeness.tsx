import type { ReactNode } from 'react';
import { isComplete, type ProfilePart } from '#common/profiles/completeness.ts';
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

const round = 2 * Math.PI * 26;

/** Hidden from screen readers, because the numbers are beside it. */
function Ring({ done, of }: { done: number; of: number }) {
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
        {`${Math.round(share * 100)}%`}
      </text>
    </svg>
  );
}
