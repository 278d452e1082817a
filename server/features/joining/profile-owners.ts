import { profileLimits } from '#common/limits.ts';
import { roleName } from '#common/roles.ts';
import { absolute, firstPasswordUrl, signInUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { newAccountLink } from '#server/features/accounts/account-links.ts';
import { forgetUnconfirmed } from '#server/features/accounts/registration/forget-unconfirmed.ts';

/** The person who will own a profile. Roles as in tokens, such as `ROLE_RECRUITER`. */
export interface Owner {
  email: string;
  name: string;
  country: string;
  roles: readonly string[];
  /** The token of the link that sets the password, if the person holds one already; a new one by default. */
  linkToken?: string;
}

/** An account, and the full address where its owner sets a password or signs in with the one they have. */
export interface WayIn {
  userId: string;
  url: string;
  setsPassword: boolean;
}

/** Roles within one agency, which an account must not take to another one. */
export const rolesInAgency = (['recruiter_admin', 'recruiter_freelancer', 'pro_team', 'ultimate_team'] as const).map(
  roleName,
);

/**
 * Returns the account for a profile: a recruiter's without a profile, or a new one. An account that had a profile
 * elsewhere loses its roles there. Refuses, with an explanation for the super admin, an address whose account belongs
 * to an employer, is deactivated, or already has a profile.
 */
export async function accountFor(write: Write, owner: Owner): Promise<WayIn> {
  await forgetUnconfirmed(write, owner.email);
  const known = await accountOf(write, owner.email);
  if (known) refuseUnfit(known, owner.email);
  const userId = known?.id ?? (await newAccount(write, owner));
  if (known)
    await write.tx.deleteFrom('user_roles').where('user_id', '=', userId).where('role', 'in', rolesInAgency).execute();
  await write.tx
    .insertInto('user_roles')
    .values(owner.roles.map((role) => ({ user_id: userId, role })))
    .onConflict((at) => at.doNothing())
    .execute();
  if (known?.password_hash) return { userId, url: absolute(env.PLAUDIT_URL, signInUrl()), setsPassword: false };
  const token = await newAccountLink(write, {
    userId,
    purpose: 'set_password',
    days: profileLimits.wayInDays,
    token: owner.linkToken,
  });
  return { userId, url: absolute(env.PLAUDIT_URL, firstPasswordUrl(token)), setsPassword: true };
}

/** Gives a profile to an account. It is now claimed, and other claims of it are disputed. */
export async function giveProfile(
  write: Write,
  { recruiterId, userId, email }: { recruiterId: string; userId: string; email: string },
): Promise<void> {
  await write.tx
    .updateTable('recruiters')
    .set((eb) => ({
      user_id: userId,
      is_claimed: true,
      email: eb.fn.coalesce('email', eb.val(email)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', recruiterId)
    .execute();
  await write.tx
    .updateTable('claims')
    .set((eb) => ({ state: 'disputed', version: eb('version', '+', 1) }))
    .where('recruiter_id', '=', recruiterId)
    .where('state', '=', 'email_verified')
    .execute();
  write.changesPage({ type: 'recruiter', id: recruiterId });
}

type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

const accountOf = ({ tx }: Write, email: string) =>
  tx
    .selectFrom('users as u')
    .leftJoin('recruiters as r', 'r.user_id', 'u.id')
    .select(['u.id', 'u.type', 'u.status', 'u.password_hash', 'r.name as profile'])
    .where('u.email', '=', email)
    .forUpdate('u')
    .executeTakeFirst();

function refuseUnfit({ type, status, profile }: Account, email: string) {
  if (status !== 'active')
    refuse('ACCOUNT_DEACTIVATED', `The account ${email} is deactivated. Reactivate it under Users first.`);
  if (profile)
    refuse(
      'ACCOUNT_HAS_PROFILE',
      `The account ${email} already has a profile: ${profile}. Decline, and tell them they can sign in with this address.`,
    );
  if (type !== 'recruiter')
    refuse(
      'ACCOUNT_OF_OTHER_KIND',
      `The account ${email} isn't a recruiter's. Decline, and ask for another address: a profile needs its own account.`,
    );
}

/** Creates it without a password: the mailed link sets one, which also confirms the address. */
async function newAccount({ tx, at, nature, audit }: Write, { email, name, country }: Owner): Promise<string> {
  const id = nature.newId();
  await tx
    .insertInto('users')
    .values({ id, type: 'recruiter', email, name, country, is_verified: false, created_at: at })
    .execute();
  audit({ action: 'createAccount', agencyId: null, subject: { type: 'User', id } });
  return id;
}
