import type { Selectable } from 'kysely';
import { joinInput } from '#common/people/people.ts';
import { roleName } from '#common/roles.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Users } from '#server/database/types.ts';
import { newAccountLink } from '#server/features/accounts/account-links.ts';
import { addToCompany } from '#server/features/accounts/companies/company-members.ts';
import { forgetUnconfirmed } from '#server/features/accounts/registration/forget-unconfirmed.ts';
import { makeMember } from '#server/features/joining/agency-owners.ts';
import { oneAtATime } from '#server/features/joining/one-at-a-time.ts';
import { hashToken } from '#server/session/tokens.ts';
import { type Home, homeOf, leftBecause, move, mustStay } from './leaving.ts';
import { endRequestOf, namedSuccessor } from './requests.commands.ts';
import { adminRole, auditedFor, lockTenants, seatsTaken, type Tenant } from './tenant.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /** A recruiter has joined an agency, by an invitation or by a request of theirs. */
    memberJoined: { agencyId: string; userId: string };
  }
}

/**
 * Joins an agency or a company by a mailed link: with a new account, or with the one of its address. The link then sets
 * the password of an account without one. Repeating it gives the same answer.
 */
export const joinByInvitation = defineCommand({
  name: 'joinByInvitation',
  input: joinInput,
  run: async (write, { token, name, isMoving }) => {
    const { tx, at } = write;
    const found = await byToken(write, token);
    if (!found) return refuseUnknown();
    const side = found.agency_id ? 'agency' : 'company';
    const tenantId = (found.agency_id ?? found.company_id)!;
    const before = await accountOf(write, found.email);
    const homeId = before?.home?.side === side ? [before.home.id] : [];
    const tenants = await lockTenants(tx, side, [tenantId, ...homeId]);
    const tenant = tenants.get(tenantId)!;
    const invitation = await byToken(write, token);
    if (!invitation) return refuseUnknown();
    if (invitation.state === 'accepted') return { isJoined: true };
    if (invitation.state === 'withdrawn') return refuse('WITHDRAWN', 'This invitation was withdrawn.');
    if (invitation.expires_at <= at) return refuse('EXPIRED', 'This invitation has expired.');
    const { id, email, is_admin } = invitation;
    await oneAtATime(write, email);
    await forgetUnconfirmed(write, email);
    const account = await accountOf(write, email);
    if (account) refuseUnfit(tenant, account);
    // This invitation is among the seats that are taken.
    if (tenant.seats !== null && account?.home?.id !== tenant.id && (await seatsTaken(write, tenant)) > tenant.seats)
      refuse('NO_SEAT', `${tenant.name} has no seat left. Ask the person who invited you for one.`);
    const person = { name, email, country: tenant.country, linkToken: token };
    const roles = rolesOf(tenant, is_admin);
    if (account?.home && account.home.id !== tenant.id)
      await leaveFor(write, tenant, { ...account, from: isMoving ? tenants.get(account.home.id) : undefined });
    const userId =
      account?.home?.recruiterId || account?.home?.id === tenant.id
        ? await keepAccount(write, account, { roles, linkToken: token })
        : tenant.side === 'agency'
          ? (await makeMember(write, person, tenant.id, roles)).wayIn.userId
          : await joinCompany(write, tenant, person, roles);
    // The link was mailed to this address.
    await tx.updateTable('users').set({ is_verified: true }).where('id', '=', userId).execute();
    await tx
      .updateTable('member_invitations')
      .set((eb) => ({ state: 'accepted', accepted_by: userId, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await endRequestOf(write, tenant, userId);
    if (tenant.side === 'agency') await write.emit('memberJoined', { agencyId: tenant.id, userId });
    write.audit({
      action: 'joinByInvitation',
      ...auditedFor(tenant),
      actor: 'visitor',
      subject: { type: 'User', id: userId },
    });
    return { isJoined: true };
  },
});

const byToken = ({ tx }: Write, token: string) =>
  tx
    .selectFrom('member_invitations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .forUpdate()
    .executeTakeFirst();

const rolesOf = ({ side }: Tenant, isAdmin: boolean): string[] => [
  roleName(side === 'agency' ? 'recruiter' : 'user'),
  ...(isAdmin ? [adminRole[side]] : []),
];

interface Account extends Pick<Selectable<Users>, 'id' | 'name' | 'email' | 'type' | 'status'> {
  hasPassword: boolean;
  home: Home | null;
}

/** The account of an address, and where it belongs. */
async function accountOf(write: Write, email: string): Promise<Account | undefined> {
  const user = await write.tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'type', 'status', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return undefined;
  const { password_hash, ...account } = user;
  return { ...account, hasPassword: password_hash !== null, home: await homeOf(write, user.id) };
}

/** What changed since the invitation was sent may make joining impossible. */
function refuseUnfit({ side, name }: Tenant, { type, status, email }: Account): void {
  if (status !== 'active') refuse('DEACTIVATED', `The account ${email} is deactivated.`);
  if (type !== (side === 'agency' ? 'recruiter' : 'user'))
    refuse('OTHER_KIND', `The account ${email} is of another kind. Ask ${name} to invite another address of yours.`);
}

/**
 * Takes the person out of where they belong. Refuses unless they have read that they would move. Their unsent review
 * invitations go to the colleague whom they have named in a request to join, or end.
 */
async function leaveFor(
  write: Write,
  to: Tenant,
  { id: userId, name, home, from }: Account & { from: Tenant | undefined },
): Promise<void> {
  if (!from)
    return refuse('ELSEWHERE', 'You belong to another agency or company now. Open the link again to see what changes.');
  if (await mustStay(write, from, userId))
    refuse('LAST_ADMIN', `You are the only admin of ${from.name}. Make someone else an admin first.`);
  const recruiterId = home?.recruiterId ?? null;
  const successorId = await namedSuccessor(write, userId, from, recruiterId);
  await move(write, { userId, name, home: from, recruiterId, successorId, reason: leftBecause(name) }, to);
}

/** Keeps the account of a member whose profile moved here, or who was here already. */
async function keepAccount(
  write: Write,
  { id: userId, hasPassword }: Account,
  { roles, linkToken }: { roles: readonly string[]; linkToken: string },
): Promise<string> {
  await write.tx
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: userId, role })))
    .onConflict((at) => at.doNothing())
    .execute();
  if (!hasPassword) await newAccountLink(write, { userId, purpose: 'set_password', token: linkToken });
  return userId;
}

type Person = { name: string; email: string; country: string; linkToken: string };

async function joinCompany(write: Write, tenant: Tenant, person: Person, roles: string[]): Promise<string> {
  const { tx, at, nature, audit } = write;
  const { name, email, country, linkToken } = person;
  const known = await tx
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  const userId = known?.id ?? nature.newId();
  if (!known) {
    await tx
      .insertInto('users')
      .values({ id: userId, type: 'user', email, name, country, is_profile_complete: true, created_at: at })
      .execute();
    audit({ action: 'createAccount', agencyId: null, companyId: tenant.id, subject: { type: 'User', id: userId } });
  }
  await addToCompany(write, tenant.id, userId, roles);
  if (!known?.password_hash) await newAccountLink(write, { userId, purpose: 'set_password', token: linkToken });
  return userId;
}
