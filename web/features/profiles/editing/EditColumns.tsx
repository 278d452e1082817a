import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './EditColumns.module.css';

type EditColumnsProps = {
  aside: ReactNode;
  previewHref: string;
  /** The public page; null if there is none yet. */
  publicHref: string | null;
  children: ReactNode;
};

/** Sections in a column. On wide screens, what is missing and the links to preview are beside them. */
export function EditColumns({ aside, previewHref, publicHref, children }: EditColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        {aside}
        <div className={styles.ways}>
          <Button wide href={previewHref}>
            Preview
          </Button>
          {publicHref && <Link href={publicHref}>Your public page</Link>}
        </div>
      </div>
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
