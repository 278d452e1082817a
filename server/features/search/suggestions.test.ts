import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { registerRateLimits } from '../accounts/session/rate-limits.ts';
import { createAgency, createRecruiter } from '../profiles/profiles.factories.ts';
import { suggestionRoutes } from './suggestions.http.ts';
import type { Suggestion } from './suggestions.queries.ts';

const { database } = await testDatabase();
const app = Fastify();
app.decorate('database', database);
await registerRateLimits(app);
await app.register(suggestionRoutes);
afterAll(() => app.close());

const get = (query: string) => app.inject({ url: `/search/suggestions${query}` });
const suggestions = async (typed: string): Promise<readonly Suggestion[]> =>
  (await get(`?${new URLSearchParams({ q: typed })}`)).json();
const names = async (typed: string) => (await suggestions(typed)).map(({ name }) => name);

beforeAll(async () => {
  const agency = await createAgency(database, { name: 'Dovecote Talent', location: 'Perth', slug: 'dovecote' });
  await createRecruiter(database, { name: 'Zínnia Harrowgate', agency_id: agency.id, slug: 'zinnia' });
  await createRecruiter(database, { name: 'Zinovia Low', score_rank: '3.0' });
  const waiting = await createAgency(database, { name: 'Dovetail Hidden', is_approved: false });
  await createRecruiter(database, { name: 'Melba Toast', agency_id: waiting.id, about: 'Zinc mines.' });
});

test('profiles are suggested from the second letter on, by prefixes of names and agencies, with their address', async () => {
  expect(await suggestions('z')).toEqual([]);
  expect(await suggestions('zinn')).toEqual([
    {
      id: expect.any(String),
      kind: 'recruiter',
      name: 'Zínnia Harrowgate',
      detail: 'Dovecote Talent',
      href: '/recruiter/zinnia',
    },
  ]);
  expect((await names('zin')).sort()).toEqual(['Zinovia Low', 'Zínnia Harrowgate']);
  expect((await suggestions('dovecote')).map(({ href }) => href).sort()).toEqual([
    '/agency/dovecote',
    '/recruiter/zinnia',
  ]);
  expect(await names('harrowgate zin')).toEqual(['Zínnia Harrowgate']);
});

test('a typo is forgiven, and an unapproved agency stays hidden', async () => {
  expect(await names('harowgate')).toEqual(['Zínnia Harrowgate']);
  expect(await names('dovetail')).not.toContain('Dovetail Hidden');
  expect((await suggestions('melba'))[0]).toMatchObject({ name: 'Melba Toast', detail: '' });
});

test('specialities and places are suggested by prefixes of their words, and lead to a filtered search', async () => {
  expect((await suggestions('resources')).map(({ href }) => href)).toEqual([
    '/search?speciality=human-resources',
    '/search?speciality=mining-and-resources',
  ]);
  expect((await suggestions('victoria'))[0]).toMatchObject({ kind: 'place', href: '/search?country=AU&postcode=3000' });
});

test('any request is answered, and may be cached for a minute', async () => {
  for (const query of [
    '',
    '?q=a&q=b',
    '?q=%00%00',
    "?q='%3B--",
    `?q=${'x'.repeat(5000)}`,
    '?q=%F0%9F%A6%8A%F0%9F%A6%8A',
  ])
    expect([(await get(query)).statusCode, (await get(query)).json()], query).toEqual([200, []]);
  expect((await get('?q=zin')).headers['cache-control']).toBe('public, max-age=60');
});
