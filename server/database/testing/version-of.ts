import type { Kysely } from 'kysely';
import type { DB } from '../types.ts';

type Versioned = 'agencies' | 'claims' | 'companies' | 'enquiries' | 'profile_reports';

/** What somebody who looks at a row right now sends along when they decide about it. */
export async function versionOf(
  kysely: Kysely<DB>,
  table: Versioned,
  id: string,
): Promise<{ expectedVersion: number }> {
  const row = await kysely.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst();
  return { expectedVersion: row?.version ?? 1 };
}
