import pg from 'pg';
import { StartProblem } from './problem.ts';

/** The oldest supported PostgreSQL. */
const oldest = 17;

/** Throws `StartProblem` when no database answers, or it is too old. */
export async function requireDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]!.version;
    if (version < oldest)
      throw new StartProblem(
        `Plaudit needs PostgreSQL ${oldest} or newer; DATABASE_URL names one of version ${version}.`,
      );
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`The database that DATABASE_URL names cannot be reached: ${reason(error)}.`);
  } finally {
    await client.end();
  }
}

function reason(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return message || code || String(error);
}
