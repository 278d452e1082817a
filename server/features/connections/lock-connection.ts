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

/** Whether a connection is to be read: one that failed is tried again unless somebody has to sign in. */
export const isReading = ({ state, problem_kind }: Pick<Connection, 'state' | 'problem_kind'>): boolean =>
  state === 'live' || state === 'connecting' || (state === 'needs_attention' && problem_kind !== 'signedOut');

/** Whether what is read becomes placements: somebody has started it. Before, it is only counted. */
export const isAdding = (known: Connection): boolean => isReading(known) && known.started_at !== null;
