import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { specialities } from '#common/specialities.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createCompany } from '../../profiles/profiles.factories.ts';
import { registerRateLimits } from '../session/rate-limits.ts';
import { companyNameRoutes } from './company-names.http.ts';

const { database } = await testDatabase();
const app = Fastify();
app.decorate('database', database);
await registerRateLimits(app);
await app.register(companyNameRoutes);
afterAll(() => app.close());
const get = (path: string, from = '203.0.113.1') => app.inject({ url: path, remoteAddress: from });
const names = async (typed: string) =>
  (await get(`/company-names?${new URLSearchParams({ q: typed })}`)).json().map(({ name }: { name: string }) => name);

beforeAll(async () => {
  for (const name of ['Pinwheel Logistics', 'Pinnacle', 'Óscar & Daughters', '100% Pins', 'Under_score'])
    await createCompany(database, { name });
  await createCompany(database, { name: 'Pinecone', is_approved: false });
  for (let n = 10; n < 24; n++) await createCompany(database, { name: `Many ${n}` });
});

describe('company names as you type', () => {
  test('are approved ones that start with it, then those with a word that does', async () => {
    expect(await names('pin')).toEqual(['Pinnacle', 'Pinwheel Logistics', '100% Pins']);
    expect(await names('  PINW ')).toEqual(['Pinwheel Logistics']);
    expect(await names('logi')).toEqual(['Pinwheel Logistics']);
  });

  test('forgive accents and a typo', async () => {
    expect(await names('oscar')).toEqual(['Óscar & Daughters']);
    expect(await names('pinwheal logistics')).toEqual(['Pinwheel Logistics']);
  });

  test('take special characters literally', async () => {
    expect(await names('100%')).toEqual(['100% Pins']);
    expect(await names('%%')).toEqual([]);
    expect(await names('__')).toEqual([]);
    expect(await names('\\\\')).toEqual([]);
    expect(await names("';--")).toEqual([]);
    expect(await names('pin\0')).toEqual([]);
  });

  test('start with the second letter, and are ten at most', async () => {
    expect(await names('p')).toEqual([]);
    expect(await names('')).toEqual([]);
    expect(await names('many')).toHaveLength(10);
    expect((await get('/company-names?q=pin&q=man')).json()).toEqual([]);
  });

  test("reveal only the API's id, and may be cached for a minute", async () => {
    const { headers, statusCode, ...answer } = await get('/company-names?q=pinnacle');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(answer.json()).toEqual([{ id: expect.stringMatching(/^Company:[\da-f-]{36}$/), name: 'Pinnacle' }]);
  });

  test.each([
    { path: '/company-names?q=po', network: '203.0.113.7' },
    { path: '/job-categories?q=legal', network: '203.0.113.9' },
  ])('are limited to 240 requests per network and minute: $path', async ({ path, network }) => {
    const statuses: number[] = [];
    for (let times = 0; times < 245; times++) statuses.push((await get(path, network)).statusCode);
    expect([statuses[239], statuses[240]]).toEqual([200, 429]);
    expect((await get(path, '203.0.113.8')).statusCode).toBe(200);
  });
});

describe('specialities', () => {
  const found = async (typed: string) =>
    (await get(`/job-categories?${new URLSearchParams({ q: typed })}`)).json().map(({ id }: { id: string }) => id);

  test("are all 33 in display order when nothing is typed, with the database's ids", async () => {
    const { headers, ...answer } = await get('/job-categories');
    expect(headers['cache-control']).toBe('public, max-age=60');
    const all: { id: string; name: string }[] = answer.json();
    expect(all.map(({ id }) => id).sort()).toEqual(specialities.map(({ id }) => id).sort());
    expect([all[0]!.name, all.at(-1)!.name]).toEqual(['Accounting & Finance', 'Other']);
  });

  test('are found by how their words start', async () => {
    expect(await found('min')).toEqual(['mining-and-resources']);
    expect(await found('finance & acc')).toEqual(['accounting-and-finance']);
    expect(await found('juggling')).toEqual([]);
  });
});
