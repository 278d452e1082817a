import type { Tx } from '#server/database/database.ts';

/** Ends an account's open change of its email, if there is one, without changing the email. Returns whether there was. */
export async function endEmailChange(tx: Tx, userId: string, state: 'canceled' | 'refused'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_changes')
    .set({ state })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
