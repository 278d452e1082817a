import { deepStrictEqual } from 'node:assert';
import { type Learnt, type LoadRequest, learn, measureLoad } from './kit/load.ts';
import { readBenchOptions } from './kit/options.ts';
import { statementsOfOperation } from './kit/page-statements.ts';
import { otherwise, profileQuery } from './kit/queries.ts';
import { printMachine, report, rowOf, versionOf } from './kit/report.ts';
import { type Contender, inRounds, printRounds, ratioOf } from './kit/rounds.ts';
import { type Running, startLimit, startPlaudit } from './kit/running.ts';
import { openWorld, slugsOf } from './kit/world.ts';
import { zipf } from './kit/zipf.ts';

/**
 * B3: a profile with its agency, score and twenty reviews with replies over GraphQL, against one hand-written statement
 * on a bare Fastify route. Compares all responses before timing. `node bench/b3-graphql.ts --seconds 5 --rounds 20`
 */
const options = readBenchOptions();
const { keys, connections } = options;
const world = await openWorld(options);
const servers: Running[] = [];
try {
  const slugs = await slugsOf(world, keys, 5);
  for (const start of [
    () => startPlaudit(world, './bench/kit/own-operations.ts'),
    () => startLimit('handwritten', world),
  ])
    servers.push(await start());
  const [ours, handwritten] = servers as [Running, Running];
  const get =
    (path: string) =>
    (slug: string): LoadRequest => ({ method: 'GET', path: path + slug });
  const post =
    (path: string, query: string) =>
    (slug: string): LoadRequest => ({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { slug } }),
    });
  const all: readonly (readonly [name: string, server: Running, requestOf: (slug: string) => LoadRequest])[] = [
    ['known operation', ours, post('/graphql/', profileQuery)],
    ['any other operation', ours, post('/graphql/', otherwise(profileQuery))],
    ['hand-written route', handwritten, get('/profile/')],
  ];
  const contenders: Contender[] = [];
  let first: readonly Learnt[] | undefined;
  for (const [name, server, requestOf] of all) {
    const requests = slugs.map(requestOf);
    const expected = await learn(server, requests);
    first ??= expected;
    requireSame(name, first, expected);
    const load = { server, requests, expected, next: zipf(keys, 7), connections };
    contenders.push({ name, measure: (seconds) => measureLoad(load, seconds) });
  }
  const rounds = await inRounds(contenders, options);
  printMachine(`PostgreSQL ${world.postgres}`, versionOf('fastify'));
  printRounds(rounds);
  console.log(`\nstatements for each profile, however many reviews it has: ${await statementCounts(slugs)}`);
  const limit = 'hand-written route';
  const row = (what: string, name: string, least: number) =>
    rowOf({ what, rounds, ours: name, limit, ratio: ratioOf(rounds, name, limit), least });
  report([row('B3 profile, known', 'known operation', 0.8), row('B3 profile, any other', 'any other operation', 0.6)]);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await world.stop();
}

/** Throws when the number of statements depends on the number of rows. */
async function statementCounts(slugs: readonly string[]): Promise<number> {
  const counts = new Set<number>();
  for (const slug of slugs.slice(0, 20))
    counts.add((await statementsOfOperation(world, profileQuery, { slug })).length);
  if (counts.size > 1)
    throw new Error(`Some profiles take ${Math.min(...counts)} statements, others ${Math.max(...counts)}.`);
  return [...counts][0]!;
}

/** Throws when a contender's response differs from ours, apart from the format of cursors and timestamps. */
function requireSame(name: string, ours: readonly Learnt[], theirs: readonly Learnt[]): void {
  for (const [at, { body }] of theirs.entries())
    deepStrictEqual(told(body), told(ours[at]!.body), `${name} answers something else than we do.`);
}

function told(body: Buffer): unknown {
  const plain = (key: string, value: unknown) => {
    if (key === 'cursor' || key === 'endCursor') return typeof value;
    return key.endsWith('At') ? new Date(String(value)).getTime() : value;
  };
  return JSON.parse(String(body), plain);
}
