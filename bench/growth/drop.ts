import pg from 'pg';
import { requireLoadName } from '#server/database/load/target.ts';

/** Drops a world. Throws for a database that load data may not fill. */
export async function dropWorld(connectionString: string): Promise<void> {
  const { host, port, user, password, database = '' } = new pg.Client({ connectionString });
  requireLoadName(database);
  const client = new pg.Client({ host, port, user, password: password!, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`drop database ${pg.escapeIdentifier(database)} with (force)`);
  } finally {
    await client.end();
  }
}
