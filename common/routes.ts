/** Every address of the product: which exist, which one a path is, and how it answers a viewer. */
export { answerFor, type RouteAnswer, type RouteViewer } from './routes/answer.ts';
export { matchRoute, type RouteMatch, type RouteParams } from './routes/match.ts';
export type { Choices, Layout } from './routes/route.ts';
export { type Route, routeOf, routes } from './routes/routes.ts';
export { holdsSecret, isSecretAt } from './routes/secret.ts';
export type { RouteId } from './routes/table.ts';
