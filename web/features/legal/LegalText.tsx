import type { ReactNode } from 'react';
import { formatDay } from '#common/formats.ts';
import { PageColumns } from '#web/ui/PageColumns.tsx';
import styles from './LegalText.module.css';

/** A numbered part of a text. Its ID is used as an anchor, so don't change it. */
export interface LegalPart {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export type LegalTextProps = {
  title: string;
  /** A summary of one or two sentences. */
  lead: ReactNode;
  /** The date of the last change, 'YYYY-MM-DD'. */
  changedOn: string;
  parts: readonly LegalPart[];
};

/** A legal text: dated, in numbered parts, with a table of contents. */
export function LegalText({ title, lead, changedOn, parts }: LegalTextProps) {
  return (
    <PageColumns
      lead={
        <div className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.changed}>
            Last changed <time dateTime={changedOn}>{formatDay(changedOn)}</time>
          </p>
        </div>
      }
      aside={<Contents parts={parts} />}
    >
      {parts.map(({ id, title: name, body }, at) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          <h2 id={id}>{`${at + 1}. ${name}`}</h2>
          {body}
        </section>
      ))}
    </PageColumns>
  );
}

function Contents({ parts }: Pick<LegalTextProps, 'parts'>) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
