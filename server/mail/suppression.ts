import { type Expression, type RawBuilder, sql } from 'kysely';
import { type SuppressionReason, suppressionReasons } from '#common/mailing/suppressions.ts';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';

/** Who is not to be mailed, by whom, and why. `agencyId` null: by nobody on this installation. */
export interface Suppression {
  email: string;
  agencyId: string | null;
  reason: SuppressionReason;
}

/** Whether a normalised address is on the list, for this agency or for all, for one of these reasons. */
export async function isSuppressed(
  tx: Pick<Tx, 'selectFrom'>,
  email: string,
  agencyId: string | null,
  reasons: readonly SuppressionReason[] = suppressionReasons,
): Promise<boolean> {
  if (reasons.length === 0) return false;
  const row = await tx
    .selectFrom('suppressions')
    .select('id')
    .where('email', '=', email)
    .where('reason', 'in', reasons)
    .where((eb) => eb.or([eb('agency_id', 'is', null), eb('agency_id', '=', agencyId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same within a statement, of an address and an agency there, for any reason or for an array of them. */
export const wantsNoMail = (
  email: Expression<unknown>,
  agencyId: Expression<unknown>,
  reasons?: Expression<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from suppressions s
    where s.email = ${email} and (s.agency_id is null or s.agency_id = ${agencyId})
      ${reasons ? sql`and s.reason = any(${reasons})` : sql``})`;

/**
 * Puts an address on the list. Returns the entry's id, or null when it was there already. The first reason stays, unless it
 * keeps less back: whoever unsubscribed, and then calls our mail spam, gets none at all.
 */
export async function suppress(write: Write, { email, agencyId, reason }: Suppression): Promise<string | null> {
  const row = await write.tx
    .insertInto('suppressions')
    .values({ id: write.nature.newId(), email, agency_id: agencyId, reason, created_at: write.at })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'agency_id'])
        .doUpdateSet({ reason })
        .where('suppressions.reason', 'in', ['unsubscribed', 'objected'])
        .where(sql.val(reason), 'in', ['bounced', 'complained']),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
