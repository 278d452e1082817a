import { type Expression, type RawBuilder, sql } from 'kysely';
import { type SuppressionReason, suppressionReasons } from '#common/mailing/suppressions.ts';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';
import { addressHash, addressHashOf } from './address-hash.ts';

/** An address that must not be emailed, by whom, and why. `agencyId` null: by nobody on this installation. */
export interface Suppression {
  email: string;
  agencyId: string | null;
  reason: SuppressionReason;
}

/**
 * Whether a normalised address is suppressed, for this agency or for all, for one of these reasons. Of a person whose data
 * was erased, only a hash is left.
 */
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
    .where((eb) => eb.or([eb('email', '=', email), eb('email_hash', '=', addressHash(email))]))
    .where('reason', 'in', reasons)
    .where((eb) => eb.or([eb('agency_id', 'is', null), eb('agency_id', '=', agencyId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The same in SQL, for an address and an agency in the statement, for any reason or an array of them. There are few hashes,
 * all of them for everybody, so a statement reads them once and not for every row.
 */
export const wantsNoMail = (
  email: Expression<unknown>,
  agencyId: Expression<unknown>,
  reasons?: Expression<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from suppressions s
      where s.email = ${email} and (s.agency_id is null or s.agency_id = ${agencyId})
        ${reasons ? sql`and s.reason = any(${reasons})` : sql``})
    or ${reasons ? sql`'objected' = any(${reasons}) and` : sql``} coalesce(${addressHashOf(email)} in (
      select e.email_hash from suppressions e where e.email_hash is not null), false))`;

/**
 * Suppresses an address. Returns the entry's id, or null when it existed. The first reason stays, unless it blocks
 * less: somebody who unsubscribed and then reports spam gets no email at all.
 */
export async function suppress(write: Write, { email, agencyId, reason }: Suppression): Promise<string | null> {
  const row = await write.tx
    .insertInto('suppressions')
    .values({ id: write.nature.newId(), email, agency_id: agencyId, reason, created_at: write.at })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'email_hash', 'agency_id'])
        .doUpdateSet({ reason })
        .where('suppressions.reason', 'in', ['unsubscribed', 'objected'])
        .where(sql.val(reason), 'in', ['bounced', 'complained']),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Suppresses an address for everybody by its hash alone, and forgets the address itself: for a person whose data is
 * erased. Doing it again changes nothing.
 */
export async function suppressErased({ tx, at, nature }: Write, email: string): Promise<void> {
  await tx.deleteFrom('suppressions').where('email', '=', email).execute();
  await tx
    .insertInto('suppressions')
    .values({ id: nature.newId(), email_hash: addressHash(email), agency_id: null, reason: 'objected', created_at: at })
    .onConflict((known) => known.columns(['email', 'email_hash', 'agency_id']).doNothing())
    .execute();
}

/**
 * What somebody said about emails at one address holds at their other one, too: an unsubscribed person stays unsubscribed.
 * Bounces say something about the mailbox, and stay behind.
 */
export async function carryRefusals(write: Write, from: string, to: string): Promise<void> {
  const said = await write.tx
    .selectFrom('suppressions')
    .select(['agency_id', 'reason'])
    .where('email', '=', from)
    .where('reason', '<>', 'bounced')
    .execute();
  for (const { agency_id: agencyId, reason } of said)
    await suppress(write, { email: to, agencyId, reason: reason as SuppressionReason });
}
