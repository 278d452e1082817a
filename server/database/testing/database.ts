import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Context, nature } from '#server/commands/context.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { withDatabase } from '../address.ts';
import { connect, type Database } from '../database.ts';

/** A test file's own migrated database. */
export interface TestDatabase {
  database: Database;
  connectionString: string;
  /** A request's context. Nobody is signed in unless a viewer is given; the test sets the clock. */
  context(viewer?: Viewer, now?: Date): Context;
}

/** Creates a database for this test file, and drops it when the file is done. `empty`: without our tables. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name} ${empty ? '' : 'template plaudit_template'}`);
  const connectionString = withDatabase(server, name);
  const database = connect(connectionString, 4);
  afterAll(async () => {
    await database.close();
    await drop(server, name);
  });
  const context = (viewer = stranger, now?: Date): Context => ({
    database,
    viewer,
    nature: now ? { ...nature, now: () => now } : nature,
    requestId: 'test',
  });
  return { database, connectionString, context };
}

/** Postgres refuses the drop while autovacuum, which we may not end, works on a table. Try again. */
async function drop(server: string, name: string, tries = 40): Promise<void> {
  try {
    await run(server, `drop database ${name} with (force)`);
  } catch (error) {
    if (tries === 0 || (error as { code?: string }).code !== '42501') throw error;
    await sleep(250);
    await drop(server, name, tries - 1);
  }
}

/** Test files start at the same time, but a template allows only one copy at once, so they take turns. */
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
