import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#common/routes.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import type { MeasuredPages } from '../../tools/measure-pages.ts';
import { pageSources } from '../../web/app/pages.ts';
import { filesOf } from './bundle.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { KeptPages } from './kept-pages.ts';
import { documentRoutes } from './pages.http.ts';
import { versionsIn } from './versions.ts';

/** Bytes after brotli, by what is sent. Exceeding a budget needs a reason, and a change to that file. */
type Budgets = Readonly<Record<'chunks' | 'scripts' | 'styles' | 'documents', Readonly<Record<string, number>>>>;

const file = 'server/pages/budgets.json';
const budgets: Budgets = JSON.parse(readFileSync(path.join(import.meta.dirname, 'budgets.json'), 'utf8'));
const project = path.join(import.meta.dirname, '../..');

const { database } = await testDatabase();
let built: MeasuredPages;
let app: FastifyInstance;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/measure-pages.ts'], {
    cwd: project,
    maxBuffer: 10_000_000,
  });
  built = JSON.parse(stdout);
  app = await serve();
}, 120_000);

afterAll(() => app.close());

test('no shared chunk is larger than its budget', () => {
  expect(beyond('chunks', chunks())).toEqual([]);
});

test('no public page loads more scripts than its budget', () => {
  expect(beyond('scripts', ofPages('modules'))).toEqual([]);
});

test('no public page loads more styles than its budget, nor more than one style sheet before it shows', () => {
  expect(beyond('styles', ofPages('styles'))).toEqual([]);
  for (const [page, files] of publicPages()) expect(files.styles, page).toHaveLength(1);
});

test('no document is larger than its budget', async () => {
  const { slug, id, agency_id } = await createRecruiter(database, { name: 'Ann Lee', slug: 'ann-lee' });
  for (let stars = 0; stars < 10; stars++) await createReview(database, { recruiter_id: id, overall: 1 + (stars % 5) });
  const agency = await database.kysely
    .updateTable('agencies')
    .set({ slug: 'quiet-harbour' })
    .where('id', '=', agency_id)
    .returning('slug')
    .executeTakeFirstOrThrow();
  const sent: Record<string, number> = {};
  for (const [name, url] of Object.entries({
    recruiter: `/recruiter/${slug}`,
    agency: `/agency/${agency.slug}`,
    recruiterReview: `/recruiter/${slug}/review`,
    search: '/search',
    signIn: '/',
    reviewPolicy: '/review-policy',
  })) {
    const { rawPayload, statusCode } = await app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br' } });
    expect(statusCode, url).toBe(200);
    sent[name] = rawPayload.length;
  }
  expect(beyond('documents', sent)).toEqual([]);
});

/** A message for each file that exceeds its budget or has none. */
function beyond(kind: keyof Budgets, found: Readonly<Record<string, number>>): string[] {
  expect(Object.keys(found)).not.toHaveLength(0);
  return Object.entries(found).flatMap(([name, bytes]) => {
    const budget = budgets[kind][name];
    if (budget === undefined) return [`${name} has ${bytes} bytes and no budget among the ${kind} of ${file}`];
    if (bytes <= budget) return [];
    return [
      `${name} has ${bytes} bytes, ${bytes - budget} beyond its budget of ${budget} among the ${kind} of ${file}`,
    ];
  });
}

const bytesOf = (address: string) => built.bytes[address.replace(/^\//, '')] ?? 0;
const total = (addresses: readonly string[]) => addresses.reduce((sum, address) => sum + bytesOf(address), 0);

function chunks(): Record<string, number> {
  const named = Object.values(built.manifest).filter(({ name }) => name !== undefined && name in budgets.chunks);
  return Object.fromEntries(named.map(({ name, file: script }) => [name!, bytesOf(script)]));
}

const publicPages = () =>
  routes.flatMap(({ id, isPublic }) => {
    const sources = isPublic ? pageSources(id) : [];
    return sources.length > 0 ? [[id, filesOf(built.manifest, sources)] as const] : [];
  });

const ofPages = (kind: 'modules' | 'styles') =>
  Object.fromEntries(
    publicPages().map(([id, files]) => [
      id,
      total(kind === 'modules' ? [files.entry, ...files.modules] : files.styles),
    ]),
  );

/** The documents, with this build's file names. */
async function serve(): Promise<FastifyInstance> {
  const entry = await import('../../web/app/entry-server.tsx');
  const served = Fastify();
  served.decorate('database', database);
  await served.register(documentRoutes, {
    bundle: {
      id: 'budgets',
      entry: async () => entry,
      filesFor: (sources) => filesOf(built.manifest, sources),
      finish: async (_path, html) => html,
    },
    kept: new KeptPages(versionsIn(database)),
    policy: contentSecurityPolicy(await entry.appStyles()),
  });
  return served;
}
