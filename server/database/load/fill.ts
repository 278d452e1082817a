import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tx } from '../database.ts';
import type { DB } from '../types.ts';
import { addAgency } from './agencies.ts';
import { analyzeKeys, bringBack, keepTidiersOut, switchTriggersOn, type TakenOff, takeOff } from './bare.ts';
import { addCompany, companyAt } from './companies.ts';
import { copySheet, kindsOf } from './copy.ts';
import { keepAgencies, keepFigureDays, keepRecruiters, keepSearch, keepSidesToInvite, keepSteps } from './keep.ts';
import { batchesOf, type Plan, planWorld, type Wishes } from './plan.ts';
import { type CopiedTable, type FilledSheet, type Kinds, Sheets } from './sheets.ts';
import { type Making, startMaking } from './threads.ts';
import { markUnfinished, markWhole } from './unfinished.ts';

/** Called with the progress. `of` is undefined for steps that cannot be counted. */
export type Tell = (step: string, done?: number, of?: number) => void;

/** What was loaded, and the seconds it took: copying alone, and in all. */
export interface Filled {
  readonly rows: number;
  readonly rowsOf: Readonly<Record<string, number>>;
  readonly copySeconds: number;
  readonly seconds: number;
}

/**
 * Fills a migrated, empty database with a world, with COPY over two connections. Either all of it is there in the end,
 * or the database says that it is not (see `unfinished.ts`).
 */
export async function fillDatabase(connectionString: string, wishes: Wishes, tell: Tell, threads = 1): Promise<Filled> {
  const begun = performance.now();
  const client = await connectTo(connectionString);
  const pool = {
    connect: async () => Object.assign(client, { release: () => undefined }),
    end: async () => undefined,
    options: {},
  };
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { taken, copied } = await copyBare(connectionString, client, planWorld(wishes), tell, threads);
    await kysely.transaction().execute((tx) => complete(client, tx, taken, wishes, tell));
    const seconds = (performance.now() - begun) / 1000;
    tell('vacuuming');
    await client.query('vacuum (analyze)');
    return { ...copied, seconds };
  } finally {
    await kysely.destroy();
    await client.end();
  }
}

async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  // Also handles errors while a statement is awaited.
  client.on('error', () => undefined);
  await client.connect();
  // Cancels a statement that nobody awaits any more, so stopping the program does not leave it running.
  await client.query("set client_connection_check_interval = '1s'; set maintenance_work_mem = '256MB'");
  await client.query("set work_mem = '64MB'; set jit = off");
  return client;
}

/** Restores what was dropped, and counts what is kept; then the world is complete. */
async function complete(client: pg.ClientBase, tx: Tx, taken: TakenOff, wishes: Wishes, tell: Tell): Promise<void> {
  await keepTidiersOut(client);
  const isLater = (table: string, isIndex: boolean) => isIndex && ['recruiters', 'search_entries'].includes(table);
  const tellIndex = (name: string, left: number) => tell(`indexes and keys: ${name}, ${left} left`);
  await bringBack(client, taken, (table, isIndex) => !isLater(table, isIndex), tellIndex);
  tell('statistics');
  await analyzeKeys(client);
  await keepRecruiters(tx, wishes.asOf, (done, of) => tell('figures of recruiters', done, of));
  await keepAgencies(tx, wishes.asOf, (done, of) => tell('figures of agencies', done, of));
  tell('sides to ask');
  await keepSidesToInvite(tx);
  await keepSteps(tx);
  tell('figures of days');
  await keepFigureDays(tx);
  await keepSearch(tx, (done, of) => tell('search', done, of));
  await bringBack(client, taken, isLater, tellIndex);
  await switchTriggersOn(client);
  await markWhole(client);
}

/** Copies a world into tables without indexes. The first rows are generated while those are dropped. */
async function copyBare(connectionString: string, client: pg.Client, plan: Plan, tell: Tell, threads: number) {
  const kinds = await kindsOf(client);
  const making = startMaking(batchesOf(plan), kinds, threads);
  const second = await connectTo(connectionString);
  try {
    await client.query('begin');
    await markUnfinished(client);
    const taken = await takeOff(client);
    await client.query('commit');
    return { taken, copied: await copyWorld([client, second], plan, allSheets(plan, kinds, making), tell) };
  } finally {
    await making.stop();
    await second.end();
  }
}

/**
 * Which of the two connections copies a table in a batch. Indexing the words of reviews takes Postgres three times as
 * long as everything else, so every third batch of them goes with the rest and both connections are equally busy.
 */
const laneOf = (table: CopiedTable, batch: number) => (table === 'reviews' && batch % 3 !== 0 ? 1 : 0);
/** Batches copied at a time, so that neither connection waits for the other. */
const batchesUnderWay = 3;

async function copyWorld(
  clients: readonly [pg.ClientBase, pg.ClientBase],
  plan: Plan,
  made: AsyncIterable<FilledSheet[]>,
  tell: Tell,
) {
  const rowsOf: Record<string, number> = {};
  let rows = 0;
  let batches = 0;
  const of = [...batchesOf(plan)].length;
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  for (const client of clients) await client.query('begin');
  const lanes = clients.map(() => Promise.resolve());
  const underWay: Promise<unknown>[] = [];
  for await (const sheets of made) {
    const copying = Promise.all(
      sheets.map((sheet) => {
        const lane = laneOf(sheet.table, batches);
        lanes[lane] = lanes[lane]!.then(() => copySheet(clients[lane]!, sheet));
        return lanes[lane];
      }),
    );
    // Errors surface where it is awaited, later: a connection that finishes a batch has the next at hand.
    copying.catch(() => undefined);
    underWay.push(copying);
    if (underWay.length === batchesUnderWay) await underWay.shift();
    for (const { table, count } of sheets) {
      rows += count;
      rowsOf[table] = (rowsOf[table] ?? 0) + count;
    }
    const pace = Math.round(rows / seconds()).toLocaleString('en');
    tell(`${rows.toLocaleString('en')} rows, ${pace} a second`, batches++, of);
  }
  await Promise.all(underWay);
  for (const client of clients) await client.query('commit');
  return { rows, rowsOf, copySeconds: seconds() };
}

/** Agencies and companies first: the search words of profiles contain their agencies' names. */
async function* allSheets(plan: Plan, kinds: Kinds, making: Making) {
  const { seed, asOf } = plan.wishes;
  const first = new Sheets(kinds);
  for (const agency of plan.agencies) addAgency(first, agency);
  for (let at = 0; at < plan.companies; at++) addCompany(first, companyAt(seed, at, asOf));
  yield first.filled();
  yield* making.sheets();
}

/** Whether the database has any tenant. If so, it must not be filled. */
export async function hasTenants(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>("select to_regclass('agencies') is not null as exists");
  if (!rows[0]!.exists) return false;
  const { rows: found } = await client.query<{ isInUse: boolean }>(
    'select exists (select from agencies) or exists (select from users) or exists (select from companies) as "isInUse"',
  );
  return found[0]!.isInUse;
}
