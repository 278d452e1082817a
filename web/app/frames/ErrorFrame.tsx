import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { matchRoute } from '#common/routes.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { SitePage } from './SitePage.tsx';

/** Code that cannot be loaded must not keep the message from being shown. */
const RailPage = lazy(async () => ({
  default: await import('./AppPage.tsx').then(
    ({ AppPage }) => AppPage,
    () => SitePage,
  ),
}));

/**
 * The frame of a screen that replaces a page. People who are signed in keep their rail, unless the address belongs to a
 * public page; everybody else gets the public frame.
 */
export function ErrorFrame({ children }: { children: ReactNode }) {
  const user = useUser();
  const { pathname } = useLocation();
  const inPublicFrame = <SitePage>{children}</SitePage>;
  if (!user || isOfPublicPage(pathname)) return inPublicFrame;
  return (
    <Suspense fallback={inPublicFrame}>
      {/* The rail's figures are the person's own. */}
      <RailPage key={user.id}>{children}</RailPage>
    </Suspense>
  );
}

/** Of a page that exists, or once did. */
function isOfPublicPage(path: string): boolean {
  const { id, layout } = matchRoute(path)?.route ?? {};
  return layout === 'no-login' && id !== 'notFound';
}
