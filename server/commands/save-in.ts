import type { Updateable } from 'kysely';
import type { DB } from '#server/database/types.ts';
import type { Outcome } from './decision.ts';
import type { Write } from './write.ts';

/** Tables that keep the state of a decision, who made it and when. */
type DecidedTable = {
  [T in keyof DB]: DB[T] extends {
    id: unknown;
    state: unknown;
    version: unknown;
    decided_at: unknown;
    decided_by: unknown;
  }
    ? T
    : never;
}[keyof DB];

/** How the outcome of a decision is written into its table. */
export const saveIn =
  <T extends DecidedTable>(table: T) =>
  (
    { tx, at, viewer }: Write,
    { id, version }: { id: string; version: number },
    { to, set, isFinal }: Outcome<string, Updateable<DB[T]>>,
  ): Promise<unknown> =>
    tx
      // All these tables have the columns that are set here; the others belong to the single table.
      .updateTable(table as 'profile_reports')
      .set({
        state: to,
        ...(set as object),
        version: version + 1,
        ...(isFinal && { decided_at: at, decided_by: viewer.userId }),
      })
      .where('id', '=', id)
      .execute();
