import { deepStrictEqual } from 'node:assert';
import { apartCores } from './kit/cores.ts';
import { type Learnt, type LoadRequest, learn, measureLoad } from './kit/load.ts';
import { readBenchOptions } from './kit/options.ts';
import { bareQuery, otherwise } from './kit/queries.ts';
import { printMachine, report, rowOf, versionOf } from './kit/report.ts';
import { type Contender, inRounds, printRounds, ratioOf } from './kit/rounds.ts';
import { type Running, startLimit, startPlaudit } from './kit/running.ts';
import { openWorld } from './kit/world.ts';

/**
 * B4: the cost of GraphQL itself: an operation without database access, against a Fastify route with the same JSON in
 * and out. `node bench/b4-without-database.ts --seconds 5 --rounds 20`
 */
const options = readBenchOptions();
const world = await openWorld(options);
const servers: Running[] = [];
const cores = apartCores();
try {
  const ours = await startPlaudit(world, './bench/kit/own-operations.ts');
  servers.push(ours);
  const route = await startLimit('handwritten', world);
  servers.push(route);
  cores.leaveFirst();
  for (const { pid } of servers) cores.giveFirst(pid);
  const all: readonly (readonly [name: string, server: Running, request: LoadRequest])[] = [
    ['known operation', ours, post('/graphql/', bareQuery)],
    ['any other operation', ours, post('/graphql/', otherwise(bareQuery))],
    ['Fastify route', route, post('/nothing', bareQuery)],
  ];
  const contenders: Contender[] = [];
  for (const [name, server, request] of all) {
    const expected = await learn(server, [request]);
    requireAnswer(name, expected[0]!);
    const { connections } = options;
    const load = { server, requests: [request], expected, next: () => 0, connections, isAwake: cores.areApart };
    contenders.push({ name, measure: (seconds) => measureLoad(load, seconds) });
  }
  const rounds = await inRounds(contenders, options);
  printMachine(versionOf('fastify'), `servers ${cores.said}${cores.areApart ? ', asked without sleeping' : ''}`);
  printRounds(rounds);
  const row = (what: string, name: string, least: number) => {
    const ratio = ratioOf(rounds, name, 'Fastify route');
    return rowOf({ what, rounds, ours: name, limit: 'Fastify route', ratio, least });
  };
  report([
    row('B4 no database, known', 'known operation', 0.9),
    row('B4 no database, any other', 'any other operation', 0.4),
  ]);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await world.stop();
}

function post(path: string, query: string): LoadRequest {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: {} }),
  };
}

function requireAnswer(name: string, { body }: Learnt): void {
  deepStrictEqual(JSON.parse(String(body)), { data: { __typename: 'Query' } }, `${name} answers something else.`);
}
