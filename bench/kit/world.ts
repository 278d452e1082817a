import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { fillDatabase, hasTenants } from '#server/database/load/fill.ts';
import { progress } from '#server/database/load/progress.ts';
import { databaseBeside } from '#server/database/load/target.ts';
import { dropUnfinished } from '#server/database/load/unfinished.ts';
import { migrate } from '#server/database/migrate.ts';
import { requireOwnDatabase } from './own-database.ts';

/** A load world in a Postgres of our own. */
export interface World {
  readonly connectionString: string;
  /** Such as 18.4. */
  readonly postgres: string;
  /** The server's main process, which starts one for each connection. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Kept between runs: filling a world takes longer than measuring it. */
const folder = path.join(import.meta.dirname, '../../.data/bench');

/** Starts the Postgres for measuring, and fills a world of this size if there is none yet. */
export async function openWorld({ recruiters, reviews }: WorldSize): Promise<World> {
  const server = await startEmbedded({ dataDir: folder });
  try {
    const name = `plaudit_load_${recruiters}_${reviews}`;
    await dropUnfinished(server.connectionString, name);
    const connectionString = await databaseBeside(server.connectionString, name);
    await requireOwnDatabase(connectionString, folder);
    await migrate(connectionString);
    await fillOnce(connectionString, { recruiters, reviews });
    return {
      connectionString,
      postgres: await versionOf(connectionString),
      pid: server.pid,
      stop: () => server.stop(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

interface WorldSize {
  readonly recruiters: number;
  readonly reviews: number;
}

async function fillOnce(connectionString: string, size: WorldSize): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const isFilled = await hasTenants(client);
  await client.end();
  if (isFilled) return;
  const tell = progress();
  const wishes = { ...size, seed: 1, tenantShare: 0.3, asOf: new Date('2026-11-01') };
  await fillDatabase(connectionString, wishes, tell);
  tell.end();
}

const versionOf = async (connectionString: string) =>
  (await queryWorld<{ server_version: string }>(connectionString, 'show server_version'))[0]!.server_version;

/** One statement on a connection of its own. */
export async function queryWorld<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Slugs of recruiters with at least this many public reviews, in an order unrelated to age. */
export const slugsOf = async ({ connectionString }: World, count: number, leastReviews: number): Promise<string[]> => {
  const rows = await queryWorld<{ slug: string }>(
    connectionString,
    `select slug from recruiters where published_count >= $2 and gone_at is null order by md5(id::text) limit $1`,
    [count, leastReviews],
  );
  if (rows.length < count)
    throw new Error(`Only ${rows.length} recruiters have ${leastReviews} reviews, not ${count}.`);
  return rows.map(({ slug }) => slug);
};
