import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { matchRoute, routeOf } from '#common/routes.ts';
import { accountUrl, logoutUrl } from '#common/urls.ts';
import { AppFrame } from '#web/app-ui/AppFrame.tsx';
import { AppTheme } from '#web/app-ui/AppTheme.tsx';
import { SaveOverlay } from '#web/app-ui/SaveOverlay.tsx';
import { AppToasts } from '#web/app-ui/toasts.tsx';
import { landingFor } from '#web/kit/landing.ts';
import { Outlined } from '#web/kit/permissions/Allowed.tsx';
import { useDeveloperFeature } from '#web/kit/permissions/developer.ts';
import { useSaving, useUploaded } from '#web/kit/saving.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Link } from '#web/ui/Link.tsx';
import { useBoot } from '../boot.ts';
import { navigationFor } from '../navigation.ts';
import { useRailCounts } from '../rail-counts.ts';
import styles from './AppPage.module.css';

/**
 * The frame of signed-in pages: rail, account, and the overlay while something is saved. For the router, and for the
 * screens that replace a page.
 */
export function AppPage({ children }: { children?: ReactNode }) {
  const user = useUser();
  const { features } = useBoot();
  const { pathname } = useLocation();
  const saving = useSaving();
  const uploaded = useUploaded();
  const counts = useRailCounts(user?.roles ?? []);
  useDeveloperFeature('ignore-permissions');
  if (!user) return null;
  return (
    <AppTheme>
      <AppFrame
        homeHref={landingFor(user.roles)}
        rail={navigationFor(user, features, pathname, counts)}
        isFullWidth={!children && (matchRoute(pathname)?.route.isFullWidth ?? false)}
        account={
          <>
            <p className={styles.who}>{user.username}</p>
            {routeOf('account').isBuilt && <Link href={accountUrl()}>Your account</Link>}
            <Link href={logoutUrl()}>Sign out</Link>
          </>
        }
      >
        <SaveOverlay state={saving} uploaded={uploaded}>
          {children ?? (
            <Outlined requirement={matchRoute(pathname)?.route.requirement}>
              <Outlet />
            </Outlined>
          )}
        </SaveOverlay>
      </AppFrame>
      {/* A toast shown on a screen that replaces a page would be lost with it. It waits for the next page. */}
      {!children && <AppToasts />}
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

/** Figures for a wall screen: nothing around them but the way back. */
export function NpsViewPage() {
  const user = useUser();
  return (
    <AppTheme>
      <header className={styles.back}>
        <Link href={landingFor(user?.roles ?? [])}>Go to your home page</Link>
      </header>
      <main id="main" className={styles.view}>
        <Outlet />
      </main>
      <AppToasts />
    </AppTheme>
  );
}
