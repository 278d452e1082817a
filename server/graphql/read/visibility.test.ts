import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import { describe, expect, test } from 'vitest';
import { planner } from './planner.ts';
import { type DB, plan } from './testing/house.ts';
import { readSite } from './testing/site.ts';

const site = await readSite();

test('scope applies at the root, in relations, connections, unions and by id', async () => {
  const text = `{ recruiter(slug: "r-7") { id } node(id: "Review:6") { id }
    review: node(id: "Review:7") { ... on Review { subject { ... on Recruiter { name } } } }
    reviews(first: 40) { totalCount edges { node { id subject { __typename ... on Recruiter { id } } } } }
    agency: node(id: "Agency:8") { ... on Agency { recruiters { totalCount edges { node { slug } } } } } }`;
  const seen = new Set<string>();
  for (const viewer of [site.stranger(), site.as(8), site.as(13), site.as(null, 'review:moderate')])
    seen.add(JSON.stringify((await site.same(text, viewer, {}, 5)).data));
  expect(seen.size).toBe(4);
});

test('two viewers share one plan, whatever their permissions', async () => {
  const text = `{ recruiter(slug: "r-5") { name salary contract { pay } drafts(first: 2) { edges { node { id } } }
    reviews(first: 5) { edges { node { note author { email } } } } } }`;
  await site.request(text, site.stranger());
  const before = plan.plans.size;
  const texts = new Set<string>();
  for (const viewer of [site.as(8), site.as(4, 'salary:read'), site.as(2, 'review:moderate', 'salary:read')]) {
    await site.request(text, viewer);
    for (const statement of viewer.statements) texts.add(statement.text);
  }
  expect(texts.size).toBe(1);
  expect(plan.plans.size).toBe(before);
});

test('with every permission a guarded query is answered as text, otherwise the denied field is an error', async () => {
  const text = '{ recruiter(slug: "r-5") { salary name } }';
  const granted = await site.same(text, site.as(1, 'salary:read'));
  expect([granted.isText, granted.data.recruiter.salary]).toEqual([true, 5000]);
  const denied = await site.same(text, site.stranger());
  expect(denied.isText).toBe(false);
  expect([denied.data.recruiter.salary, denied.errors]).toEqual([
    null,
    ['recruiter.salary: You may not see Recruiter.salary'],
  ]);
});

test('a root field that needs a permission is refused before any SQL', async () => {
  const text = '{ salaries(first: 2, sort: LOWEST) { edges { node { salary } } } recruiter(slug: "r-5") { name } }';
  const { data } = await site.same(text, site.stranger(), {}, 1);
  expect(data).toEqual({ salaries: null, recruiter: { name: 'Recruiter 5' } });
  await site.same(text, site.as(1, 'salary:read'), {}, 2);
});

test('a list that needs a permission is an error without it', async () => {
  const text = '{ recruiter(slug: "r-5") { drafts(first: 1) { edges { node { id } } } } }';
  const { data, errors } = await site.same(text, site.stranger());
  expect([data.recruiter.drafts, errors]).toEqual([null, ['recruiter.drafts: You may not see Recruiter.drafts']]);
  expect((await site.same(text, site.as(1, 'review:moderate'))).data.recruiter.drafts.edges).toHaveLength(1);
});

test('a field denied by a row is null with an error at its path, in lists too', async () => {
  const { errors } = await site.same(
    '{ reviews(first: 9) { edges { node { n: note author { email } } } } }',
    site.as(4),
  );
  expect(errors).toHaveLength(14);
  const all = await site.same('{ reviews(first: 9) { edges { node { note } } } }', site.as(15, 'review:moderate'));
  expect([all.errors, all.isText]).toEqual([[], true]);
});

test('a field guarded by a plugin is never sent unparsed', async () => {
  const { data, errors } = await site.request('{ recruiter(slug: "r-5") { name wage } }', site.stranger());
  expect(data.recruiter).toEqual({ name: 'Recruiter 5', wage: null });
  expect(errors).toHaveLength(1);
});

describe('a schema does not start', () => {
  const other = () =>
    planner<{ DB: DB; Viewer: object; Permission: string }>()(
      new SchemaBuilder<{ Scalars: { DateTime: { Input: string; Output: string } } }>({
        plugins: [RelayPlugin],
        relay: {},
        scopeAuth: { authScopes: () => ({}) },
      }),
      { viewer: () => ({}), viewerTypes: {}, can: () => false, query: async () => null },
    );

  test('with a type that has no scope', () => {
    // @ts-expect-error visibleTo is missing
    expect(() => other().node('User', { table: 'app_user' })).toThrow('visibleTo');
  });

  test('with an undeclared type, or one of another table; declared later it does', () => {
    const plan = other();
    plan.builder.queryType({ fields: (t) => ({ x: t.string({ resolve: () => '' }) }) });
    plan.fields(plan.type('User', 'app_user'), (t) => ({ id: t.globalId() }));
    expect(() => plan.toSchema()).toThrow('There is no type User of the table app_user');
    plan.rows('User', { table: 'app_user', visibleTo: 'everyone' });
    expect(plan.toSchema().getType('User')).toBeDefined();
    plan.type('User', 'recruiter');
    expect(() => plan.toSchema()).toThrow('There is no type User of the table recruiter');
  });

  test('with a non-null relation to rows that not everyone sees', () => {
    const plan = other();
    const Hidden = plan.node('User', { table: 'recruiter', visibleTo: ({ row }) => row.hidden });
    plan.fields(Hidden, (t) => ({ self: t.one(Hidden, { via: 'id', nullable: false }) }));
    plan.builder.queryType({ fields: (t) => ({ x: t.string({ resolve: () => '' }) }) });
    expect(() => plan.toSchema()).toThrow('must be nullable');
  });
});
