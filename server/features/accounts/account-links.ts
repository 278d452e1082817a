import type { Write } from '#server/commands/write.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { hashToken } from '#server/session/tokens.ts';

/** What a mailed link does: confirm an address, sign in, set a password, or link other software to sign in by. */
export type LinkPurpose = 'confirm_email' | 'sign_in' | 'set_password' | 'link_sign_in';

/** Days a link is valid, unless its email says otherwise. */
const daysOf: Readonly<Record<LinkPurpose, number>> = {
  ...{ confirm_email: 7, sign_in: 1, set_password: 1, link_sign_in: 1 },
};

/**
 * Creates a link that works once, and returns its token, which is stored as a hash only. `days`: how long it is valid.
 * `token`: one that was mailed to this person already.
 */
export async function newAccountLink(
  { tx, at, nature }: Pick<Write, 'tx' | 'at' | 'nature'>,
  {
    userId,
    purpose,
    days = daysOf[purpose],
    token = nature.newToken(),
  }: { userId: string; purpose: LinkPurpose; days?: number; token?: string | undefined },
): Promise<string> {
  await tx
    .insertInto('account_links')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      created_at: at,
      expires_at: new Date(at.getTime() + days * 86_400_000),
    })
    .execute();
  return token;
}

/**
 * Marks a link as used and returns its user. Null when it is unknown, used, expired, for another purpose, or its
 * account is deactivated; such a link is not changed. Of two uses at once, one succeeds.
 */
export async function useAccountLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ userId: string; purpose: LinkPurpose } | null> {
  const link = await tx
    .updateTable('account_links as l')
    .from('users as u')
    .set({ used_at: now })
    .whereRef('u.id', '=', 'l.user_id')
    .where('u.status', '=', 'active')
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', 'in', purposes)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', now)
    .returning(['l.user_id', 'l.purpose'])
    .executeTakeFirst();
  return link ? { userId: link.user_id, purpose: link.purpose as LinkPurpose } : null;
}

/** The user of a usable link, without using it: for checks that come before. */
export const ownerOfLink = (
  database: Database,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ id: string; email: string } | undefined> =>
  database.kysely
    .selectFrom('account_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['u.id', 'u.email'])
    .where('u.status', '=', 'active')
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', 'in', purposes)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', now)
    .executeTakeFirst();

/** Invalidates all open links, because each of them signs in: once a password is set, old emails are worth nothing. */
export async function voidAccountLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
