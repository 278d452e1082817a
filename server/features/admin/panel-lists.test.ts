import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import {
  createClaim,
  createDataRequest,
  createReport,
} from '#server/features/joining/enquiries/enquiries.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { createAgency } from '../profiles/profiles.factories.ts';
import { createPanelViewers } from './admin.factories.ts';

const { database, context } = await testDatabase({ demo: true });
const { superAdmin } = await createPanelViewers(database);
for (const [days, reason] of ['spam', 'wrong_facts', 'spam'].entries())
  await createReport(database, {
    agency_id: (await createAgency(database)).id,
    reason,
    created_at: new Date(Date.now() - days * 86_400_000),
  });
for (const days of [0, 1, 2])
  await createDataRequest(database, { created_at: new Date(Date.now() - days * 86_400_000) });
await createClaim(database, { wish: 'objection' });

type Row = Readonly<Record<string, string>>;
type Page = { edges: { node: Row }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };

async function read(root: string, args: string, field: string): Promise<Page> {
  const text = `{ ${root}(${args}) { edges { node { id ${field} } } pageInfo { endCursor hasNextPage } } }`;
  const { data, errors } = await request(context(superAdmin), text);
  expect(errors).toBeUndefined();
  return data[root] as unknown as Page;
}
const rowsOf = (page: Page) => page.edges.map(({ node }) => node);

/** The lists, with the field that each is ordered by. */
const lists = [
  ['enquiries', 'createdAt'],
  ['trainingBookings', 'createdAt'],
  ['claims', 'createdAt'],
  ['profileReports', 'createdAt'],
  ['dataRequests', 'createdAt'],
  ['agencies', 'createdAt'],
  ['companies', 'createdAt'],
  ['reviewsToCheck', 'submittedAt'],
  ['flagCases', 'openedAt'],
  ['mails', 'queuedAt'],
  ['suppressions', 'createdAt'],
  ['auditEntries', 'at'],
] as const;

describe.each(lists)('the list %s', (root, field) => {
  test.each(['NEWEST', 'OLDEST'])('starts with the %s', async (sort) => {
    const rows = rowsOf(await read(root, `first: 100, sort: ${sort}`, field));
    const ages = rows.map((row) => Date.parse(row[field]!));
    expect(ages.length).toBeGreaterThan(1);
    expect(ages).toEqual(ages.toSorted((a, b) => (sort === 'NEWEST' ? b - a : a - b)));
    expect(new Set(ages).size).toBeGreaterThan(1);
  });

  test.each(['NEWEST', 'OLDEST'])('is read page by page, the %s first, without gaps or duplicates', async (sort) => {
    const all = rowsOf(await read(root, `first: 7, sort: ${sort}`, field)).map(({ id }) => id);
    const seen: string[] = [];
    for (let after = ''; seen.length < all.length; ) {
      const page = await read(root, `first: 2, sort: ${sort}${after && `, after: "${after}"`}`, field);
      seen.push(...rowsOf(page).map(({ id }) => id!));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor!;
    }
    expect(seen.slice(0, all.length)).toEqual(all);
  });
});

test.each(['agencies', 'companies'])('%s can also be listed by name', async (root) => {
  const names = rowsOf(await read(root, 'first: 100, sort: NAME', 'name')).map(({ name }) => name!);
  const { rows } = await database.pool.query(`select name from ${root} order by name, id limit 100`);
  expect(names).toEqual(rows.map(({ name }) => name));
});

test.each([
  ['claims', 'wish', 'objection'],
  ['claims', 'wish', 'claim'],
  ['profileReports', 'reason', 'wrong_facts'],
])('%s are filtered by %s: %s', async (root, field, value) => {
  const all = rowsOf(await read(root, 'first: 100', field));
  const expected = all.filter((row) => row[field] === value);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(all.length);
  expect(rowsOf(await read(root, `first: 100, filter: { ${field}: "${value}" }`, field))).toEqual(expected);
});
