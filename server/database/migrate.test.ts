import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { migrate } from './migrate.ts';
import { MigrationProblem } from './migration-problem.ts';
import { testDatabase } from './testing/database.ts';

/** What this build has besides its real migrations. */
const later = vi.hoisted(() => new Map<string, string>());
vi.mock('./migrations.ts', async (original) => {
  const real = await original<typeof import('./migrations.ts')>();
  return {
    migrationNames: async () => [...(await real.migrationNames()), ...later.keys()],
    migrationText: async (name: string) => later.get(name) ?? real.migrationText(name),
  };
});
afterEach(() => later.clear());

async function run(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const applied = (connectionString: string) => run(connectionString, 'select name from migrations order by name');

test('two processes that migrate at once apply each migration once', async () => {
  const { connectionString } = await testDatabase({ empty: true });
  await Promise.all([migrate(connectionString), migrate(connectionString)]);
  expect(await applied(connectionString)).toEqual(['0001_first_release.sql']);
});

test('later migrations are applied in order, to a database that has the earlier ones', async () => {
  const { connectionString } = await testDatabase();
  later.set('0002_a.sql', 'create table notes (id uuid primary key)');
  later.set('0003_b.sql', 'alter table notes add column words text');
  await migrate(connectionString);
  expect(await applied(connectionString)).toEqual(['0001_first_release.sql', '0002_a.sql', '0003_b.sql']);
});

test('a migration that fails is named and leaves nothing behind', async () => {
  const { connectionString } = await testDatabase();
  later.set('0002_wrong.sql', 'create table notes (id uuid primary key); select from nowhere');
  await expect(migrate(connectionString)).rejects.toThrow('Migration 0002_wrong.sql failed');
  expect(await applied(connectionString)).toEqual(['0001_first_release.sql']);
  expect(await run(connectionString, "select to_regclass('notes')")).toEqual([null]);
});

test('a database from before the first release is refused', async () => {
  const { connectionString } = await testDatabase({ empty: true });
  await run(connectionString, 'create table migrations (name text primary key, applied_at timestamptz default now())');
  await run(connectionString, "insert into migrations (name) values ('0001_foundation.sql')");
  await expect(migrate(connectionString)).rejects.toThrow(MigrationProblem);
  expect(await run(connectionString, "select to_regclass('users')")).toEqual([null]);
});
