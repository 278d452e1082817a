import type { ConnectionState } from '#common/connections/states.ts';
import type { VendorKey } from '#common/connections/vendors.ts';
import type { Write } from '#server/commands/write.ts';
import type { Meanings } from './syncing/facts.ts';

/** A connection's row with its columns typed. */
export type Connection = NonNullable<Awaited<ReturnType<typeof lockConnection>>>;

/** A connection, locked until the end of the transaction; undefined if there is none. */
export async function lockConnection({ tx }: Pick<Write, 'tx'>, id: string) {
  const row = await tx.selectFrom('connections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return (
    row && {
      ...row,
      state: row.state as ConnectionState,
      vendor: row.vendor as VendorKey,
      meanings: row.meanings as unknown as Meanings,
      settings: row.settings as Readonly<Record<string, string>>,
    }
  );
}
