import { type RouteId, routeOf } from '#common/routes.ts';

/** Whether a page exists yet. Never link to one that does not. */
export const isBuilt = (id: RouteId): boolean => routeOf(id).isBuilt;
