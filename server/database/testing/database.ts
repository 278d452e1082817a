import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Context, nature } from '#server/commands/context.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { withDatabase } from '../address.ts';
import { connect, type Database } from '../database.ts';

/** A migrated database of one test file's own. */
export interface TestDatabase {
  database: Database;
  connectionString: string;
  /** A request's context: nobody is signed in unless a viewer is given; the clock stands where the test sets it. */
  context(viewer?: Viewer, now?: Date): Context;
}

/** Makes a database for this test file, and drops it when the file is done. `empty`: without our tables. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('postgres');
  const connectionString = await copyTemplate(server, empty ? 'template1' : 'plaudit_template');
  const database = connect(connectionString, 4);
  afterAll(async () => {
    await database.close();
    await dropDatabase(connectionString);
  });
  const context = (viewer = stranger, now?: Date): Context => ({
    database,
    viewer,
    nature: now ? { ...nature, now: () => now } : nature,
    requestId: 'test',
  });
  return { database, connectionString, context };
}

/** Makes a database from a template of this server. Returns its connection string. */
export async function copyTemplate(
  server: string,
  template: string,
  name = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<string> {
  await run(server, `create database ${name} template ${template}`);
  return withDatabase(server, name);
}

/** Drops a database made by `copyTemplate`. While Postgres vacuums a grown table the drop is refused, so it tries again. */
export async function dropDatabase(connectionString: string, tries = 40): Promise<void> {
  const name = /^[^:]+:\/\/[^/]*\/([^?]*)/.exec(connectionString)![1]!;
  try {
    await run(withDatabase(connectionString, 'plaudit'), `drop database ${name} with (force)`);
  } catch (error) {
    if (tries === 0 || (error as { code?: string }).code !== '42501') throw error;
    await sleep(250);
    await dropDatabase(connectionString, tries - 1);
  }
}

/** Test files start at the same time, and two copies of one template may not: they take turns. */
async function run(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
