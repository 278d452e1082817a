import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tx } from '../database.ts';
import type { DB } from '../types.ts';
import { addAgency } from './agencies.ts';
import { analyzeKeys, bringBack, switchTriggersOn, takeOff } from './bare.ts';
import { addCompany, companyAt } from './companies.ts';
import { copySheet, kindsOf } from './copy.ts';
import { keepAgencies, keepRecruiters, keepSearch, keepSidesToAsk } from './keep.ts';
import { batchesOf, type Plan, planWorld, type Wishes } from './plan.ts';
import { type FilledSheet, type Kinds, Sheets } from './sheets.ts';
import { type Making, startMaking } from './threads.ts';

/** Hears how far it is; `of` is not known of a step that cannot be counted. */
export type Tell = (step: string, done?: number, of?: number) => void;

/** What was loaded, and how long it took in seconds: the copying alone, and all of it. */
export interface Filled {
  readonly rows: number;
  readonly rowsOf: Readonly<Record<string, number>>;
  readonly copySeconds: number;
  readonly seconds: number;
}

/** Fills a migrated, empty database with a world, by COPY and in one transaction: all of it is there, or nothing. */
export async function fillDatabase(connectionString: string, wishes: Wishes, tell: Tell, threads = 1): Promise<Filled> {
  const client = new pg.Client({ connectionString });
  // Also heard where a statement is waited for.
  client.on('error', () => undefined);
  await client.connect();
  const pool = {
    connect: async () => Object.assign(client, { release: () => undefined }),
    end: () => client.end(),
    options: {},
  };
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    const filled = await kysely.transaction().execute((tx) => fill(client, tx, wishes, tell, threads));
    tell('vacuuming');
    await client.query('vacuum (analyze)');
    return filled;
  } finally {
    await kysely.destroy();
  }
}

async function fill(client: pg.ClientBase, tx: Tx, wishes: Wishes, tell: Tell, threads: number): Promise<Filled> {
  const begun = performance.now();
  // A statement that nobody waits for any more ends: whoever stops the program does not leave it running.
  await client.query("set local client_connection_check_interval = '1s'; set local maintenance_work_mem = '256MB'");
  await client.query("set local work_mem = '64MB'; set local jit = off");
  const { taken, copied } = await copyBare(client, planWorld(wishes), tell, threads);
  const isLater = (table: string, isIndex: boolean) => isIndex && ['recruiters', 'search_entries'].includes(table);
  const tellIndex = (name: string, left: number) => tell(`indexes and keys: ${name}, ${left} left`);
  await bringBack(client, taken, (table, isIndex) => !isLater(table, isIndex), tellIndex);
  tell('statistics');
  await analyzeKeys(client);
  await keepRecruiters(tx, wishes.asOf, (done, of) => tell('figures of recruiters', done, of));
  await keepAgencies(tx, wishes.asOf, (done, of) => tell('figures of agencies', done, of));
  tell('sides to ask');
  await keepSidesToAsk(tx);
  await keepSearch(tx, (done, of) => tell('search', done, of));
  await bringBack(client, taken, isLater, tellIndex);
  await switchTriggersOn(client);
  return { ...copied, seconds: (performance.now() - begun) / 1000 };
}

/** Copies a world into tables without indexes. The first rows are made up while those are taken off. */
async function copyBare(client: pg.ClientBase, plan: Plan, tell: Tell, threads: number) {
  const kinds = await kindsOf(client);
  const making = startMaking(batchesOf(plan), kinds, threads);
  try {
    const taken = await takeOff(client);
    return { taken, copied: await copyWorld(client, plan, allSheets(plan, kinds, making), tell) };
  } finally {
    await making.stop();
  }
}

async function copyWorld(client: pg.ClientBase, plan: Plan, made: AsyncIterable<FilledSheet[]>, tell: Tell) {
  const rowsOf: Record<string, number> = {};
  let rows = 0;
  let copySeconds = 0;
  let batches = 0;
  const of = [...batchesOf(plan)].length;
  const begun = performance.now();
  for await (const sheets of made) {
    for (const sheet of sheets) {
      await copySheet(client, sheet);
      rows += sheet.count;
      rowsOf[sheet.table] = (rowsOf[sheet.table] ?? 0) + sheet.count;
    }
    copySeconds = (performance.now() - begun) / 1000;
    tell(
      `${rows.toLocaleString('en')} rows, ${Math.round(rows / copySeconds).toLocaleString('en')} a second`,
      batches++,
      of,
    );
  }
  return { rows, rowsOf, copySeconds };
}

/** Agencies and companies first: the profiles' words hold the names of their agencies. */
async function* allSheets(plan: Plan, kinds: Kinds, making: Making) {
  const { seed, asOf } = plan.wishes;
  const first = new Sheets(kinds);
  for (const agency of plan.agencies) addAgency(first, agency);
  for (let at = 0; at < plan.companies; at++) addCompany(first, companyAt(seed, at, asOf));
  yield first.filled();
  yield* making.sheets();
}

/** Whether anybody has something here: then it is not ours to fill. */
export async function hasTenants(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>("select to_regclass('agencies') is not null as exists");
  if (!rows[0]!.exists) return false;
  const { rows: found } = await client.query<{ isInUse: boolean }>(
    'select exists (select from agencies) or exists (select from users) or exists (select from companies) as "isInUse"',
  );
  return found[0]!.isInUse;
}
