import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema, parse, validate } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { afterAll as after, beforeAll as before, beforeEach, describe as suite, test } from 'vitest';
import { planner } from './planner.ts';
import { PlanCache } from './run.ts';
import {
  avatarLoads,
  type Context,
  type DB,
  type Permission,
  plan,
  pool,
  schema,
  statements,
} from './testing/house.ts';
import { oracle } from './testing/oracle.ts';
import { randomQuery } from './testing/random.ts';
import { executor, usePlans } from './yoga.ts';

let naive: GraphQLSchema;
const fast = executor(plan);
const as = (id: number | null, ...permissions: Permission[]): Context => ({
  viewer: { id },
  permissions: new Set(permissions),
});
const stranger = () => as(null);
const documents = new Map<string, DocumentNode>();
/** As Yoga's parser cache does: one document for one text. */
const parsed = (text: string) => documents.get(text) ?? documents.set(text, parse(text)).get(text)!;

type Data = any;
const plainly = (result: ExecutionResult) =>
  JSON.parse(
    JSON.stringify({
      data: result.data,
      errors: (result.errors ?? []).map((error) => `${error.path?.join('.')}: ${error.message}`).sort(),
    }),
  );
const written = (result: ExecutionResult & { stringify?: (result: ExecutionResult) => string }) =>
  result.stringify ? JSON.parse(result.stringify(result)) : result;

/** Runs by graphql-js and by graphql-jit or directly, compares all with the oracle, and counts statements. */
async function same(
  text: string,
  context: Context,
  variableValues: Record<string, unknown> = {},
  count = 1,
): Promise<{ data: Data; errors: string[]; direct: boolean }> {
  const document = parsed(text);
  assert.deepEqual(validate(schema, document), []);
  const expected = plainly(await execute({ schema: naive, document, contextValue: { ...context }, variableValues }));
  for (const run of [execute, fast]) {
    statements.length = 0;
    const result = await run({ schema, document, contextValue: { ...context }, variableValues });
    assert.deepEqual(plainly(written(result)), expected, run === fast ? 'jit or direct' : 'graphql-js');
    assert.equal(statements.length, count, 'statements');
    if (run === fast) return { ...expected, direct: 'stringify' in result };
  }
  throw new Error('not reached');
}

before(async () => {
  await pool.query('drop table if exists review_reply, review, recruiter, app_user, agency');
  await pool.query(await readFile(new URL('./testing/data.sql', import.meta.url), 'utf8'));
  naive = await oracle(schema, pool);
});
after(() => pool.end());
beforeEach(() => {
  statements.length = 0;
  avatarLoads.length = 0;
});

suite('fields', () => {
  test('columns, renamed columns, expressions and computed fields', async () => {
    const { data } = await same(
      '{ recruiter(slug: "r-5") { id slug name headline reviewCount averageRating initials } }',
      stranger(),
    );
    assert.equal(data.recruiter.initials, 'R5');
  });
  test('what columns alone can say goes out as the text of Postgres', async () => {
    const { direct } = await same(
      '{ recruiter(slug: "r-5") { id name agency { name } reviews(first: 3) { edges { cursor node { text createdAt author { name } reply { text } } } pageInfo { hasNextPage endCursor } } } }',
      stranger(),
    );
    assert.ok(direct);
  });
  test('a row that is not there is null', async () => {
    await same('{ recruiter(slug: "nobody") { id } }', stranger());
  });
  test('a field with its own resolver beside planned ones', async () => {
    await same('{ a: recruiter(slug: "r-5") { __typename n: name m: name } }', stranger());
  });
  test('more fields than a Postgres function takes arguments', async () => {
    const { data } = await same(
      `{ recruiter(slug: "r-5") { ${Array.from({ length: 120 }, (_, i) => `n${i}: name`).join(' ')} } }`,
      stranger(),
    );
    assert.equal(Object.keys(data.recruiter).length, 120);
  });
});

suite('relations and connections', () => {
  test('two aliases of one connection with different arguments, three deep', async () => {
    const { data } = await same(
      `query ($n: Int!) { recruiter(slug: "r-5") {
      best: reviews(first: $n, minRating: 4) { totalCount edges { node { rating subject { ... on Recruiter { name reviews(first: 2, sort: WORST) { edges { cursor node { rating author { name } } } } } } } } }
      worst: reviews(last: 2, sort: WORST) { totalCount nodes: edges { node { rating text } } }
      agency { recruiters(first: 3) { edges { node { name a: reviews(first: 1) { edges { node { id } } } b: reviews(last: 2) { edges { node { id } } } } } } } } }`,
      stranger(),
      { n: 3 },
    );
    assert.equal(data.recruiter.best.edges.length, 3);
  });
  test('pages forwards and backwards visit every row once, and know whether there are others', async () => {
    const all = (
      await same('{ recruiter(slug: "r-5") { reviews(first: 100) { edges { node { id } } } } }', stranger())
    ).data.recruiter.reviews.edges.map((edge: Data) => edge.node.id);
    for (const [size, from, more, end] of [
      ['first', 'after', 'hasNextPage', 'endCursor'],
      ['last', 'before', 'hasPreviousPage', 'startCursor'],
    ] as const) {
      const seen: string[] = [];
      for (let cursor: string | null = null, pages = 0; pages < 9; pages++) {
        const { data } = await same(
          `query ($c: String) { recruiter(slug: "r-5") { reviews(${size}: 3, ${from}: $c) { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
          stranger(),
          { c: cursor },
        );
        const { edges, pageInfo }: Data = data.recruiter.reviews;
        const ids = edges.map((edge: Data) => edge.node.id);
        if (size === 'first') seen.push(...ids);
        else seen.unshift(...ids);
        cursor = pageInfo[end];
        if (!pageInfo[more]) break;
      }
      assert.deepEqual(seen, all);
    }
  });
  test('between two cursors, and an empty page', async () => {
    const { data } = await same('{ reviews(first: 30) { edges { cursor } } }', stranger());
    const at = (i: number) => data.reviews.edges[i].cursor;
    for (const size of ['first', 'last'])
      await same(
        `query ($a: String, $b: String) { reviews(${size}: 5, after: $a, before: $b) { edges { node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
        stranger(),
        { a: at(2), b: at(20) },
      );
    await same(
      'query ($a: String, $b: String) { reviews(after: $a, before: $b) { edges { node { id } } pageInfo { hasNextPage hasPreviousPage } } }',
      stranger(),
      { a: at(3), b: at(4) },
    );
    await same('{ reviews(first: 0) { edges { cursor } pageInfo { hasNextPage endCursor } totalCount } }', stranger());
  });
  test('a cursor of another list, or of nobody, is refused', async () => {
    const { data } = await same('{ reviews(first: 1) { edges { cursor } } }', stranger());
    const worst = Buffer.from('WORST\x1f2\x1fx\x1f1').toString('base64');
    const junk = Buffer.from('NEWEST\x1fnonsense\x1f1').toString('base64');
    assert.ok(data.reviews.edges[0].cursor);
    for (const cursor of [worst, junk, 'x', '', `aaaa${data.reviews.edges[0].cursor}`]) {
      const result = await fast({
        schema,
        document: parsed('query ($c: String) { reviews(first: 1, after: $c) { edges { cursor } } }'),
        contextValue: stranger(),
        variableValues: { c: cursor },
      });
      assert.equal(result.errors?.[0]?.extensions['code'], 'BAD_CURSOR', cursor);
    }
  });
  test('filters and sort as variables', async () => {
    const text =
      'query ($s: ReviewSort, $min: Int, $w: String) { recruiter(slug: "r-6") { reviews(sort: $s, minRating: $min, words: $w, first: 4) { totalCount edges { node { id rating } } pageInfo { endCursor } } } }';
    for (const s of ['NEWEST', 'WORST', undefined])
      for (const min of [3, null]) for (const w of ['1', undefined]) await same(text, stranger(), { s, min, w });
  });
  test('a kept counter is read, not counted; other counts are sub-selects only when asked', async () => {
    await same('{ recruiter(slug: "r-5") { reviews { totalCount } } }', stranger());
    assert.doesNotMatch(statements[0]!.text, /count\(\*\)/);
    await same('{ reviews { totalCount } }', stranger());
    assert.match(statements[0]!.text, /count\(\*\)/);
  });
});

suite('selections', () => {
  test('@skip and @include with variables, on fields and fragments', async () => {
    const text = `query ($a: Boolean!, $b: Boolean!) { recruiter(slug: "r-5") { id name @include(if: $a) ...Agent @skip(if: $b) ... @include(if: $b) { slug } reviews(first: 1) { edges @skip(if: $a) { cursor } pageInfo @include(if: $b) { hasNextPage } } } }
      fragment Agent on Recruiter { agency { name @skip(if: $a) id } }`;
    const texts = new Set<string>();
    for (const a of [true, false])
      for (const b of [true, false]) {
        await same(text, stranger(), { a, b });
        texts.add(statements[0]!.text);
      }
    assert.equal(texts.size, 4);
  });
  test('fragments on an interface and on a union merge with the fields beside them', async () => {
    await same(
      `{ node(id: "Review:7") { id ...R ... on Review { author { id } subject { __typename ...N ... on Recruiter { name agency { name } } ... on Agency { name } } } } }
      fragment R on Review { rating author { name ...N } } fragment N on Node { id }`,
      stranger(),
    );
    await same(
      '{ reviews(first: 12) { edges { node { subject { ... on Agency { aka: name } ... on Recruiter { aka: slug } } } } } }',
      stranger(),
    );
  });
  test('one document with two operations', async () => {
    const document = parsed(
      'query A { recruiter(slug: "r-5") { ...F } } query B($x: Boolean = true) { recruiter(slug: "r-6") { slug @skip(if: $x) ...F } } fragment F on Recruiter { name }',
    );
    for (const operationName of ['A', 'B', 'A']) {
      const run = { document, operationName, contextValue: stranger() };
      assert.deepEqual(
        plainly(written(await fast({ schema, ...run }))),
        plainly(await execute({ schema: naive, ...run })),
      );
    }
  });
  test('node and nodes refetch any node, and nothing else', async () => {
    await same(
      'query ($id: ID!) { node(id: $id) { __typename id ... on User { name } ... on Recruiter { slug } } }',
      stranger(),
      {
        id: 'User:3',
      },
    );
    await same(
      '{ nodes(ids: ["Review:1", "Agency:2", "Nobody:1", "Review:x", "Reply:1", "Review:6", "User:999999999999", "Recruiter:3", "Review:1"]) { id ... on Review { text author { name } } ... on Agency { name } } }',
      stranger(),
    );
    for (const id of ['Review:6', 'Reply:1', 'Review:1e3', 'Review:-1', 'Review:99999999999', '', 'Review:'])
      await same('query ($id: ID!) { node(id: $id) { id } }', stranger(), { id });
  });
});

suite('who may see what', () => {
  test('scope holds at the root, in relations, connections, unions and by id', async () => {
    const text =
      '{ recruiter(slug: "r-7") { id } node(id: "Review:6") { id } review: node(id: "Review:7") { ... on Review { subject { ... on Recruiter { name } } } } reviews(first: 40) { totalCount edges { node { id subject { __typename ... on Recruiter { id } } } } } agency: node(id: "Agency:8") { ... on Agency { recruiters { totalCount edges { node { slug } } } } } }';
    const seen = [];
    for (const context of [stranger(), as(8), as(13), as(null, 'review:moderate')])
      seen.push(JSON.stringify((await same(text, context, {}, 5)).data));
    assert.equal(new Set(seen).size, 4);
  });
  test('a permission that changes the SQL makes a plan of its own, for one document', async () => {
    const text = '{ recruiter(slug: "r-5") { salary name } }';
    assert.equal((await same(text, as(1, 'salary:read'))).data.recruiter.salary, 5000);
    assert.match(statements[0]!.text, /salary/);
    const { data, errors } = await same(text, stranger());
    assert.doesNotMatch(statements[0]!.text, /salary/);
    assert.deepEqual([data.recruiter.salary, errors], [null, ['recruiter.salary: You may not see Recruiter.salary']]);
  });
  test('a list and a root field that need a permission', async () => {
    const text =
      '{ salaries(first: 2, sort: LOWEST) { edges { node { salary drafts(first: 1) { edges { node { id } } } } } } }';
    await same(text, stranger(), {}, 0);
    await same(text, as(1, 'salary:read'));
    assert.doesNotMatch(statements[0]!.text, /from "review"/);
    await same(text, as(1, 'salary:read', 'review:moderate'));
  });
  test('a field that a row denies is null with an error at its path, in lists too', async () => {
    const { errors } = await same('{ reviews(first: 9) { edges { node { n: note author { email } } } } }', as(4));
    assert.equal(errors.length, 14, 'all notes and addresses but those of the viewer');
    await same('{ reviews(first: 9) { edges { node { note } } } }', as(15, 'review:moderate'));
  });
  test('a field guarded by scope-auth is never sent unread', async () => {
    const { data, errors } = plainly(
      await fast({ schema, document: parsed('{ recruiter(slug: "r-5") { name wage } }'), contextValue: stranger() }),
    );
    assert.deepEqual([data.recruiter, errors.length], [{ name: 'Recruiter 5', wage: null }, 1]);
  });
  test('a type without visibleTo does not start', () => {
    const other = planner<{ DB: DB; Viewer: object; Permission: string }>()(
      new SchemaBuilder({ plugins: [RelayPlugin], relay: {} } as never),
      { viewer: () => ({}), viewerTypes: {}, can: () => false, query: async () => null },
    );
    // @ts-expect-error visibleTo is missing
    assert.throws(() => other.node('User', { table: 'app_user' }), /visibleTo/);
    const Hidden = other.node('User', { table: 'app_user', visibleTo: ({ row }) => row.name as never });
    other.fields(Hidden, (t) => ({ self: t.one(Hidden, { via: 'id', nullable: false }) }));
    other.builder.queryType({ fields: (t) => ({ x: t.string({ resolve: () => '' }) }) });
    assert.throws(() => other.builder.toSchema(), /must be nullable/);
  });
});

test('TypeScript knows tables, columns and what they hold', () => {
  const unused = () => {
    const Row = plan.rows('Row', { table: 'recruiter', visibleTo: ({ row, eb }) => eb(row.hidden, '=', false) });
    // @ts-expect-error no such table
    plan.rows('Row', { table: 'recruiters', visibleTo: 'everyone' });
    // @ts-expect-error no such column in the rule
    plan.rows('Row', { table: 'recruiter', visibleTo: ({ row, eb }) => eb(row.invisible, '=', false) });
    // @ts-expect-error no such permission
    plan.rows('Row', { table: 'recruiter', visibleTo: ({ can }) => can('salary:write') });
    plan.fields(Row, (t) => ({
      // @ts-expect-error no such column
      ...t.columns({ nickname: 'String' }),
      // @ts-expect-error a number is no String
      ...t.columns({ salary: 'String' }),
      // @ts-expect-error the column may be null
      ...t.columns({ headline: 'String' }),
      // @ts-expect-error a guarded field must be nullable
      a: t.column('salary', { type: 'Int', permission: 'salary:read' }),
      // @ts-expect-error the function may read only what it selects
      b: t.computed({ type: 'String', select: ['name'], resolve: (row) => row.slug }),
      // @ts-expect-error the other table has no such column
      c: t.connection(Row, { by: 'author_id', sorts: { OLDEST: { asc: ['created_at'] } } }),
      // @ts-expect-error a column that may be null cannot sort
      d: t.connection(Row, { by: 'agency_id', sorts: { OLDEST: { asc: ['headline'] } } }),
    }));
  };
  assert.ok(unused);
});

suite('mutations', () => {
  after(() => pool.query('delete from review_reply where review_id = 2'));
  const text =
    'mutation ($i: ReplyToReviewInput!) { replyToReview(input: $i) { clientMutationId review { id rating reply { text } author { name } } reply { text } } }';
  const i = { reviewId: 2, text: 'Thank you', clientMutationId: 'm1' };
  test('the payload is read by one statement, under both executors', async () => {
    for (const run of [execute, fast]) {
      statements.length = 0;
      const { data, errors } = plainly(
        await run({ schema, document: parsed(text), contextValue: as(1, 'review:reply'), variableValues: { i } }),
      );
      assert.deepEqual(errors, []);
      assert.deepEqual(data.replyToReview, {
        clientMutationId: 'm1',
        review: { id: 'Review:2', rating: 3, reply: { text: 'Thank you' }, author: { name: 'User 15' } },
        reply: { text: 'Thank you' },
      });
      assert.equal(statements.length, 1);
    }
  });
  test('without the permission the command does not run', async () => {
    const { data, errors } = plainly(
      await fast({ schema, document: parsed(text), contextValue: as(1), variableValues: { i: { ...i, text: 'No' } } }),
    );
    assert.deepEqual([data.replyToReview, errors.length, statements.length], [null, 1, 0]);
  });
});

suite('plans', () => {
  test('one text for all arguments; prepared by name from the second use', async () => {
    const text =
      'query ($s: String!, $n: Int) { recruiter(slug: $s) { late: reviews(first: $n) { edges { node { id } } } } }';
    const run = (s: string, n: number) =>
      fast({ schema, document: parsed(text), contextValue: stranger(), variableValues: { s, n } });
    for (const [s, n] of [
      ['r-1', 1],
      ['r-2', 5],
      ['r-3', 9],
    ] as const)
      await run(s, n);
    assert.equal(new Set(statements.map((one) => one.text)).size, 1);
    assert.deepEqual(
      statements.map((one) => Boolean(one.name)),
      [false, true, true],
    );
  });
  test('plans are bounded, by document and by variant', async () => {
    for (let n = 0; n < 1200; n++)
      await fast({ schema, document: parse(`{ recruiter(slug: "r-1") { a${n}: name } }`), contextValue: stranger() });
    assert.ok(plan.plans.size <= 1000);
  });
  test('variants of a plan are bounded', () => {
    const cache = new PlanCache(2, 3);
    const place = { operation: {}, fieldNodes: [{ name: { value: 'x' } }] };
    let compiled = 0;
    const find = (n: number) =>
      cache.find({ place, n } as never, () => ({
        plan: { n, compiled: ++compiled } as never,
        asked: [{ question: (run) => String((run as never as { n: number }).n), answer: String(n) }],
      }));
    for (const n of [1, 2, 3, 1, 2, 3]) find(n);
    assert.equal(compiled, 3);
    assert.deepEqual(
      [find(4), find(1)],
      [
        { n: 4, compiled: 4 },
        { n: 1, compiled: 5 },
      ],
    );
  });
  test('a batch for a whole request, from outside SQL', async () => {
    await same('{ reviews(first: 9) { edges { node { author { avatar } } } } }', stranger());
    assert.equal(avatarLoads.length, 2, 'one for each of the two runs');
  });
  test('too many rows are refused before any SQL', async () => {
    const run = (first: number) =>
      fast({
        schema,
        document: parsed(
          'query ($n: Int!) { reviews(first: $n) { edges { node { subject { ... on Agency { recruiters(first: $n) { edges { node { id } } } } } } } } }',
        ),
        contextValue: stranger(),
        variableValues: { n: first },
      });
    const refused = await run(100);
    assert.equal(refused.errors?.[0]?.extensions['code'], 'TOO_COSTLY');
    assert.equal(statements.length, 0);
    assert.equal((await run(10)).errors, undefined);
    assert.equal(
      (
        await fast({
          schema,
          document: parsed('{ reviews(first: 101) { edges { cursor } } }'),
          contextValue: stranger(),
        })
      ).errors?.[0]?.extensions['code'],
      'BAD_PAGE',
    );
  });
  test('2000 random queries agree with the oracle, for four viewers', async () => {
    let directs = 0;
    for (let seed = 1; seed <= 2000; seed++) {
      const { text, variables, root } = randomQuery(schema, seed);
      const viewer = [stranger(), as(8), as(13, 'salary:read'), as(2, 'review:moderate')][(seed >> 1) % 4]!;
      const { direct } = await same(
        text,
        viewer,
        variables,
        root === 'salaries' && !viewer.permissions.has('salary:read') ? 0 : 1,
      ).catch((error: unknown) => {
        throw new Error(`seed ${seed}: ${text}`, { cause: error });
      });
      directs += Number(direct);
    }
    assert.ok(directs > 500, `${directs} went out as text`);
  });
});

test('through Yoga, as text over HTTP', async () => {
  const yoga = createYoga({
    schema,
    logging: false,
    plugins: [usePlans(plan)],
    context: stranger,
    maskedErrors: false,
  });
  const ask = async (query: string) =>
    (
      await yoga.fetch('http://x/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
    ).json();
  assert.deepEqual(await ask('{ recruiter(slug: "r-5") { name } }'), { data: { recruiter: { name: 'Recruiter 5' } } });
  const denied = (await ask('{ recruiter(slug: "r-5") { salary } }')) as Data;
  assert.deepEqual([denied.data.recruiter.salary, denied.errors[0].extensions.code], [null, 'FORBIDDEN']);
});
