import { setTimeout as sleep } from 'node:timers/promises';
import { apartCores } from './kit/cores.ts';
import { drawnPages } from './kit/drawn-pages.ts';
import { type Learnt, type LoadRequest, learn, measureLoad } from './kit/load.ts';
import { readBenchOptions } from './kit/options.ts';
import { factsOf, requireFacts } from './kit/page-facts.ts';
import { printMachine, report, rowOf, versionOf } from './kit/report.ts';
import { inRounds, printRounds, ratioOf } from './kit/rounds.ts';
import { type Running, startLimit, startPlaudit } from './kit/running.ts';
import { openWorld, slugsOf } from './kit/world.ts';
import { zipf } from './kit/zipf.ts';

/**
 * B1: kept, unchanged public profiles as browsers get them (brotli), against the same bytes from a bare Fastify route;
 * and the 304 for clients that have them. `node bench/b1-kept-page.ts --seconds 5 --rounds 20`
 */
const options = readBenchOptions();
const { keys, connections } = options;
const world = await openWorld(options);
const ours = await startPlaudit(world);
const bare = await startLimit('bare');
const cores = apartCores();
cores.leaveFirst();
for (const { pid } of [ours, bare]) cores.giveFirst(pid);
try {
  const slugs = await slugsOf(world, keys, 1);
  const facts = await factsOf(world, slugs);
  const requests = slugs.map(
    (slug): LoadRequest => ({ method: 'GET', path: `/recruiter/${slug}`, headers: { 'accept-encoding': 'br' } }),
  );
  const kept = await whenSettled(ours, requests);
  requireFacts(facts, kept);
  await requireNotModified(ours, requests, kept);
  await bare.tell(kept.map(({ headers, body }, at) => answerAs(requests[at]!.path, headers, body)));
  const load = { connections, isAwake: cores.areApart };
  const contender = (name: string, server: Running) => ({
    name,
    measure: (seconds: number) =>
      measureLoad({ ...load, server, requests, expected: kept, next: zipf(keys, 7) }, seconds),
  });
  const rounds = await inRounds([contender('kept page', ours), contender('bare Fastify route', bare)], options);
  printMachine(
    `PostgreSQL ${world.postgres}`,
    versionOf('fastify'),
    `servers ${cores.said}${cores.areApart ? ', asked without sleeping' : ''}`,
  );
  const bytes = kept.reduce((sum, { length }) => sum + length, 0) / keys;
  console.log(`B1: ${keys} profiles, ${Math.round(bytes)} bytes each, a 304 to who has them\n`);
  printRounds(rounds);
  const names = { ours: 'kept page', limit: 'bare Fastify route' };
  const ratio = ratioOf(rounds, names.ours, names.limit);
  report([rowOf({ what: 'B1 kept profile', rounds, ...names, ratio, least: 0.8 })]);
} finally {
  await Promise.all([ours.stop(), bare.stop()]);
  await world.stop();
}

/** Waits until every page was compressed a second time, as pages requested again are, or until none is any more. */
async function whenSettled(server: Running, all: readonly LoadRequest[]): Promise<Learnt[]> {
  const first = await learn(server, all);
  await requireAllKept(server, all);
  let known = first;
  for (let same = 0; same < 60; ) {
    await sleep(1000);
    const next = await learn(server, all);
    if (next.every(({ hash }, at) => hash !== first[at]!.hash)) return next;
    same = next.every(({ hash }, at) => hash === known[at]!.hash) ? same + 1 : 0;
    known = next;
  }
  return known;
}

/** A process keeps only so many bytes. What does not fit is rendered again, which is another figure. */
async function requireAllKept(server: Running, all: readonly LoadRequest[]): Promise<void> {
  const before = await drawnPages(server);
  await learn(server, all);
  const again = (await drawnPages(server)) - before;
  if (again === 0) return;
  throw new Error(
    `${again} of ${all.length} pages were drawn again: a process does not keep as many. Take fewer by --keys.`,
  );
}

async function requireNotModified(
  { origin }: Running,
  requests: readonly LoadRequest[],
  all: readonly Learnt[],
): Promise<void> {
  for (const [at, { headers }] of all.slice(0, 20).entries()) {
    const conditional = { 'if-none-match': headers['etag']!, 'accept-encoding': 'br' };
    const { status } = await fetch(origin + requests[at]!.path, { headers: conditional });
    if (status !== 304) throw new Error(`${requests[at]!.path} answered ${status} to who has it, not 304.`);
  }
}

/** The bare route's response: the same body, with the headers a browser needs. */
function answerAs(path: string, headers: Learnt['headers'], body: Buffer): object {
  const described = { 'content-type': headers['content-type'], 'content-encoding': headers['content-encoding'] };
  return { path, headers: described, body: body.toString('base64') };
}
