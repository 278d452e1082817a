import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Context, nature } from '#server/commands/context.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { withDatabase } from '../address.ts';
import { connect, type Database } from '../database.ts';

/** The content of a test database: our tables, unless it is empty, and the demo's rows if requested. */
interface Wishes {
  empty?: boolean;
  demo?: boolean;
}

/** A migrated database of one test file's own. */
export interface TestDatabase {
  database: Database;
  connectionString: string;
  /** A request's context. Nobody is signed in unless a viewer is given; the test sets the clock. */
  context(viewer?: Viewer, now?: Date): Context;
}

/** Makes a database for this test file, and drops it when the file is done. */
export async function testDatabase(wishes?: Wishes): Promise<TestDatabase> {
  const { connectionString, drop } = await createDatabase(wishes);
  const database = connect(connectionString, 4);
  afterAll(async () => {
    await database.close();
    await drop();
  });
  const context = (viewer = stranger, now?: Date): Context => ({
    database,
    viewer,
    nature: now ? { ...nature, now: () => now } : nature,
    requestId: 'test',
  });
  return { database, connectionString, context };
}

/** Makes a database on the server of this run. */
export async function createDatabase({ empty = false, demo = false }: Wishes = {}): Promise<{
  connectionString: string;
  drop(): Promise<void>;
}> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await inTurn(server, async (client) => {
    if (demo) await ensureDemo(client, server);
    const template = demo ? demoTemplate : 'plaudit_template';
    await client.query(`create database ${name} ${empty ? '' : `template ${template}`} ${copyingFiles}`);
  });
  return { connectionString: withDatabase(server, name), drop: () => drop(server, name) };
}

/** Where Postgres vacuums a table that has grown, which we may not end, the drop is refused until that is done. */
async function drop(server: string, name: string, tries = 40): Promise<void> {
  try {
    await inTurn(server, (client) => client.query(`drop database ${name} with (force)`));
  } catch (error) {
    if (tries === 0 || (error as { code?: string }).code !== '42501') throw error;
    await sleep(250);
    await drop(server, name, tries - 1);
  }
}

/** Half of what copying through the log costs, dropping included. */
const copyingFiles = 'strategy file_copy';
const demoTemplate = 'plaudit_demo_template';

/** Fills the demo once a run: it takes seconds, copying it does not. It has its name when it is whole. */
async function ensureDemo(client: pg.Client, server: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [demoTemplate]);
  if (rowCount) return;
  const { seedDemo } = await import('../seeds/demo.ts');
  const filling = `filling_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${filling} template plaudit_template ${copyingFiles}`);
  await seedDemo(withDatabase(server, filling));
  await client.query(`alter database ${filling} rename to ${demoTemplate}`);
}

/** Test files start at the same time, and two copies of one template may not: they take turns. */
async function inTurn(connectionString: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await use(client);
  } finally {
    await client.end();
  }
}
