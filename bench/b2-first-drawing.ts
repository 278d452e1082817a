import { setTimeout as sleep } from 'node:timers/promises';
import { onOneCore } from './kit/cores.ts';
import { drawnPages } from './kit/drawn-pages.ts';
import { type LoadRequest, learn, measureLoad } from './kit/load.ts';
import { readBenchOptions } from './kit/options.ts';
import { factsOf, requireFacts } from './kit/page-facts.ts';
import { statementsOfProfile } from './kit/page-statements.ts';
import { msOfSql, sqlTool } from './kit/pgbench.ts';
import { ownCommand, printMachine, report } from './kit/report.ts';
import { type Running, startPlaudit } from './kit/running.ts';
import { median, spreadOf } from './kit/statistics.ts';
import { openWorld, queryWorld, slugsOf } from './kit/world.ts';

/**
 * B2: public profiles that are rendered after a change, one after the other, against their SQL statements through
 * pgbench. A page's own work is the CPU time of the web process; its SQL's is that of pgbench and Postgres, which share
 * one core. `node bench/b2-first-drawing.ts --seconds 5 --rounds 20`
 */
const options = readBenchOptions();
const { seconds, rounds, warmUp } = options;
const world = await openWorld(options);
const ours = await startPlaudit(world);
try {
  const slugs = await slugsOf(world, Math.min(options.recruiters / 2, 10_000), 1);
  const statements = await statementsOfProfile(world, slugs[0]!);
  const pages = slugs.map((slug): LoadRequest => ({ method: 'GET', path: `/recruiter/${slug}` }));
  const load = { server: ours, requests: pages, expected: await learn(ours, pages), connections: 1 };
  requireFacts(await factsOf(world, slugs), load.expected);
  const sql = {
    connectionString: world.connectionString,
    statements,
    rotated: { key: slugs[0]!, keys: slugs },
    isPrepared: true,
  };
  const drawn: number[] = [];
  const requests: number[] = [];
  const cpu: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const time = round < 0 ? warmUp : seconds;
    const page = await measureDrawing(ours, time);
    if (Number.isNaN(page.cpu)) throw new Error('Processor time is read from /proc, which this system has not got.');
    const ms = await onOneCore([process.pid, world.pid], () => msOfSql(sql, time));
    if (round < 0) continue;
    drawn.push(page.ms);
    cpu.push(page.cpu);
    requests.push(ms);
  }
  const ratios = cpu.map((us, round) => us / 1000 / requests[round]!);
  const { least, most } = spreadOf(ratios);
  printMachine(`PostgreSQL ${world.postgres}`, sqlTool);
  console.log(
    `B2: ${statements.length} statements for each page of ${Math.round(load.expected.reduce((sum, { length }) => sum + length, 0) / pages.length)} bytes, drawn in ${median(drawn).toFixed(2)} ms`,
  );
  for (const { text } of statements) console.log(`  ${text.replaceAll(/\s+/g, ' ').slice(0, 100)} …`);
  report([
    {
      what: 'B2 profile rendered again: own work by its SQL',
      ours: `${(median(cpu) / 1000).toFixed(2)} ms of processor time, ${median(drawn).toFixed(2)} ms in all, ${statements.length} statements`,
      limit: `${median(requests).toFixed(2)} ms (its SQL, ${sqlTool})`,
      ratio: median(ratios).toFixed(2),
      spread: `${least.toFixed(2)} to ${most.toFixed(2)}`,
      byCpu: '–',
      goal: '≤ 2, ≤ 3 statements',
      isReached: median(ratios) <= 2 && statements.length <= 3,
      command: ownCommand(),
    },
  ]);

  /** Every page is dropped as a write would drop it, and requested once, so each is rendered. */
  async function measureDrawing(server: Running, time: number): Promise<{ ms: number; cpu: number }> {
    await queryWorld(world.connectionString, `select pg_notify('page_versions', '["all"]')`);
    await sleep(300);
    let place = 0;
    const next = () => place++ % pages.length;
    const before = await drawnPages(server);
    const { rate, cpu } = await measureLoad({ ...load, next }, time);
    const drawn = (await drawnPages(server)) - before;
    if (drawn < place)
      throw new Error(`${place} pages were asked for and ${drawn} drawn: take a bigger world or less time.`);
    return { ms: 1000 / rate, cpu };
  }
} finally {
  await ours.stop();
  await world.stop();
}
