import '#web/ui/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterContextProvider, RouterProvider } from 'react-router';
import { openDeveloperSwitch } from '#web/kit/permissions/developer.ts';
import { Unreachable } from '#web/kit/problem.ts';
import { report } from '#web/kit/report.ts';
import type { Session } from '#web/kit/session/session.ts';
import { App } from './App.tsx';
import { openSession } from './browser-session.ts';
import { hasArrived, watchPlaces } from './connection.ts';
import { watchEndOfActing } from './end-of-acting.ts';
import { reportErrorsTo } from './error-reports.ts';
import { Identity } from './identity.ts';
import type { ReadBoot } from './read-boot.ts';
import { routeObjects } from './router.tsx';
import { type RouteVisitor, setSurroundings } from './surroundings.ts';
import { Waiting } from './Waiting.tsx';

export { readBoot } from './read-boot.ts';

/** Brings the document to life: as it was drawn first, which is for a stranger, then for who is signed in. */
export function startApp({ text, boot }: ReadBoot): void {
  if (boot.kind === 'page' && isOfAnotherPage()) {
    location.reload();
    return;
  }
  // As it was drawn for: the router may have led on before it is drawn again.
  const { pathname } = location;
  if (boot.errorReports) reportErrorsTo(boot.errorReports);
  openDeveloperSwitch(boot.environment);
  const session = openSession();
  const identity = new Identity(session, boot.records, () => {
    void router.revalidate();
  });
  const router = createBrowserRouter(routeObjects, {
    getContext: () => {
      const context = new RouterContextProvider();
      setSurroundings(context, {
        flags: boot.flags,
        environment: identity.environment,
        visitor: () => visitorOf(session),
        rememberPath: (path) => session.rememberPath(path),
        report,
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
    // What the server drew can be read and its forms work: better than to say that the rest was not reached.
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
  // In a transition React works in slices, and the page answers to fingers in between.
  const start = () => startTransition(draw);
  if (router.state.initialized) start();
  else whenInitialized(router, start);
}

/** Back was pressed before we were here: the address is another page's by now, and no document was loaded for it. */
function isOfAnotherPage(): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!document || document.redirectCount > 0) return false;
  return document.name.replace(/#.*/, '') !== location.href.replace(/#.*/, '');
}

const isUnreachable = (error: unknown) => error instanceof Unreachable;

/** The page's code and data must be there before it is compared with what the server drew. */
function whenInitialized(router: ReturnType<typeof createBrowserRouter>, then: () => void) {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}

/** Who goes to a page, with a token that holds. A session that cannot be renewed is no session. */
async function visitorOf(session: Session): Promise<RouteVisitor | null> {
  await session.accessToken().catch(() => null);
  const { user } = session;
  return user && { roles: user.roles, approved: user.attributes.approved, country: user.attributes.country };
}
