import { answerFor, isSecretAt, matchRoute, type Route, type RouteId } from '#common/routes.ts';
import { env } from '#server/env.ts';

/** How the server handles an address, before rendering. */
export type Place =
  | { readonly kind: 'redirect'; readonly to: string }
  /** Pages of signed-in people, and pages that show them more: the browser renders them. */
  | { readonly kind: 'shell'; readonly path: string }
  | { readonly kind: 'page'; readonly path: string; readonly route: Route | undefined; readonly isSecret: boolean };

/** Open pages that show more to some who are signed in: only the browser knows who they are. */
const byViewer: ReadonlySet<RouteId> = new Set(['report']);

/** Finds what is at an address. `url` is path and query as received. */
export function placeOf(url: string): Place {
  const path = url.split('?', 1)[0]!;
  const match = matchRoute(path);
  const route = match?.route;
  if (route?.redirect && route.isBuilt) return { kind: 'redirect', to: route.redirect };
  const answer = answerFor(route, null, env.PLAUDIT_FEATURES);
  if (answer === 'sign-in' || (answer === 'ok' && byViewer.has(route!.id))) return { kind: 'shell', path };
  return {
    kind: 'page',
    path,
    route: answer === 'ok' ? route : undefined,
    isSecret: match !== undefined && isSecretAt(match),
  };
}
