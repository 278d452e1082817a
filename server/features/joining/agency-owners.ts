import { absolute, signInUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { newProfile } from './new-profiles.ts';
import { accountFor, giveProfile, type WayIn } from './profile-owners.ts';

/** The profile of an agency's member, and how they get in. */
export interface Member {
  id: string;
  slug: string;
  wayIn: WayIn;
}

/** Makes the agency's member with this address its admin. Undefined if there is no such member. */
export async function promoteMember({ tx }: Write, email: string, agencyId: string): Promise<Member | undefined> {
  const member = await tx
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.slug', 'u.id as userId'])
    .where('u.email', '=', email)
    .where('u.status', '=', 'active')
    .where('r.agency_id', '=', agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return undefined;
  const { id, slug, userId } = member;
  await tx
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'ROLE_RECRUITER_ADMIN' })
    .onConflict((known) => known.doNothing())
    .execute();
  return { id, slug, wayIn: { userId, url: absolute(env.PLAUDIT_URL, signInUrl()), setsPassword: false } };
}

/** The person who will belong to an agency. */
interface NewMember {
  name: string;
  email: string;
  country: string;
  linkToken?: string;
}

/**
 * Makes somebody an agency's admin: its member, the unclaimed profile there with their address, or a new member.
 * Refuses an account that cannot have a profile, as `accountFor` does.
 */
export async function makeAdmin(write: Write, admin: NewMember, agencyId: string): Promise<Member> {
  const member = await promoteMember(write, admin.email, agencyId);
  return member ?? makeMember(write, admin, agencyId, ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN']);
}

/**
 * Makes somebody an agency's member, with the unclaimed profile there with their address or a new one. Refuses an account
 * that cannot have a profile, as `accountFor` does.
 */
export async function makeMember(
  write: Write,
  { linkToken, ...person }: NewMember,
  agencyId: string,
  roles: readonly string[],
): Promise<Member> {
  const profile = (await unclaimedOf(write, person.email, agencyId)) ?? (await newProfile(write, person, agencyId));
  const wayIn = await accountFor(write, { ...person, roles, ...(linkToken && { linkToken }) });
  await giveProfile(write, { recruiterId: profile.id, userId: wayIn.userId, email: person.email });
  return { ...profile, wayIn };
}

const unclaimedOf = ({ tx }: Write, email: string, agencyId: string) =>
  tx
    .selectFrom('recruiters')
    .select(['id', 'slug'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('agency_id', '=', agencyId)
    .where('is_claimed', '=', false)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst();
