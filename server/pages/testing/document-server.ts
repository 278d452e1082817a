import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { vi } from 'vitest';
import type { TestDatabase } from '#server/database/testing/database.ts';
import { answerWhatIsAtHand } from '#server/http/at-hand.ts';
import { sayWithEveryAnswer } from '#server/http/every-answer.ts';
import { AnnouncedLately } from '../announced-lately.ts';
import { hearAnnouncements } from '../announcements.ts';
import type { Bundle } from '../bundle.ts';
import { contentSecurityPolicy } from '../content-security.ts';
import { KeptPages } from '../kept-pages.ts';
import { documentRoutes } from '../pages.http.ts';
import { versionsIn } from '../versions.ts';

/** The part of a web process that serves documents, with its kept pages. */
export interface DocumentServer {
  readonly app: FastifyInstance;
  readonly kept: KeptPages;
  get(url: string, headers?: InjectOptions['headers']): ReturnType<typeof inject>;
  close(): Promise<void>;
}

interface Wishes {
  /** Adds other routes. */
  arrange?: (app: FastifyInstance) => unknown;
  /** The clock for announcements. */
  now?: () => number;
}

/** Serves a test's database with the pages' own code, without built files. */
export async function openDocumentServer(
  { database, connectionString }: Pick<TestDatabase, 'database' | 'connectionString'>,
  { arrange, now }: Wishes = {},
): Promise<DocumentServer> {
  const announced = new AnnouncedLately(now);
  const kept = new KeptPages(versionsIn(database));
  const entry = await import('../../../web/app/entry-server.tsx');
  const bundle: Bundle = {
    id: 'test',
    entry: async () => entry,
    filesFor: (sources) => ({
      entry: '/assets/entry.js',
      modules: (sources.length > 0 ? sources : ['none']).map((source) => `/assets/${source}.js`),
      styles: [],
      fonts: [],
    }),
    finish: async (_path, html) => html,
  };
  const app = Fastify();
  app.decorate('database', database);
  answerWhatIsAtHand(app);
  sayWithEveryAnswer(app);
  await arrange?.(app);
  const policy = contentSecurityPolicy(await entry.appStyles(), 'https://key@errors.example/1');
  await app.register(documentRoutes, { bundle, kept, announced, policy });
  const stopHearing = hearAnnouncements(connectionString, kept, announced);
  await vi.waitUntil(() => kept.isHearing, { timeout: 20_000 });
  return {
    app,
    kept,
    get: (url, headers = {}) => inject(app, { method: 'GET', url, headers }),
    async close() {
      await stopHearing();
      await app.close();
    },
  };
}

const inject = (app: FastifyInstance, options: InjectOptions) => app.inject(options);
