import type { Contents } from './contents.ts';
import styles from './Differences.module.css';
import { differencesBetween } from './differences.ts';

type DifferencesProps = { before: Contents; after: Contents; scoreTitle: string };

/** What is different between two versions, as a list. */
export function Differences({ before, after, scoreTitle }: DifferencesProps) {
  const found = differencesBetween(before, after, scoreTitle);
  if (found.length === 0) return <p>There are no differences.</p>;
  return (
    <ul className={styles.list}>
      {found.map(({ text, words }) => (
        <li key={text} className={styles.one}>
          <span>{text}</span>
          {words && (
            <dl className={styles.words}>
              <div>
                <dt>Before</dt>
                <dd>{words[0] || 'Empty'}</dd>
              </div>
              <div>
                <dt>After</dt>
                <dd>{words[1] || 'Empty'}</dd>
              </div>
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
