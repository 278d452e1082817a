import { browserLimits } from '#common/limits.ts';
import { holdsSecret, matchRoute } from '#common/routes.ts';
import { note } from '#web/kit/data-layer.ts';
import type { SessionUser } from '#web/kit/session/user.ts';

/**
 * Notes a page half a second after it was opened; leaving sooner cancels. Returns how to cancel.
 * The path of an address by which one may act is its route's pattern, because others may read what is noted.
 */
export function notePage(path: string): () => void {
  const timer = setTimeout(
    () => note({ event: 'page', path: tellable(path), title: document.title }),
    browserLimits.pageEventDelay,
  );
  return () => clearTimeout(timer);
}

/** A path that we do not know may be a mailed link that was cut or lengthened on its way. */
function tellable(path: string): string {
  const route = matchRoute(path)?.route;
  if (!route) return 'unknown';
  return holdsSecret(route) ? route.path : path;
}

/** Notes who is signed in now, or that nobody is any more. */
export function noteIdentity(user: SessionUser | null): void {
  if (user) note({ event: 'set-user', user: describe(user) });
  else note({ event: 'reset', user: null });
}

function describe({ id, attributes: { type, country, intercomUserHash } }: SessionUser) {
  return { id, type, country, hash: intercomUserHash };
}
