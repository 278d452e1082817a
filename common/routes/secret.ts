import type { Route } from './routes.ts';

/**
 * Whether knowing an address of this route gives the power to act: such addresses must not reach other sites or logs.
 */
export const holdsSecret = ({ path }: Pick<Route, 'path'>): boolean => /\/:(hash|token|recipientId)\b/.test(path);
