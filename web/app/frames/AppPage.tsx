import { Outlet, useLocation } from 'react-router';
import { logoutUrl } from '#common/urls.ts';
import { AppFrame } from '#web/app-ui/AppFrame.tsx';
import { AppTheme } from '#web/app-ui/AppTheme.tsx';
import { SaveOverlay } from '#web/app-ui/SaveOverlay.tsx';
import { AppToasts } from '#web/app-ui/toasts.tsx';
import { landingFor } from '#web/kit/landing.ts';
import { useSaving } from '#web/kit/saving.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Link } from '#web/ui/Link.tsx';
import { useBoot } from '../boot.ts';
import { navigationFor } from '../navigation.ts';
import styles from './AppPage.module.css';

/** The frame of signed-in pages: rail, who is signed in, and the overlay while something is saved. */
export function AppPage() {
  const user = useUser();
  const { flags } = useBoot();
  const { pathname } = useLocation();
  const saving = useSaving();
  if (!user) return null;
  return (
    <AppTheme>
      <AppFrame
        homeHref={landingFor(user.roles)}
        rail={navigationFor(user, flags, pathname)}
        account={
          <>
            <p className={styles.who}>{user.username}</p>
            <Link href={logoutUrl()}>Sign out</Link>
          </>
        }
      >
        <SaveOverlay state={saving}>
          <Outlet />
        </SaveOverlay>
      </AppFrame>
      <AppToasts />
    </AppTheme>
  );
}

/** Signed-in pages that fill the window themselves. */
export function BareAppPage() {
  return (
    <AppTheme>
      <main id="main">
        <Outlet />
      </main>
      <AppToasts />
    </AppTheme>
  );
}
