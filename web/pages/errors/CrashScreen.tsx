import { useEffect } from 'react';
import { logoutUrl } from '#common/urls.ts';
import { captureError } from '#web/kit/capture-error.ts';
import { usePublicSite } from '#web/kit/site.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './CrashScreen.module.css';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Replaces a page that crashed. It renders outside the router, so each of its links loads a new document. */
export function CrashScreen({ error, feedbackAddress }: { error: unknown; feedbackAddress: string }) {
  const siteHref = usePublicSite();
  useEffect(() => captureError(error), [error]);
  return (
    <main id="main" className={styles.page}>
      <ErrorScreen
        title="Oops! Something went wrong!"
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              Try again
            </Button>
            <Button href={`mailto:${feedbackAddress}`}>Report feedback</Button>
            <Button href={siteHref}>Back to site</Button>
            <Button href={logoutUrl()}>Logout</Button>
          </>
        }
      >
        <p>We couldn't show this page. Anything you saved is safe. Try again, or tell us what you were doing.</p>
        <p>
          No email app? Write to <strong className={styles.address}>{feedbackAddress}</strong>.
        </p>
      </ErrorScreen>
    </main>
  );
}
