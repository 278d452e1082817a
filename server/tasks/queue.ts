import { Logger, runMigrations } from 'graphile-worker';

/** Makes or updates the tables of the queue. Safe to call from several processes. */
export const prepareQueue = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: new Logger(() => () => {}) });
