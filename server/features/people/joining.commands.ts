import { joinInput } from '#common/people/people.ts';
import { roleName } from '#common/roles.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { newAccountLink } from '#server/features/accounts/account-links.ts';
import { addToCompany } from '#server/features/accounts/companies/company-members.ts';
import { forgetUnconfirmed } from '#server/features/accounts/registration/forget-unconfirmed.ts';
import { makeMember } from '#server/features/joining/agency-owners.ts';
import { oneAtATime } from '#server/features/joining/one-at-a-time.ts';
import { hashToken } from '#server/session/tokens.ts';
import { endRequestOf } from './requests.commands.ts';
import { adminRole, auditedFor, lockTenant, type Tenant } from './tenant.ts';

/**
 * Joins an agency or a company by a mailed link: with a new account, or with the one of its address. The link then sets
 * the password of an account without one. Repeating it gives the same answer.
 */
export const joinByInvitation = defineCommand({
  name: 'joinByInvitation',
  input: joinInput,
  run: async (write, { token, name }) => {
    const { tx, at } = write;
    const found = await byToken(write, token);
    if (!found) return refuseUnknown();
    const side = found.agency_id ? 'agency' : 'company';
    const tenant = await lockTenant(tx, { side, id: (found.agency_id ?? found.company_id)! });
    const invitation = await byToken(write, token);
    if (!invitation) return refuseUnknown();
    if (invitation.state === 'accepted') return { isJoined: true };
    if (invitation.state === 'withdrawn') return refuse('WITHDRAWN', 'This invitation was withdrawn.');
    if (invitation.expires_at <= at) return refuse('EXPIRED', 'This invitation has expired.');
    const { id, email, is_admin } = invitation;
    await oneAtATime(write, email);
    await forgetUnconfirmed(write, email);
    await refuseUnfit(write, tenant, email);
    const person = { name, email, country: tenant.country, linkToken: token };
    const roles = rolesOf(tenant, is_admin);
    const userId =
      tenant.side === 'agency'
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

/** What changed since the invitation was sent may make joining impossible. */
async function refuseUnfit({ tx }: Write, { side, name }: Tenant, email: string): Promise<void> {
  const user = await tx
    .selectFrom('users as u')
    .leftJoin('recruiters as r', 'r.user_id', 'u.id')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select(['u.type', 'u.status', 'r.id as profile', 'm.company_id'])
    .where('u.email', '=', email)
    .executeTakeFirst();
  if (!user) return;
  if (user.status !== 'active') refuse('DEACTIVATED', `The account ${email} is deactivated.`);
  if (user.profile || user.company_id)
    refuse('ELSEWHERE', `The account ${email} already belongs to an agency or a company.`);
  if (user.type !== (side === 'agency' ? 'recruiter' : 'user'))
    refuse('OTHER_KIND', `The account ${email} is of another kind. Ask ${name} to invite another address of yours.`);
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
