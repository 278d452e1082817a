import { lazy, Suspense, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './Bell.module.css';

const NoticeList = lazy(() => import('./NoticeList.tsx'));

/** More than this many are not counted. */
const countedUpTo = 99;

type BellProps = {
  environment: Environment;
  /** How many notices are unread; undefined until that is known. */
  unread: number | undefined;
};

/** The bell in the header: how many notices are unread, and all of them in a panel. */
export function Bell({ environment, unread = 0 }: BellProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-label={unread === 0 ? 'Notices' : `Notices, ${inWords(unread)} unread`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 14.5h12c-1.2-1.3-1.6-2.6-1.6-5.3a4.4 4.4 0 0 0-8.8 0c0 2.7-.4 4-1.6 5.3zM8.3 16.8a1.8 1.8 0 0 0 3.4 0" />
        </svg>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {inWords(unread)}
          </span>
        )}
      </button>
      <RelayEnvironmentProvider environment={environment}>
        <SidePanel title="Notices" open={isOpen} onClose={close}>
          {isOpen && (
            <Suspense fallback={<Skeleton lines={6} label="Loading notices" />}>
              <NoticeList onLeave={close} />
            </Suspense>
          )}
        </SidePanel>
      </RelayEnvironmentProvider>
    </>
  );
}

const inWords = (unread: number) => (unread > countedUpTo ? `${countedUpTo}+` : String(unread));
