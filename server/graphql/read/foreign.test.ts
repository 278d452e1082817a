import { beforeEach, expect, test } from 'vitest';
import { misses } from './testing/house.ts';
import { readSite } from './testing/site.ts';

const site = await readSite();
beforeEach(() => {
  misses.length = 0;
});

test('rows for which a resolver knows only ids are loaded in one statement, and counted', async () => {
  const context = site.stranger();
  const text = `query ($ids: [String!]!) { spotlight(ids: $ids) { id label: name initials salary
    reviews(first: 1) { edges { node { id author { name } } } pageInfo { hasNextPage } } agency { name } } }`;
  const { data, errors } = await site.request(text, context, { ids: ['5', 'Recruiter:6', '5'] });
  expect(data.spotlight.map((one) => [one.id, one.label, one.initials])).toEqual([
    ['Recruiter:5', 'Recruiter 5', 'R5'],
    ['Recruiter:6', 'Recruiter 6', 'R6'],
    ['Recruiter:5', 'Recruiter 5', 'R5'],
  ]);
  expect(data.spotlight[0]?.reviews.edges[0]?.node.author.name).toMatch(/^User/);
  expect(errors).toEqual([0, 1, 2].map((i) => `spotlight.${i}.salary: You may not see Recruiter.salary`));
  expect(context.statements).toHaveLength(1);
  expect(misses).toEqual([
    { type: 'Recruiter', fields: ['id', 'label', 'initials', 'salary', 'reviews', 'agency'], rows: 2 },
  ]);
});

test('a foreign row that the viewer may not see is null, and so is one that never existed', async () => {
  for (const id of ['7', '9999', 'x']) {
    const { data, errors } = await site.request(
      'query ($ids: [String!]!) { spotlight(ids: $ids) { name } }',
      site.stranger(),
      { ids: [id] },
    );
    expect([data.spotlight, errors]).toEqual([null, ['spotlight.0.name: There is no such Recruiter']]);
  }
  const { data } = await site.request('{ spotlight(ids: ["7"]) { headline } }', site.stranger());
  expect(data.spotlight).toEqual([{ headline: null }]);
});

test('one row from a promise, twice under different aliases, with a reused plan', async () => {
  const text = '{ latest { title recruiter { name } } again: latest { title } }';
  for (let times = 0; times < 2; times++) {
    const context = site.stranger();
    const { data } = await site.request(text, context);
    expect(data.latest).toEqual({ title: 'Role 4', recruiter: { name: 'Recruiter 5' } });
    expect(data.again).toEqual({ title: 'Role 4' });
    expect(context.statements).toHaveLength(2);
  }
});
