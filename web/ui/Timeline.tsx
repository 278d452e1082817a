import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Timeline.module.css';
import { When, type WhenProps } from './When.tsx';

/** One event; `key` is unique. */
export type TimelineEvent = {
  key: string;
  what: ReactNode;
  when: WhenProps;
  detail?: ReactNode;
  tone?: 'neutral' | 'good' | 'warn' | 'bad';
};

/** Events with their dates, in the order given. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={styles.line}>
      {events.map(({ key, what, when, detail, tone = 'neutral' }) => (
        <li key={key} className={classes(styles.event, styles[tone])}>
          <p className={styles.what}>
            <span>{what}</span> <When {...when} />
          </p>
          {detail && <div className={styles.detail}>{detail}</div>}
        </li>
      ))}
    </ol>
  );
}
