import '#server/tsx-hook.ts';
import '#server/features/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatNumber } from '#common/formats.ts';
import { type Context, nature } from '#server/commands/context.ts';
import { connect } from '#server/database/database.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';
import { touched } from '#server/database/testing/touched.ts';
import { writeArtifacts } from '#server/running/artifacts.ts';
import { viewerOf } from '#server/session/viewer.ts';
import { prepareQueue } from '#server/tasks/queue.ts';
import { firstCards } from './agency/browser.ts';
import { agencyReads } from './agency/reads.ts';
import { fillLargeAgency } from './agency/world.ts';
import { planOf } from './growth/plans.ts';
import { printMachine } from './kit/report.ts';
import { startPlaudit } from './kit/running.ts';
import { statementsOf } from './kit/statements.ts';
import { median } from './kit/statistics.ts';

/**
 * How long the board, the lists and the dashboard of one agency take with 100,000 placements: `node bench/agency.ts`, or
 * with another number of placements, and only the reads whose name holds some words: `node bench/agency.ts 20000 board`.
 * For each read it prints milliseconds, the blocks that Postgres touched, and what its plan reads. Exits with 1 when one
 * takes more than 100 ms.
 */
const count = Number(process.argv[2] ?? 100_000);
const only = process.argv[3] ?? '';
const rounds = 7;
const goal = 100;

const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-bench-agency-'));
const server = await startEmbedded({ dataDir: folder });
const database = connect(server.connectionString, 1);
try {
  await migrate(server.connectionString);
  await prepareQueue(server.connectionString);
  await writeArtifacts();
  const agency = await fillLargeAgency(database, count);
  const context: Context = { database, nature, viewer: await viewerOf(database, agency.userId), requestId: 'bench' };
  printMachine();
  console.log(`${formatNumber(count)} placements\n`);
  for (const [name, read] of Object.entries(agencyReads(agency))) {
    if (!name.includes(only)) continue;
    // Plans of prepared statements settle after five runs.
    for (let warm = 0; warm < 6; warm++) await read(context);
    const before = await touched(database);
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await read(context);
      took.push(performance.now() - start);
    }
    const blocks = Math.round(((await touched(database)).buffers - before.buffers) / rounds);
    const plan = await planOf(database, await statementsOf(() => read(context)));
    if (median(took) > goal) process.exitCode = 1;
    console.log(
      `${name.padEnd(46)} ${median(took).toFixed(1).padStart(7)} ms ${formatNumber(blocks).padStart(8)}  ${plan}`,
    );
  }
  const { connectionString, pid } = server;
  const web = await startPlaudit({ connectionString, pid, postgres: '', stop: () => server.stop() });
  try {
    console.log('\nFirst row or card in Chromium:');
    for (const [name, took] of await firstCards(web.origin, agency))
      console.log(`${name.padEnd(46)} ${took.toFixed(0).padStart(7)} ms`);
  } finally {
    await web.stop();
  }
} finally {
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
