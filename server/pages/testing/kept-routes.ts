import Fastify, { type FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import type { TestDatabase } from '#server/database/testing/database.ts';
import { registerRateLimits } from '#server/features/accounts/session/rate-limits.ts';
import { hearAnnouncements } from '../announcements.ts';
import { KeptPages } from '../kept-pages.ts';
import { versionsIn } from '../versions.ts';

/** The part of a web process that keeps documents or pictures until something on them changes. */
export interface KeptRoutes {
  readonly app: FastifyInstance;
  readonly kept: KeptPages;
  close(): Promise<void>;
}

/** Serves routes that keep what they answer, over a test's database, and hears of changes. */
export async function openKeptRoutes(
  { database, connectionString }: Pick<TestDatabase, 'database' | 'connectionString'>,
  routes: (app: FastifyInstance, options: { kept: KeptPages }) => Promise<void>,
): Promise<KeptRoutes> {
  const kept = new KeptPages(versionsIn(database));
  const app = Fastify();
  app.decorate('database', database);
  await registerRateLimits(app);
  await app.register(routes, { kept });
  const stopHearing = hearAnnouncements(connectionString, kept);
  await vi.waitUntil(() => kept.isHearing);
  return {
    app,
    kept,
    async close() {
      await stopHearing();
      await app.close();
    },
  };
}
