import { isCountryAmong } from '../countries.ts';
import type { Features } from '../features.ts';
import { meets } from '../roles.ts';
import type { Route } from './routes.ts';

/** What a route requires: roles, and whether the agency or company must be approved. */
export interface RouteViewer {
  readonly roles: readonly string[];
  readonly approved: boolean;
}

/** How an address answers a viewer. */
export type RouteAnswer = 'not-found' | 'sign-in' | 'denied' | 'ok';

/**
 * A route's answer, in this order: not built, feature or country off; not signed in; requirement or approval missing.
 * `country` is the user's (code or name); an undefined route is an unknown address. Redirects answer 'ok'.
 */
export function answerFor(
  route: Route | undefined,
  viewer: RouteViewer | null,
  features: Features,
  country?: string | null,
): RouteAnswer {
  if (!route?.isBuilt || !isOffered(route, features, country)) return 'not-found';
  if (route.isOpen) return 'ok';
  if (!viewer) return 'sign-in';
  const isApproved = viewer.approved || !route.needsApproved;
  return isApproved && meets(viewer.roles, route.requirement) ? 'ok' : 'denied';
}

/** Whether a route's features are on and its countries include the user's. */
function isOffered(route: Route, features: Features, country?: string | null): boolean {
  if (route.features.some((feature) => !features[feature])) return false;
  return route.countries === undefined || isCountryAmong(route.countries, country);
}
