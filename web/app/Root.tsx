import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { Outlet, Link as RouterLink, useLocation } from 'react-router';
import { useUser } from '#web/kit/session/use-session.ts';
import { type LinkProps, LinkProvider } from '#web/ui/Link.tsx';
import { notePage } from './analytics.ts';
import { ForDevelopers } from './ForDevelopers.tsx';
import { LostConnection } from './LostConnection.tsx';

const ActingPlace = lazy(() => import('./ActingPlace.tsx'));

/** Around everything: links go through the router, a new path starts at its top and is noted. */
export function Root() {
  const { pathname } = useLocation();
  const user = useUser();
  useEffect(() => notePage(pathname), [pathname]);
  useEffect(() => scrollToTop(pathname), [pathname]);
  return (
    <LinkProvider link={PageLink}>
      <Outlet />
      {user?.acting && (
        <Suspense>
          <ActingPlace user={user} />
        </Suspense>
      )}
      <LostConnection />
      <ForDevelopers />
    </LinkProvider>
  );
}

/** Links within the site change the page without loading the document; others are left to the browser. */
function PageLink({ href, ...props }: LinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !props.target && props.download === undefined;
  if (!isOurs) return <a {...props} href={href} />;
  return <RouterLink {...(props as ComponentProps<typeof RouterLink>)} to={href} />;
}

let lastPath: string | undefined;

/** Not on the first page, where the browser knows better, and not in Safari, which restores places itself. */
function scrollToTop(path: string) {
  const isFirst = lastPath === undefined;
  const isSame = lastPath === path;
  lastPath = path;
  if (isFirst || isSame || location.hash || isSafari()) return;
  scrollTo(0, 0);
}

const isSafari = () => /^((?!chrome|android|crios|fxios).)*safari/i.test(navigator.userAgent);
