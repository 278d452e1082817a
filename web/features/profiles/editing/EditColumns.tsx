import type { ReactNode } from 'react';
import { SettingsForm, SettingsLinks } from '#web/app-ui/SettingsForm.tsx';
import { UploadProgress } from '#web/features/accounts/UploadProgress.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './EditColumns.module.css';

type EditColumnsProps = {
  /** Names the form. */
  label: string;
  aside: ReactNode;
  /** Absent if there is no public page. */
  previewHref?: string;
  /** The public page; null if there is none yet. */
  publicHref?: string | null;
  children: ReactNode;
  /** Below the form: what is saved by itself. */
  after?: ReactNode;
};

/**
 * A form of sections in a column. On wide screens, what is missing, the links to preview and those to the sections are
 * beside it.
 */
export function EditColumns({ label, aside, previewHref, publicHref, children, after }: EditColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        {aside}
        {previewHref && (
          <div className={styles.ways}>
            <Button wide href={previewHref}>
              Preview
            </Button>
            {publicHref && <Link href={publicHref}>Your public page</Link>}
          </div>
        )}
        <SettingsLinks />
      </div>
      <div className={styles.sections}>
        <SettingsForm label={label} progress={<UploadProgress />}>
          {children}
        </SettingsForm>
        {after}
      </div>
    </div>
  );
}
