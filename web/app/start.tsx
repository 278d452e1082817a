import '#web/ui/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterContextProvider, RouterProvider } from 'react-router';
import { captureError } from '#web/kit/capture-error.ts';
import { openDeveloperSwitch } from '#web/kit/permissions/developer.ts';
import { Unreachable } from '#web/kit/problem.ts';
import type { Session } from '#web/kit/session/session.ts';
import { App } from './App.tsx';
import { openSession } from './browser-session.ts';
import { hasArrived, watchPlaces } from './connection.ts';
import { watchEndOfActing } from './end-of-acting.ts';
import { captureErrorsFor } from './error-capture.ts';
import { Identity } from './identity.ts';
import type { ReadBoot } from './read-boot.ts';
import { routeObjects } from './router.tsx';
import { type RouteVisitor, setSurroundings } from './surroundings.ts';
import { Waiting } from './Waiting.tsx';

export { readBoot } from './read-boot.ts';

/** Hydrates the document: first as the server rendered it, for a stranger, then for the signed-in user. */
export function startApp({ text, boot }: ReadBoot): void {
  if (boot.kind === 'page' && isOfAnotherPage()) {
    location.reload();
    return;
  }
  // Match the first render: the router may have moved on before the next.
  const { pathname } = location;
  if (boot.sentryDsn) captureErrorsFor(boot.sentryDsn);
  openDeveloperSwitch(boot.environment);
  const session = openSession();
  const identity = new Identity(session, boot.records, () => {
    void router.revalidate();
  });
  const router = createBrowserRouter(routeObjects, {
    getContext: () => {
      const context = new RouterContextProvider();
      setSurroundings(context, {
        features: boot.features,
        environment: identity.environment,
        visitor: () => visitorOf(session),
        rememberPath: (path) => session.rememberPath(path),
        captureError,
      });
      return context;
    },
  });
  watchEndOfActing(session, (path) => void router.navigate(path));
  watchPlaces({
    standing: () => (router.state.initialized ? createPath(router.state.location) : null),
    wanted: () => createPath(router.state.navigation.location ?? router.state.location),
  });
  router.subscribe(({ navigation }) => navigation.state === 'idle' && hasArrived());
  const draw = () => {
    // The server's page can be read and its forms work; that beats saying that the rest could not be loaded.
    if (boot.kind === 'page' && Object.values(router.state.errors ?? {}).some(isUnreachable)) return;
    hydrateRoot(
      document,
      <App boot={boot} bootText={text} session={session}>
        {boot.kind === 'page' ? (
          <RouterProvider router={router} />
        ) : (
          <Waiting path={pathname}>
            <RouterProvider router={router} />
          </Waiting>
        )}
      </App>,
    );
  };
  // In a transition React works in slices, and the page responds to input in between.
  const start = () => startTransition(draw);
  if (router.state.initialized) start();
  else whenInitialized(router, start);
}

/** The user pressed Back before we started: the address is another page's now, and no document was loaded for it. */
function isOfAnotherPage(): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!document || document.redirectCount > 0) return false;
  return document.name.replace(/#.*/, '') !== location.href.replace(/#.*/, '');
}

const isUnreachable = (error: unknown) => error instanceof Unreachable;

/** The page's code and data must be there before hydration. */
function whenInitialized(router: ReturnType<typeof createBrowserRouter>, then: () => void) {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}

/** The user, with a valid token. A session that cannot be refreshed does not count. */
async function visitorOf(session: Session): Promise<RouteVisitor | null> {
  await session.accessToken().catch(() => null);
  const { user } = session;
  return user && { roles: user.roles, approved: user.attributes.approved, country: user.attributes.country };
}
