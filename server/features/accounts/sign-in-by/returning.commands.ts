import { z } from 'zod';
import { isSignInVendor, signInVendors, vendorNames } from '#common/connections/vendors.ts';
import { normaliseEmail } from '#common/email.ts';
import type { Identity } from '#integrations/core/sign-in.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { authorizationLife, browserKey } from '#server/integrations/authorizing.ts';
import { offeredSignIns } from '#server/integrations/registry.ts';
import { hashToken } from '#server/session/tokens.ts';
import { familyOf } from '../session/sessions.ts';
import { lockUser } from '../users/users.ts';
import { addLink, refuseStaff } from './links.ts';

/** Minutes in which somebody can show which account is theirs, and for which a mailed link works. */
export const pendingMinutes = 30;

/** Notes that somebody is on the way to a vendor. `userId`: who adds a way to sign in; null for who wants to sign in. */
export const beginSignIn = defineCommand({
  name: 'beginSignIn',
  input: z.object({ vendor: z.string(), browserKey, state: z.string(), userId: z.uuid().nullable() }),
  run: async (write, { vendor, browserKey: key, state, userId }) => {
    if (!isSignInVendor(vendor) || !offeredSignIns().includes(vendor))
      refuse('NOT_OFFERED', 'This way to sign in is not set up on this installation.', 'vendor');
    await write.tx
      .insertInto('authorizations')
      .values({
        ...{ id: write.nature.newId(), vendor, purpose: 'sign_in', user_id: userId },
        ...{ state_hash: hashToken(state), browser_hash: hashToken(key), created_at: write.at },
      })
      .execute();
    return {};
  },
});

/**
 * Uses up the way back from a vendor. Refused if it's unknown, used or too old, belongs to another browser or vendor, or
 * was begun by somebody whose session `refreshToken` isn't: which of them isn't said.
 */
export const claimSignIn = defineCommand({
  name: 'claimSignIn',
  input: z.object({
    vendor: z.enum(signInVendors),
    state: z.string(),
    browserKey,
    refreshToken: z.string().max(1000).nullable(),
  }),
  run: async (write, { vendor, state, browserKey: key, refreshToken }) => {
    const row = await write.tx
      .updateTable('authorizations')
      .set({ used_at: write.at })
      .where('state_hash', '=', hashToken(state))
      .where('browser_hash', '=', hashToken(key))
      .where('vendor', '=', vendor)
      .where('purpose', '=', 'sign_in')
      .where('used_at', 'is', null)
      .where('created_at', '>', new Date(write.at.getTime() - authorizationLife))
      .returning('user_id')
      .executeTakeFirst();
    if (!row) return refuseOld();
    if (row.user_id && !(await familyOf(write.tx, row.user_id, refreshToken))) return refuseOld();
    return { userId: row.user_id };
  },
});

const refuseOld = () => refuse('EXPIRED', 'This sign-in has expired or was used already. Start again.');

/** What comes of a return: a session, a new link, or a question which account it is. */
type Settled =
  | { readonly outcome: 'session'; readonly userId: string }
  | { readonly outcome: 'linked' }
  | { readonly outcome: 'pending'; readonly next: Next; readonly handle: string; readonly email: string };

/** How somebody shows whose account it is: by its password or a mailed link, by a link alone, or there's none yet. */
export type Next = 'password' | 'mail' | 'new';

/**
 * Settles who came back. A linked identity signs in. Any other never does by its address alone. `userId`: the account
 * that a way to sign in is added to, whose password was checked.
 */
export const settleReturn = defineCommand({
  name: 'settleReturn',
  input: z.object({
    vendor: z.enum(signInVendors),
    identity: z.custom<Identity>(),
    userId: z.uuid().nullable(),
  }),
  run: async (write, { vendor, identity, userId }): Promise<{ settled: Settled }> => {
    const known = await write.tx
      .selectFrom('sign_in_links')
      .selectAll()
      .where('vendor', '=', vendor)
      .where('subject', '=', identity.subject)
      .forUpdate()
      .executeTakeFirst();
    const email = normaliseEmail(identity.email ?? '') ?? null;
    const settle = { vendor, subject: identity.subject, email };
    if (userId) {
      if (known && known.user_id !== userId)
        refuse('TAKEN', `This ${vendorNames[vendor]} account is linked to another Plaudit account.`);
      if (known) return { settled: { outcome: 'linked' } };
      const user = await lockUser(write, userId);
      refuseStaff(user);
      if (!identity.isEmailVerified)
        return { settled: await waitFor(write, settle, { next: 'mail', userId, email: user.email }) };
      await addLink(write, userId, settle);
      return { settled: { outcome: 'linked' } };
    }
    // A vendor that verifies no address may give somebody's id to another person, but then not with the same address.
    if (known && (identity.isEmailVerified || known.email === email)) {
      const user = await lockUser(write, known.user_id);
      refuseStaff(user);
      if (user.status !== 'active') refuseClosed();
      const used = { last_used_at: write.at };
      await write.tx.updateTable('sign_in_links').set(used).where('id', '=', known.id).execute();
      const subject = { type: 'User', id: user.id } as const;
      write.audit({ action: 'signInBy', agencyId: null, subject, details: { vendor } });
      return { settled: { outcome: 'session', userId: user.id } };
    }
    if (!email) return refuseNameless(vendorNames[vendor]);
    if (!identity.isEmailVerified)
      return { settled: await waitFor(write, settle, { next: 'mail', userId: null, email }) };
    const owner = await write.tx
      .selectFrom('users')
      .select(['id', 'status'])
      .where('email', '=', email)
      // Anybody can register an address. Until it's confirmed, there is no account to link.
      .where('is_verified', '=', true)
      .executeTakeFirst();
    if (!owner) return { settled: await waitFor(write, settle, { next: 'new', userId: null, email }) };
    refuseStaff(await lockUser(write, owner.id));
    if (owner.status !== 'active') refuseClosed();
    return { settled: await waitFor(write, settle, { next: 'password', userId: owner.id, email }) };
  },
});

const refuseClosed = () => refuse('CLOSED', 'This Plaudit account is deactivated, so no one can sign in to it.');
const refuseNameless = (name: string) =>
  refuse(
    'NO_EMAIL',
    `${name} didn't tell us your email address. Sign in with your password, then link ${name} on your account page.`,
  );

/** Keeps who it is on the server. The browser gets a handle, and nothing else that counts. */
async function waitFor(
  { tx, at, nature }: Write,
  { vendor, subject, email: emailThere }: { vendor: string; subject: string; email: string | null },
  { next, userId, email }: { next: Next; userId: string | null; email: string },
): Promise<Settled> {
  const handle = nature.newToken();
  if (next !== 'new')
    await tx
      .insertInto('pending_sign_ins')
      .values({
        ...{ id: nature.newId(), handle_hash: hashToken(handle), vendor, subject, email: emailThere, user_id: userId },
        needs: next,
        ...{ created_at: at, expires_at: new Date(at.getTime() + pendingMinutes * 60_000) },
      })
      .execute();
  return { outcome: 'pending', next, handle, email };
}
