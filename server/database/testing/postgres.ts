import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { withDatabase } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection string of this run's server, whose template the test databases are copied from. */
    postgres: string;
  }
}

/** Starts one throwaway Postgres for a test run, with a migrated template. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'plaudit-test-'));
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), throwaway: true });
  const template = withDatabase(server.connectionString, 'plaudit_template');
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  await client.query('create database plaudit_template');
  await client.end();
  await migrate(template);
  project.provide('postgres', server.connectionString);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
