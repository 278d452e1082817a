import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';

/** Who is not to be mailed, by whom, and why. `agencyId` null: by nobody on this installation. */
export interface Suppression {
  email: string;
  agencyId: string | null;
  reason: 'unsubscribed' | 'bounced' | 'complained' | 'objected';
}

/** Whether a normalised address wants no mail of this agency, or of anybody. Security mail does not ask. */
export async function isSuppressed(
  tx: Pick<Tx, 'selectFrom'>,
  email: string,
  agencyId: string | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('suppressions')
    .select('id')
    .where('email', '=', email)
    .where((eb) => eb.or([eb('agency_id', 'is', null), eb('agency_id', '=', agencyId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts an address on the list. Returns the entry's id, or null when it was there already; the first reason stays. */
export async function suppress(write: Write, { email, agencyId, reason }: Suppression): Promise<string | null> {
  const row = await write.tx
    .insertInto('suppressions')
    .values({ id: write.nature.newId(), email, agency_id: agencyId, reason, created_at: write.at })
    .onConflict((conflict) => conflict.columns(['email', 'agency_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
