import { createHmac } from 'node:crypto';
import pg from 'pg';
import { superuser } from './cluster.ts';

/**
 * Creates Plaudit's role and database where missing, and returns their connection string. The role cannot read files or
 * run programs as the superuser can. It owns its database and may create others, which tests do.
 */
export async function ensureDatabase(socketFolder: string, password: string): Promise<string> {
  const client = new pg.Client({ host: socketFolder, port: 5432, user: superuser, password, database: 'postgres' });
  await client.connect();
  try {
    if (!(await exists(client, 'select from pg_roles where rolname = $1'))) {
      await client.query(`create role plaudit login createdb password '${rolePassword(password)}'`);
    }
    if (!(await exists(client, 'select from pg_database where datname = $1'))) {
      await client.query('create database plaudit owner plaudit');
    }
  } finally {
    await client.end();
  }
  return connectionStringFor(socketFolder, password);
}

/** For Plaudit's role. Both passwords are derived from the generated one. */
export function connectionStringFor(socketFolder: string, password: string): string {
  return `postgresql://plaudit:${rolePassword(password)}@/plaudit?host=${socketFolder}&port=5432`;
}

function rolePassword(password: string): string {
  return createHmac('sha256', password).update('plaudit').digest('base64url');
}

async function exists(client: pg.Client, query: string): Promise<boolean> {
  const { rowCount } = await client.query(query, ['plaudit']);
  return rowCount === 1;
}
