import '#server/tsx-hook.ts';
import '#server/features/index.ts';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { from } from 'pg-copy-streams';
import { csvLine } from '#common/csv.ts';
import { formatBytes, formatNumber } from '#common/formats.ts';
import { matchedFields, templateHeads } from '#common/placements/import-columns.ts';
import { recruiterUrl } from '#common/urls.ts';
import { type Context, nature } from '#server/commands/context.ts';
import { connect } from '#server/database/database.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';
import { createImport } from '#server/features/placements/importing/imports.factories.ts';
import { importPlacements, inspectImport, readImport } from '#server/features/placements/importing/imports.tasks.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { system } from '#server/session/viewer.ts';
import { fileStorage } from '#server/storage/storage.ts';
import { prepareQueue } from '#server/tasks/queue.ts';
import { printMachine } from './kit/report.ts';
import { startPlaudit } from './kit/running.ts';
import { percentile } from './kit/statistics.ts';

/**
 * Imports a packed file of placements for fifty recruiters, and compares it with `\copy` of the same rows into the same
 * table. Also tells the most memory that it took, and how fast a profile is during the import. `node bench/import.ts 50000`; a
 * million rows by default.
 */
const count = Number(process.argv[2] ?? 1_000_000);
const recruiterCount = 50;

const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-bench-import-'));
process.env['PLAUDIT_DATA_DIR'] = folder;
const server = await startEmbedded({ dataDir: folder });
const { connectionString } = server;
await migrate(connectionString);
await prepareQueue(connectionString);
const database = connect(connectionString, 6);
const context: Context = { database, nature, viewer: system, requestId: 'bench' };
const { id: agency_id } = await createAgency(database);
const recruiters: Awaited<ReturnType<typeof createRecruiterWithLogin>>[] = [];
for (let at = 0; at < recruiterCount; at++) recruiters.push(await createRecruiterWithLogin(database, { agency_id }));
const emails = (await database.kysely.selectFrom('users').select('email').execute()).map(({ email }) => email);
const web = await startPlaudit({ connectionString, postgres: '', pid: server.pid, stop: () => server.stop() });
const profile = `${web.origin}${recruiterUrl(recruiters[0]!.recruiter.slug)}`;
const visitor = new Worker(new URL('import/visitor.ts', import.meta.url), { workerData: profile });

const titles = ['Site Engineer', 'Payroll Officer', 'Crane Operator', 'Nurse', 'Data Analyst'];
const day = (at: number) => new Date(Date.UTC(2024, 0, 1 + (at % 900))).toISOString().slice(0, 10);
const rowAt = (at: number): string[] => [
  `P-${at}`,
  titles[at % titles.length]!,
  'permanent',
  day(at),
  '',
  'engineering',
  'Perth',
  emails[at % emails.length]!,
  `Candidate ${at}`,
  `c${at}@mail.example`,
  'Pinwheel Logistics',
  `Contact ${at % 5000}`,
  `m${at % 5000}@pinwheel.example`,
];
function* text() {
  yield csvLine(templateHeads);
  for (let at = 0; at < count; at++) yield csvLine(rowAt(at));
}

/** Milliseconds that profiles take, one after the other, until the work is done. */
async function profilesDuring(work: Promise<unknown>): Promise<number[]> {
  visitor.postMessage('start');
  await work.finally(() => visitor.postMessage('stop'));
  return (await once(visitor, 'message'))[0] as number[];
}

/** The most memory that this process had while it worked, above what it had before. */
async function memoryDuring(work: Promise<unknown>): Promise<number> {
  globalThis.gc?.();
  const idle = process.memoryUsage().rss;
  let most = idle;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  await work.finally(() => clearInterval(timer));
  return most - idle;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

try {
  const key = nature.newToken();
  await fileStorage().put(key, Readable.from(text()).pipe(createGzip()));
  const { id: file_id } = await database.kysely
    .insertInto('files')
    .values({
      id: nature.newId(),
      key,
      kind: 'table',
      media_type: 'application/gzip',
      state: 'attached',
      size: 1,
      sha256: Buffer.alloc(32),
      agency_id,
      uploaded_at: new Date(),
      attached_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: importId } = await createImport(database, {
    agency_id,
    recruiter_id: recruiters[0]!.recruiter.id,
    is_for_agency: true,
    state: 'inspecting',
    file_id,
  });
  const setState = (state: string, values: object = {}) =>
    database.kysely
      .updateTable('placement_imports')
      .set({ state, ...values })
      .where('id', '=', importId)
      .execute();

  await sleep(1000);
  const before = await profilesDuring(sleep(10_000));
  const steps: [string, number][] = [];
  const step = async (name: string, run: () => Promise<unknown>) => void steps.push([name, await timed(run)]);
  const whole = (async () => {
    await step('columns', () => inspectImport.run(context, { importId }));
    await setState('reading', { fields: matchedFields(templateHeads, new Map(), true) });
    await step('check', () => readImport.run(context, { importId }));
    await setState('importing');
    await step('import', () => importPlacements.run(context, { importId }));
  })();
  const [memory, during] = await Promise.all([memoryDuring(whole), profilesDuring(whole)]);
  const seconds = steps.reduce((sum, [, took]) => sum + took, 0);
  const result = await database.kysely
    .selectFrom('placement_imports')
    .select(['state', 'new_count', 'refused_count', 'problem'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();

  // The same rows by `\copy`, under other IDs.
  const client = await database.pool.connect();
  const copied = await timed(() =>
    pipeline(
      Readable.from(copyLines()),
      client.query(
        from(`copy placements (id, agency_id, recruiter_id, source, external_id, job_title, job_type, start_date, state,
          speciality, location, candidate_name, candidate_email, company_name, contact_name, contact_email) from stdin`),
      ),
    ),
  );
  client.release();

  printMachine();
  console.log(`${formatNumber(count)} rows: ${JSON.stringify(result)}`);
  for (const [name, took] of steps) console.log(`${name.padEnd(10)} ${took.toFixed(1)} s`);
  console.log(`in all     ${seconds.toFixed(1)} s, ${formatNumber(Math.round(count / seconds))} rows/s`);
  console.log(
    `\\copy      ${copied.toFixed(1)} s; the import has ${(copied / seconds).toFixed(2)} of its speed (goal: 0.25)`,
  );
  console.log(`memory     ${formatBytes(memory)} above idle (goal: 256 MB)`);
  const [p99Before, p99] = [percentile(before, 0.99), percentile(during, 0.99)];
  console.log(
    `a profile  p99 ${p99Before.toFixed(1)} ms before, ${p99.toFixed(1)} ms during: ${(p99 / p99Before).toFixed(2)} × (goal: 1.5)`,
  );
} finally {
  await visitor.terminate();
  await web.stop();
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

function* copyLines() {
  const ids = recruiters.map(({ recruiter }) => recruiter.id);
  for (let at = 0; at < count; at++) {
    const [, title, type, start, , speciality, location, , name, email, company, contact, contactEmail] = rowAt(at);
    yield `${nature.newId()}\t${agency_id}\t${ids[at % ids.length]}\tcsv_imported\tC-${at}\t${title}\t${type}\t${start}\tactive\t${speciality}\t${location}\t${name}\tx${email}\t${company}\t${contact}\t${contactEmail}\n`;
  }
}
