import type { ReactNode } from 'react';
import styles from './TitleRow.module.css';

export type TitleRowProps = {
  title: ReactNode;
  /** The breadcrumb above the title. */
  above?: ReactNode;
  /** One sentence below the title. */
  about?: ReactNode;
  /** The page's actions: at most one is primary, and comes last. */
  action?: ReactNode;
};

/** The header of a signed-in page. */
export function TitleRow({ title, above, about, action }: TitleRowProps) {
  return (
    <header className={styles.row}>
      <div className={styles.words}>
        {above}
        <h1 className={styles.title}>{title}</h1>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </header>
  );
}
