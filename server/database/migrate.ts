import pg from 'pg';
import { prepareQueue } from '#server/tasks/queue.ts';
import { MigrationProblem } from './migration-problem.ts';
import { migrationNames, migrationText } from './migrations.ts';

/** Any number that no other advisory lock of ours uses. */
const migrationLock = 7_305_001;

/**
 * Applies all missing migrations to the database, each in a transaction of its own, and updates the tables of the task
 * queue. Migrations only go forward. Two processes may call it at once: the second waits for the first. Throws with a
 * migration's name if it fails, and `MigrationProblem` for a database older than the first release.
 * @param wanted applies only these migrations, to restore a backup of an earlier build
 */
export async function migrate(connectionString: string, wanted?: ReadonlySet<string>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map((row) => row.name));
    const names = await migrationNames();
    if (applied.size > 0 && !applied.has(names[0]!)) throw new MigrationProblem();
    const missing = names.filter((name) => !applied.has(name) && (wanted?.has(name) ?? true));
    for (const name of missing) await apply(client, name);
    await prepareQueue(connectionString);
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string) {
  const text = await migrationText(name);
  try {
    await client.query('begin');
    await client.query("set local lock_timeout = '5s'");
    await client.query(text);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
