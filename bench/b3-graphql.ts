import { deepStrictEqual } from 'node:assert';
import { type Asked, type Learnt, learn, measureLoad } from './kit/load.ts';
import { readBenchOptions } from './kit/options.ts';
import { statementsOfOperation } from './kit/page-statements.ts';
import { peerVersion } from './kit/peers.ts';
import { declareShownReviews, postgraphileQuery } from './kit/postgraphile-query.ts';
import { otherwise, profileQuery } from './kit/queries.ts';
import { printMachine, report, rowOf } from './kit/report.ts';
import { type Contender, inRounds, printRounds, ratioOf } from './kit/rounds.ts';
import { type Running, startPeer, startPlaudit } from './kit/running.ts';
import { openWorld, slugsOf } from './kit/world.ts';
import { zipf } from './kit/zipf.ts';

/**
 * B3: a profile with its agency, score and twenty reviews with replies, by GraphQL; against one hand-written statement
 * on a bare Fastify route, PostGraphile, and Apollo with DataLoader. All answers are compared before anything is timed.
 * `node bench/b3-graphql.ts --seconds 5 --rounds 20`
 */
const options = readBenchOptions();
const { keys, connections } = options;
const world = await openWorld(options);
const servers: Running[] = [];
try {
  const slugs = await slugsOf(world, keys, 5);
  await declareShownReviews(world.connectionString);
  for (const start of [
    () => startPlaudit(world, './bench/kit/own-operations.ts'),
    () => startPeer('handwritten', world),
    () => startPeer('postgraphile', world),
    () => startPeer('apollo', world),
  ])
    servers.push(await start());
  const [ours, handwritten, postgraphile, apollo] = servers as [Running, Running, Running, Running];
  const get =
    (path: string) =>
    (slug: string): Asked => ({ method: 'GET', path: path + slug });
  const post =
    (path: string, query: string) =>
    (slug: string): Asked => ({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { slug } }),
    });
  const all: readonly (readonly [name: string, server: Running, ask: (slug: string) => Asked])[] = [
    ['known operation', ours, post('/graphql/', profileQuery)],
    ['any other operation', ours, post('/graphql/', otherwise(profileQuery))],
    ['hand-written route', handwritten, get('/object/')],
    ['hand-written route passing text on', handwritten, get('/text/')],
    ['PostGraphile', postgraphile, post('/graphql', postgraphileQuery)],
    ['Apollo with DataLoader', apollo, post('/graphql', profileQuery)],
  ];
  const contenders: Contender[] = [];
  let first: readonly Learnt[] | undefined;
  for (const [name, server, ask] of all) {
    const asked = slugs.map(ask);
    const expected = await learn(server, asked);
    first ??= expected;
    requireSame(name, first, expected);
    const load = { server, asked, expected, next: zipf(keys, 7), connections };
    contenders.push({ name, measure: (seconds) => measureLoad(load, seconds) });
  }
  const rounds = await inRounds(contenders, options);
  printMachine(
    `PostgreSQL ${world.postgres}`,
    ...['fastify', 'postgraphile', '@apollo/server', 'dataloader'].map(peerVersion),
  );
  printRounds(rounds);
  console.log(`\nstatements for each profile, however many reviews it has: ${await statementCounts(slugs)}`);
  const limit = 'hand-written route';
  const peers = ['PostGraphile', 'Apollo with DataLoader'];
  const row = (what: string, name: string, least: number) =>
    rowOf({ what, rounds, ours: name, limit, peers, ratio: ratioOf(rounds, name, limit), least });
  const ahead = peers.map((peer) =>
    rowOf({
      what: `B3 known, ahead of ${peer}`,
      rounds,
      ours: 'known operation',
      limit: peer,
      ratio: ratioOf(rounds, 'known operation', peer),
      least: 1,
    }),
  );
  report([
    row('B3 profile, known', 'known operation', 0.8),
    row('B3 profile, any other', 'any other operation', 0.6),
    ...ahead,
  ]);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await world.stop();
}

/** Throws where the number of statements depends on that of rows. */
async function statementCounts(slugs: readonly string[]): Promise<number> {
  const counts = new Set<number>();
  for (const slug of slugs.slice(0, 20))
    counts.add((await statementsOfOperation(world, profileQuery, { slug })).length);
  if (counts.size > 1)
    throw new Error(`Some profiles take ${Math.min(...counts)} statements, others ${Math.max(...counts)}.`);
  return [...counts][0]!;
}

/** Throws unless somebody answers what we answer, but for their own way to write ids, cursors, numbers and moments. */
function requireSame(name: string, ours: readonly Learnt[], theirs: readonly Learnt[]): void {
  for (const [at, { body }] of theirs.entries())
    deepStrictEqual(told(body), told(ours[at]!.body), `${name} answers something else than we do.`);
}

function told(body: Buffer): unknown {
  const plain = (key: string, value: unknown) => {
    if (key === 'cursor' || key === 'endCursor') return typeof value;
    if (key === 'score') return Number(value);
    if (key === 'id') return String(value).replace('Review:', '');
    return key.endsWith('At') ? new Date(String(value)).getTime() : value;
  };
  return JSON.parse(String(body), plain);
}
