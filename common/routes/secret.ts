import type { Route } from './routes.ts';

/**
 * Whether knowing an address of this route gives the power to act, or to read what is shared by link alone: such addresses
 * must not reach other sites or logs.
 */
export const holdsSecret = ({ path }: Pick<Route, 'path'>): boolean =>
  /\/:(hash|token|recipientId|statementId)\b/.test(path);
