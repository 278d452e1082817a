/** Every address of the product: which there are, which one a path is, and how it answers somebody. */
export { answerFor, isOffered, type RouteAnswer, type RouteViewer } from './routes/answer.ts';
export { matchRoute, type RouteMatch, type RouteParams, reservedSlugs } from './routes/match.ts';
export { type Choices, type Layout, layouts } from './routes/route.ts';
export { type Route, routeOf, routes } from './routes/routes.ts';
export { type RouteId, routeTable } from './routes/table.ts';
