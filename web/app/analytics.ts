import { browserLimits } from '#common/limits.ts';
import { isSecretAt, matchRoute } from '#common/routes.ts';
import { note } from '#web/kit/data-layer.ts';
import type { SessionUser } from '#web/kit/session/user.ts';

/**
 * Tracks a page view after half a second; leaving sooner cancels it. Returns how to cancel.
 * An address that carries a token is tracked as its route's pattern, because others may read the data.
 */
export function notePage(path: string): () => void {
  const timer = setTimeout(
    () => note({ event: 'page', path: tellable(path), title: document.title }),
    browserLimits.pageEventDelay,
  );
  return () => clearTimeout(timer);
}

/** An unknown path may be a mailed link that was damaged on its way. */
function tellable(path: string): string {
  const match = matchRoute(path);
  if (!match) return 'unknown';
  return isSecretAt(match) ? match.route.path : path;
}

/** Reports who is signed in, or that nobody is any more. */
export function noteIdentity(user: SessionUser | null): void {
  if (user) note({ event: 'set-user', user: describe(user) });
  else note({ event: 'reset', user: null });
}

function describe({ id, attributes: { type, country, intercomUserHash } }: SessionUser) {
  return { id, type, country, hash: intercomUserHash };
}
