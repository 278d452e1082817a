import { nature } from '#server/commands/context.ts';
import { connect, type Database } from '#server/database/database.ts';
import { requireLoadName } from '#server/database/load/target.ts';
import { requireWhole } from '#server/database/load/unfinished.ts';
import { migrate } from '#server/database/migrate.ts';
import { scannedBetween, type Touched, touched } from '#server/database/testing/touched.ts';
import { hotReads, subjectsOf } from '#server/graphql/testing/hot-reads.ts';
import { writeArtifacts } from '#server/running/artifacts.ts';
import { stranger } from '#server/session/viewer.ts';
import { statementsOf } from '../kit/statements.ts';
import { median } from '../kit/statistics.ts';
import { planOf } from './plans.ts';

const rounds = 9;

/** The cost of a read at one size. */
export interface Cost {
  readonly ms: number;
  /** Blocks of tables, indexes and TOAST, cached or not. */
  readonly blocks: number;
  readonly plan: string;
  /** Tables of which one scan read more than 10,000 rows. */
  readonly scanned: readonly string[];
}

/** All measurements of one world. */
export interface Measured {
  readonly recruiters: number;
  readonly reviews: number;
  readonly postgres: string;
  /** How deep the deep page of public reviews is. */
  readonly page: number;
  readonly of: ReadonlyMap<string, Cost>;
}

/** Runs every read on a world and returns its cost. Throws for a database that `bin/seed` has not filled. */
export async function measure(connectionString: string): Promise<Measured> {
  const database = connect(connectionString, 1);
  try {
    await requireLoaded(database);
    await requireWhole(connectionString);
    await migrate(connectionString);
    await writeArtifacts();
    const context = { database, viewer: stranger, nature, requestId: 'bench' };
    const subjects = await subjectsOf(database);
    const of = new Map<string, Cost>();
    for (const [name, read] of Object.entries(hotReads))
      of.set(name, await costOf(database, () => read(context, subjects)));
    return { ...(await sizesOf(database)), page: subjects.deep.page, of };
  } finally {
    await database.close();
  }
}

async function requireLoaded({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  requireLoadName(rows[0]!.name);
}

async function sizesOf({ pool }: Database): Promise<Pick<Measured, 'recruiters' | 'reviews' | 'postgres'>> {
  const { rows } = await pool.query<{ recruiters: number; reviews: number; postgres: string }>(
    `select (select count(*) from recruiters)::int as recruiters, (select count(*) from reviews)::int as reviews,
      current_setting('server_version') as postgres`,
  );
  return rows[0]!;
}

async function costOf(database: Database, read: () => Promise<unknown>): Promise<Cost> {
  // Plans of prepared statements settle after five runs.
  for (let warm = 0; warm < 7; warm++) await read();
  const before = await touched(database);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    await read();
    times.push(performance.now() - begun);
  }
  const after = await touched(database);
  return {
    ms: median(times),
    blocks: Math.round((after.buffers - before.buffers) / rounds),
    plan: await planOf(database, await statementsOf(read)),
    scanned: longScans(before, after),
  };
}

/** A scan that stops at its first match costs the same at any size. */
const longScans = (before: Touched, after: Touched) =>
  scannedBetween(before, after).filter((table) => {
    const scans = Number(after.scans[table]) - Number(before.scans[table]);
    return (after.scannedRows[table]! - before.scannedRows[table]!) / scans > 10_000;
  });
