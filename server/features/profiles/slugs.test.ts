import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createAgency, createRecruiter } from './profiles.factories.ts';
import { freeSlug, reservedSlugs, slugOf } from './slugs.ts';

const { database } = await testDatabase();
const free = (table: 'recruiters' | 'agencies', name: string) =>
  database.kysely.transaction().execute((tx) => freeSlug(tx, table, name));

test.each([
  ['Tūī & Sons', 'tui-and-sons'],
  ["Siobhán O'Brien", 'siobhan-obrien'],
  ['Łukasz Groß', 'lukasz-gross'],
  ['  --Ada--  ', 'ada'],
  ['𝒜da 🚀 Reyes', 'ada-reyes'],
  ['山田太郎', ''],
  ['🚀🚀', ''],
])('the name %j gives the address %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a name as long as can be leaves room for a number', () => {
  expect(slugOf('a'.repeat(120)).length).toBeLessThanOrEqual(70);
});

test('a name without Latin letters is called after what it is', async () => {
  expect(await free('recruiters', '山田太郎')).toBe('recruiter');
  expect(await free('agencies', 'Талант')).toBe('agency');
});

test('a taken address gets the smallest free number, each kind of profile by itself', async () => {
  await createRecruiter(database, { slug: 'casey-wintergreen' });
  expect(await free('recruiters', 'Casey Wintergreen')).toBe('casey-wintergreen-2');
  await createRecruiter(database, { slug: 'casey-wintergreen-2' });
  expect(await free('recruiters', 'Casey Wintergreen')).toBe('casey-wintergreen-3');
  expect(await free('agencies', 'Casey Wintergreen')).toBe('casey-wintergreen');
  await createAgency(database, { slug: 'casey-wintergreen-agency' });
  expect(await free('agencies', 'Casey Wintergreen')).toBe('casey-wintergreen');
});

test.each(reservedSlugs)('nobody is called %s alone, for that is a page', async (name) => {
  expect(await free('recruiters', name)).toBe(`${name}-2`);
});
