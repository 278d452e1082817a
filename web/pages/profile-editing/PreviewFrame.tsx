import { type ReactNode, Suspense } from 'react';
import { utc } from '#common/formats.ts';
import { AsStrangerContext } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TimeZoneContext } from '#web/ui/time-zone.ts';
import styles from './PreviewFrame.module.css';

type PreviewFrameProps = {
  editHref: string;
  /** The public page; null if there is none yet. */
  publicHref: string | null;
  children: ReactNode;
};

/** Marks its content as a preview, and frames it as the page that a stranger gets. */
export function PreviewFrame({ editHref, publicHref, children }: PreviewFrameProps) {
  return (
    <div className={styles.page}>
      <Notice
        title="This is a preview"
        action={
          <div className={styles.ways}>
            <Button size="small" variant="primary" href={editHref}>
              Keep editing
            </Button>
            {publicHref && <Link href={publicHref}>Open public page</Link>}
          </div>
        }
      >
        <p>
          {publicHref
            ? "This is how the public sees your page. It doesn't include unsaved changes."
            : "This is how the public will see your page once it's approved. It doesn't include unsaved changes."}
        </p>
      </Notice>
      <div className={styles.frame}>
        <AsStrangerContext value={true}>
          <TimeZoneContext value={utc}>
            <Suspense fallback={<Skeleton lines={12} />}>{children}</Suspense>
          </TimeZoneContext>
        </AsStrangerContext>
      </div>
    </div>
  );
}
