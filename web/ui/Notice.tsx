import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Notice.module.css';

export type NoticeProps = {
  tone?: 'info' | 'good' | 'warn' | 'bad';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced when it appears: `status` waits its turn, `alert` interrupts. */
  role?: 'status' | 'alert';
};

/** Something to know on this page, with an icon for each tone. */
export function Notice({ tone = 'info', title, children, action, role }: NoticeProps) {
  return (
    <div className={classes(styles.notice, styles[tone])} role={role}>
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <path d={signs[tone]} />
      </svg>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}

const signs = {
  info: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 9.2v4.3M10 6.4v.2',
  good: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM6.8 10.2l2.3 2.3 4.3-4.8',
  warn: 'M10 3L1.9 16.8h16.2zM10 8.2v4M10 14.4v.2',
  bad: 'M6.9 2.5h6.2l4.4 4.4v6.2l-4.4 4.4H6.9l-4.4-4.4V6.9zM10 6v5M10 13.6v.2',
};
