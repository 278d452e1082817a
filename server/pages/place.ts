import { answerFor, holdsSecret, matchRoute, type Route } from '#common/routes.ts';
import { env } from '#server/env.ts';

/** How the server handles an address, before rendering. */
export type Place =
  | { readonly kind: 'redirect'; readonly to: string }
  /** Signed-in pages: the browser renders them. */
  | { readonly kind: 'shell'; readonly path: string }
  | { readonly kind: 'page'; readonly path: string; readonly route: Route | undefined; readonly isSecret: boolean };

/** Finds what is at an address. `url` is path and query as received. */
export function placeOf(url: string): Place {
  const path = url.split('?', 1)[0]!;
  const match = matchRoute(path);
  const route = match?.route;
  if (route?.redirect && route.isBuilt) return { kind: 'redirect', to: route.redirect };
  const answer = answerFor(route, null, env.PLAUDIT_FEATURES);
  if (answer === 'sign-in') return { kind: 'shell', path };
  return {
    kind: 'page',
    path,
    route: answer === 'ok' ? route : undefined,
    isSecret: route !== undefined && holdsSecret(route),
  };
}
