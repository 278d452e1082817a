import type { Route } from './routes.ts';

/** Whether who knows an address of this route may act by it: such addresses go to no other site and into no record. */
export const holdsSecret = ({ path }: Pick<Route, 'path'>): boolean => /\/:(hash|token|recipientId)\b/.test(path);
