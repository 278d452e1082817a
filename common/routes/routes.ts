import type { Feature } from '../features.ts';
import type { Requirement } from '../roles.ts';
import type { Choices, Layout, RouteEntry } from './route.ts';
import { type RouteId, routeTable } from './table.ts';

/** A route with all defaults filled in; see `RouteEntry` for the fields. */
export interface Route {
  readonly id: RouteId;
  readonly path: string;
  readonly title: string;
  readonly layout: Layout;
  readonly requirement: Requirement;
  readonly needsApproved: boolean;
  readonly features: readonly Feature[];
  readonly countries: readonly string[] | undefined;
  readonly redirect: string | undefined;
  readonly choices: Choices;
  readonly builtChoices: Choices;
  readonly isOpen: boolean;
  readonly isPublic: boolean;
  readonly isBuilt: boolean;
  readonly isFullWidth: boolean;
}

/** Every route, in the order of the table. */
export const routes: readonly Route[] = Object.entries<RouteEntry>(routeTable).map(([id, entry]) => ({
  id: id as RouteId,
  path: entry.path,
  title: entry.title,
  layout: entry.layout,
  requirement: entry.requirement,
  needsApproved: entry.needsApproved ?? false,
  features: entry.features ?? [],
  countries: entry.countries,
  redirect: entry.redirect,
  choices: entry.choices ?? {},
  builtChoices: entry.builtChoices ?? {},
  isOpen: Boolean(entry.isOpen || entry.isPublic),
  isPublic: entry.isPublic ?? false,
  isBuilt: entry.isBuilt ?? false,
  isFullWidth: entry.isFullWidth ?? false,
}));

const byId = new Map(routes.map((route) => [route.id, route]));

/** The route with an id. */
export function routeOf(id: RouteId): Route {
  return byId.get(id)!;
}
