import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { ask } from '#server/graphql/testing/ask.ts';
import { createRecruiter } from '../profiles/profiles.factories.ts';
import { searchRecruiters } from './search.queries.ts';

const { database, context } = await testDatabase();
const fields = '{ total pages recruiters { name } }';

test('a page past the last one is empty, and still says how many there are', async () => {
  await createRecruiter(database, { name: 'Quillon Featherstone' });
  const first = await ask(context(), `{ search(words: "Quillon") ${fields} }`);
  const past = await ask(context(), `{ search(words: "Quillon", page: 9) ${fields} }`);
  expect(first.data.search).toEqual({ total: 1, pages: 1, recruiters: [{ name: 'Quillon Featherstone' }] });
  expect(past.data.search).toEqual({ total: 1, pages: 1, recruiters: [] });
});

test('a null character is no fault of ours: it is read as a space', async () => {
  await createRecruiter(database, { name: 'Ottoline Marsh' });
  const { data, errors } = await ask(
    context(),
    `query ($words: String, $field: String) {
    named: search(words: $words) ${fields}
    inField: search(speciality: $field) ${fields}
  }`,
    { words: 'Ottoline\0Marsh', field: 'construction\0' },
  );
  expect(errors).toBeUndefined();
  expect(data.named).toMatchObject({ recruiters: [{ name: 'Ottoline Marsh' }] });
  expect(data.inField).toMatchObject({ total: 0 });
});

test('there are more than were counted only where there is one more', async () => {
  const search = { words: 'Threlkeld', speciality: null, page: 1 };
  const found = () => searchRecruiters(database, search, { countedAtMost: 2 });
  for (const name of ['Ada Threlkeld', 'Ben Threlkeld']) await createRecruiter(database, { name });
  expect(await found()).toMatchObject({ total: 2, isBounded: false });
  await createRecruiter(database, { name: 'Cy Threlkeld' });
  expect(await found()).toMatchObject({ total: 2, isBounded: true });
});

test('typing errors are forgiven in names, places and fields', async () => {
  await createRecruiter(database, { name: 'Zinnia Harrowgate', location: 'Melbourne', specialities: ['construction'] });
  for (const words of ['zinia', 'harowgate', 'melborne', 'construcion'])
    expect(JSON.stringify(await ask(context(), `{ search(words: "${words}") ${fields} }`)), words).toContain('Zinnia');
  expect(JSON.stringify(await ask(context(), `{ search(words: "auckland") ${fields} }`))).not.toContain('Zinnia');
});
