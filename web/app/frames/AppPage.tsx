import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { utc } from '#common/formats.ts';
import { matchRoute, routeOf } from '#common/routes.ts';
import { timeZoneOf } from '#common/time-zones.ts';
import { accountUrl, logoutUrl } from '#common/urls.ts';
import { AppFrame } from '#web/app-ui/AppFrame.tsx';
import { AppTheme } from '#web/app-ui/AppTheme.tsx';
import { SaveOverlay } from '#web/app-ui/SaveOverlay.tsx';
import { AppToasts } from '#web/app-ui/toasts.tsx';
import { Bell } from '#web/features/notices/Bell.tsx';
import { landingFor } from '#web/kit/landing.ts';
import { Outlined } from '#web/kit/permissions/Allowed.tsx';
import { useDeveloperFeature } from '#web/kit/permissions/developer.ts';
import { useSaving, useUploaded } from '#web/kit/saving.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Link } from '#web/ui/Link.tsx';
import { TimeZoneContext } from '#web/ui/time-zone.ts';
import { useBoot } from '../boot.ts';
import { navigationFor } from '../navigation.ts';
import { useWaiting } from '../rail-counts.ts';
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
  const { counts, unread, environment } = useWaiting(user?.roles ?? []);
  useDeveloperFeature('ignore-permissions');
  if (!user) return null;
  return (
    <SignedIn>
      <AppFrame
        homeHref={landingFor(user.roles, user.attributes.isLed)}
        rail={navigationFor(user, features, pathname, counts)}
        bell={<Bell environment={environment} unread={unread} />}
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
    </SignedIn>
  );
}

/** Signed-in pages that fill the window themselves. */
export function BareAppPage() {
  return (
    <SignedIn>
      <main id="main">
        <Outlet />
      </main>
      <AppToasts />
    </SignedIn>
  );
}

/** Figures for a wall screen: nothing around them but the way back. */
export function NpsViewPage() {
  const user = useUser();
  return (
    <SignedIn>
      <header className={styles.back}>
        <Link href={landingFor(user?.roles ?? [], user?.attributes.isLed)}>Go to your home page</Link>
      </header>
      <main id="main" className={styles.view}>
        <Outlet />
      </main>
      <AppToasts />
    </SignedIn>
  );
}

/** What every signed-in page stands in: its elements, and the viewer's time zone. */
function SignedIn({ children }: { children: ReactNode }) {
  const zone = timeZoneOf(useUser()?.attributes.timeZone) ?? utc;
  return (
    <TimeZoneContext value={zone}>
      <AppTheme>{children}</AppTheme>
    </TimeZoneContext>
  );
}
