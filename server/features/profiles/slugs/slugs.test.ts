import { expect, test } from 'vitest';
import { reservedSlugs } from '#common/routes/match.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { createAgency, createRecruiter } from '../profiles.factories.ts';
import { rememberGone } from '../removal/gone-profiles.ts';
import { changeSlug, freeSlug, slugOf } from './slugs.ts';

const { database, context } = await testDatabase();
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

test('the longest name leaves room for a number', () => {
  expect(slugOf('a'.repeat(120)).length).toBeLessThanOrEqual(70);
});

test('a name without Latin letters is called after its kind', async () => {
  expect(await free('recruiters', '山田太郎')).toBe('recruiter');
  expect(await free('agencies', 'Талант')).toBe('agency');
});

test('a taken address gets the smallest free number, separately for each kind of profile', async () => {
  await createRecruiter(database, { slug: 'casey-wintergreen' });
  expect(await free('recruiters', 'Casey Wintergreen')).toBe('casey-wintergreen-2');
  await createRecruiter(database, { slug: 'casey-wintergreen-2' });
  expect(await free('recruiters', 'Casey Wintergreen')).toBe('casey-wintergreen-3');
  expect(await free('agencies', 'Casey Wintergreen')).toBe('casey-wintergreen');
  await createAgency(database, { slug: 'casey-wintergreen-agency' });
  expect(await free('agencies', 'Casey Wintergreen')).toBe('casey-wintergreen');
});

test.each(reservedSlugs)('nobody is called just %s, because that is a page', async (name) => {
  expect(await free('recruiters', name)).toBe(`${name}-2`);
});

test('the address of a gone profile is never given out again, neither automatically nor on request', async () => {
  const { id } = await createRecruiter(database, { slug: 'quentin-larkspur' });
  await inWrite(context(), (write) =>
    rememberGone(write, { id: crypto.randomUUID(), slug: 'wilma-harrowgate', emails: [] }),
  );
  expect(await free('recruiters', 'Wilma Harrowgate')).toBe('wilma-harrowgate-2');
  expect(await free('agencies', 'Wilma Harrowgate')).toBe('wilma-harrowgate');
  const change = inWrite(context(), (write) =>
    changeSlug(write, 'recruiters', { id, slug: 'quentin-larkspur' }, 'wilma-harrowgate'),
  );
  await expect(change).rejects.toMatchObject({ problems: [{ code: 'SLUG_TAKEN' }] });
});
