import type { RouteMatch } from './match.ts';
import type { Route } from './routes.ts';
import type { RouteId } from './table.ts';

/**
 * Whether knowing an address of this route gives the power to act, or to read what is shared by link alone: such addresses
 * must not reach other sites or logs.
 */
export const holdsSecret = ({ path }: Pick<Route, 'path'>): boolean =>
  /\/:(hash|token|recipientId|statementId)\b/.test(path);

/** Routes of which an address without the token shows what anybody may read. */
const publicWithoutToken: ReadonlySet<RouteId> = new Set(['jobPost']);

/** Whether an address is as secret as its route can be. */
export const isSecretAt = ({ route, params }: RouteMatch): boolean =>
  holdsSecret(route) && !(publicWithoutToken.has(route.id) && params['token'] === undefined);
