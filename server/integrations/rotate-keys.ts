import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { isSealedNow, seal, sealedFor, Unopenable, unseal } from './sealed.ts';

/** Everything that is sealed: its table, the key of its rows, its column, and its purpose. */
const places = [
  { table: 'connection_credentials', key: 'connection_id', column: 'sealed', purpose: sealedFor.credentials },
  { table: 'mailboxes', key: 'id', column: 'password', purpose: sealedFor.mailboxPassword },
] as const;

/** Seals everything with the present secret. Returns how many were, and how many no secret that is set can open. */
export async function rotateKeys({ kysely }: Pick<Database, 'kysely'>): Promise<{ sealed: number; lost: number }> {
  const counts = { sealed: 0, lost: 0 };
  for (const { table, key, column, purpose } of places) {
    const { rows } = await sql<{ id: string }>`select ${sql.ref(key)} as id from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(kysely);
    for (const { id } of rows)
      await kysely.transaction().execute(async (tx) => {
        const found = await sql<{ value: Buffer | null }>`select ${sql.ref(column)} as value from ${sql.table(table)}
          where ${sql.ref(key)} = ${id} for update`.execute(tx);
        const value = found.rows[0]?.value;
        if (!value || isSealedNow(purpose(id), value)) return;
        try {
          const sealed = seal(purpose(id), unseal(purpose(id), value));
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where ${sql.ref(key)} = ${id}`.execute(
            tx,
          );
          counts.sealed++;
        } catch (error) {
          if (!(error instanceof Unopenable)) throw error;
          counts.lost++;
        }
      });
  }
  return counts;
}
