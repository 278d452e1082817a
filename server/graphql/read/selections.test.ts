import { execute, type GraphQLObjectType, isObjectType, Kind, parse, printType } from 'graphql';
import { collectFields as collectByGraphql } from 'graphql/execution/collectFields.js';
import { expect, test } from 'vitest';
import { Variables } from './run.ts';
import { collectFields } from './selection.ts';
import { schema } from './testing/house.ts';
import { randomQuery } from './testing/random.ts';
import { readSite } from './testing/site.ts';

const site = await readSite();

test('@skip and @include with variables, on fields and fragments', async () => {
  const text = `query ($a: Boolean!, $b: Boolean!) { recruiter(slug: "r-5") { id name @include(if: $a) ...Agent @skip(if: $b)
      ... @include(if: $b) { slug } reviews(first: 1) { edges @skip(if: $a) { cursor } pageInfo @include(if: $b) { hasNextPage } } } }
    fragment Agent on Recruiter { agency { name @skip(if: $a) id } }`;
  const texts = new Set<string>();
  for (const a of [true, false])
    for (const b of [true, false]) texts.add((await site.same(text, site.stranger(), { a, b })).statements[0]!.text);
  expect(texts.size).toBe(4);
});

test('directives, fragments and one field several times at the root', async () => {
  const text = `query ($a: Boolean!, $b: Boolean = true) {
      recruiter(slug: "r-5") { name }
      recruiter(slug: "r-5") @include(if: $a) { slug agency { id } }
      ...Root @skip(if: $b)
      ... on Query { recruiter(slug: "r-5") { agency { name } } kind: __typename @skip(if: $a) }
      other: recruiter(slug: "r-6") @skip(if: $a) { id }
    }
    fragment Root on Query { recruiter(slug: "r-5") { headline } other: recruiter(slug: "r-6") { name } }`;
  for (const a of [true, false, true])
    for (const b of [true, false, undefined]) {
      const { data, isText } = await site.same(
        text,
        site.stranger(),
        b === undefined ? { a } : { a, b },
        a && b !== false ? 1 : 2,
      );
      expect('slug' in data.recruiter).toBe(a);
      expect(isText).toBe(true);
    }
});

test('a skipped field leaves nothing behind in a field selected elsewhere', async () => {
  const text = `query ($s: Boolean!) { recruiter(slug: "r-5") {
    agency @skip(if: $s) { ... on Agency { id } } agency { name } ...F @skip(if: $s) ...F } }
    fragment F on Recruiter { reviews(first: 1) { edges { node { id } } } }`;
  expect((await site.same(text, site.stranger(), { s: true })).data.recruiter.agency).toEqual({ name: 'Agency 6' });
  await site.same(text, site.stranger(), { s: false });
});

test('fragments on an interface and on a union merge with the fields next to them', async () => {
  await site.same(
    `{ node(id: "Review:7") { id ...R ... on Review { author { id } subject { __typename ...N ... on Recruiter { name agency { name } } ... on Agency { name } } } } }
    fragment R on Review { rating author { name ...N } } fragment N on Node { id }`,
    site.stranger(),
  );
  await site.same(
    '{ reviews(first: 12) { edges { node { subject { ... on Agency { aka: name } ... on Recruiter { aka: slug } } } } } }',
    site.stranger(),
  );
});

test('fragments on an interface of our own apply to each of its types, and to no other', async () => {
  const text = `{ node(id: "Review:7") { ... on Reviewed { name } ... on Review { subject { __typename ...R } } }
      nodes(ids: ["Agency:2", "Recruiter:5"]) { ...R } }
    fragment R on Reviewed { is: __typename id name ... on Recruiter { slug } ... on Agency { parent { ...P } } }
    fragment P on Reviewed { name }`;
  const { data } = await site.same(text, site.stranger(), {}, 2);
  expect(data.node).not.toHaveProperty('name');
  expect(data.nodes[0]).toMatchObject({ is: 'Agency', name: 'Agency 2' });
  expect(data.nodes[1]).toMatchObject({ is: 'Recruiter', name: 'Recruiter 5', slug: 'r-5' });
});

test('an interface whose types have nothing but nodes is a node, and what it declares is in each of them', () => {
  expect(printType(schema.getType('Reviewed')!)).toBe(
    'interface Reviewed implements Node {\n  id: ID!\n  name: String!\n}',
  );
  for (const name of ['Agency', 'Recruiter'])
    expect((schema.getType(name) as GraphQLObjectType).getInterfaces().map(String)).toEqual(['Node', 'Reviewed']);
});

test('one document with two operations', async () => {
  const document = parse(
    'query A { recruiter(slug: "r-5") { ...F } } query B($x: Boolean = true) { recruiter(slug: "r-6") { slug @skip(if: $x) ...F } } fragment F on Recruiter { name }',
  );
  for (const operationName of ['A', 'B', 'A'])
    for (const run of [execute, site.run]) {
      const result = await run({ schema, document, operationName, contextValue: site.stranger() });
      expect(result.data).toEqual({ recruiter: { name: operationName === 'A' ? 'Recruiter 5' : 'Recruiter 6' } });
    }
});

test('rows by global id: one, several, of mixed types, and none', async () => {
  await site.same(
    '{ node(id: "Recruiter:5") { __typename id ... on Recruiter { name } } nodes(ids: ["Agency:1", "Nobody:2", "Review:1", "Agency:1"]) { id ... on Review { text } ... on Agency { name } } }',
    site.stranger(),
    {},
    2,
  );
  for (const id of [
    'Review:6',
    'Reply:1',
    'Review:1e3',
    'Review:-1',
    'Review:99999999999',
    '',
    'Review:',
    'Placement:1',
    ':',
  ])
    await site.same('query ($id: ID!) { node(id: $id) { id } }', site.stranger(), { id });
});

test('fields are collected in the same order as in graphql-js', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const { text, variables } = randomQuery(schema, seed);
    const operation = parse(text).definitions[0]!;
    const query = schema.getQueryType()!;
    if (operation.kind !== Kind.OPERATION_DEFINITION || !isObjectType(query)) throw new Error('not an operation');
    const known = new Variables(variables);
    const ours = collectFields({ schema, fragments: {} }, query, [operation.selectionSet], (node) =>
      known.includes(node),
    );
    const theirs = collectByGraphql(schema, {}, variables, query, operation.selectionSet);
    expect([...ours]).toEqual([...theirs]);
  }
});
