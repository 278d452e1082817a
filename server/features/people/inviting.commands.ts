import { z } from 'zod';
import { normaliseEmail } from '#common/email.ts';
import { peopleLimits } from '#common/limits.ts';
import { type InviteAnswer, inviteMembersInput } from '#common/people/people.ts';
import { absolute, joinUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { hashToken } from '#server/session/tokens.ts';
import { memberInvitation } from './mails/MemberInvitationMail.tsx';
import { auditedFor, columnOf, lockOwnTenant, seatsTaken, type Tenant } from './tenant.ts';

/** What became of an address. */
export type Answered = { address: string; answer: InviteAnswer };

/**
 * Invites people to the viewer's agency or company. Each address gets an answer of its own, in their order, so that one
 * bad line stops nobody.
 */
export const inviteMembers = defineCommand({
  name: 'inviteMembers',
  input: inviteMembersInput,
  run: async (write, { addresses, isAdmin }) => {
    const tenant = await lockOwnTenant(write);
    const emails = addresses.map(normaliseEmail);
    const { known, movers } = await knownAmong(write, tenant, [
      ...new Set(emails.filter((email) => email !== undefined)),
    ]);
    const room = await roomOf(write, tenant);
    const answers: InviteAnswer[] = [];
    const met = new Set<string>();
    for (const email of emails) {
      const answer = email === undefined ? 'invalid' : met.has(email) ? 'double' : known.get(email);
      if (email) met.add(email);
      if (answer) answers.push(answer);
      else if (room.left === 0) answers.push('full');
      else {
        const wasSent = await invite(write, tenant, email!, isAdmin);
        if (wasSent) room.left--;
        answers.push(!wasSent ? 'stopped' : movers.has(email!) ? 'moving' : 'sent');
      }
    }
    return { answers: addresses.map((address, index): Answered => ({ address, answer: answers[index]! })) };
  },
});

/**
 * The answer for each address that cannot be invited, because it is known already; and the addresses of people who
 * belong elsewhere, and would move.
 */
async function knownAmong(
  { tx, at }: Write,
  tenant: Tenant,
  emails: readonly string[],
): Promise<{ known: Map<string, InviteAnswer>; movers: Set<string> }> {
  const known = new Map<string, InviteAnswer>();
  const movers = new Set<string>();
  if (emails.length === 0) return { known, movers };
  const users = await tx
    .selectFrom('users as u')
    .leftJoin('recruiters as r', 'r.user_id', 'u.id')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select(['u.email', 'u.type', 'u.is_verified', 'r.agency_id', 'm.company_id', 'u.status'])
    .where('u.email', 'in', emails)
    .execute();
  const ofSide = tenant.side === 'agency' ? 'recruiter' : 'user';
  for (const { email, type, is_verified, agency_id, company_id, status } of users) {
    const home = agency_id ?? company_id;
    if (home === tenant.id) known.set(email, 'here');
    // An unconfirmed registration proves nothing about the address.
    else if (is_verified && (type !== ofSide || status !== 'active')) known.set(email, 'elsewhere');
    else if (is_verified && home) movers.add(email);
  }
  const open = await tx
    .selectFrom('member_invitations')
    .select('email')
    .where(columnOf[tenant.side], '=', tenant.id)
    .where('state', '=', 'open')
    .where('expires_at', '>', at)
    .where('email', 'in', emails)
    .execute();
  for (const { email } of open) known.set(email, 'invited');
  return { known, movers };
}

/** How many more people may be invited: by the seats of the plan, and by what may be open at once. */
async function roomOf(write: Write, tenant: Tenant): Promise<{ left: number }> {
  const { count } = await write.tx
    .selectFrom('member_invitations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(columnOf[tenant.side], '=', tenant.id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const open = peopleLimits.open - Number(count);
  const seats = tenant.seats === null ? open : tenant.seats - (await seatsTaken(write, tenant));
  return { left: Math.max(0, Math.min(open, seats)) };
}

/** Keeps the invitation and emails its link; one that expired is renewed. False if the address takes no email. */
async function invite(write: Write, tenant: Tenant, email: string, is_admin: boolean): Promise<boolean> {
  const { tx, at, nature, viewer } = write;
  const token = nature.newToken();
  if (!(await mailLink(write, tenant, { email, is_admin, token }))) return false;
  const fresh = { is_admin, invited_by: viewer.userId, ...linkOf(token, at) };
  const { id } = await tx
    .insertInto('member_invitations')
    .values({ id: nature.newId(), [columnOf[tenant.side]]: tenant.id, email, created_at: at, ...fresh })
    .onConflict((at) =>
      at
        .columns([columnOf[tenant.side], 'email'])
        .where(columnOf[tenant.side], 'is not', null)
        .where('state', '=', 'open')
        .doUpdateSet((eb) => ({ ...fresh, version: eb('member_invitations.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  write.audit({ action: 'inviteMember', ...auditedFor(tenant), subject: { type: 'MemberInvitation', id } });
  return true;
}

const linkOf = (token: string, at: Date) => ({
  token_hash: hashToken(token),
  sent_at: at,
  expires_at: new Date(at.getTime() + peopleLimits.linkDays * 86_400_000),
});

async function mailLink(
  write: Write,
  tenant: Tenant,
  { email, is_admin, token }: { email: string; is_admin: boolean; token: string },
): Promise<boolean> {
  const { name: inviterName } = await write.tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', write.viewer.userId)
    .executeTakeFirstOrThrow();
  const { outcome } = await sendMail(write, memberInvitation, {
    to: { email, name: '' },
    props: {
      tenantName: tenant.name,
      inviterName,
      isAdmin: is_admin,
      joinUrl: absolute(env.PLAUDIT_URL, joinUrl(token)),
    },
  });
  return outcome === 'queued';
}

const oneInvitation = z.object({ memberInvitationId: z.uuid() });

/** Emails a new link; the one in the earlier email stops working. Also for an invitation that has expired. */
export const sendMemberInvitationAgain = defineCommand({
  name: 'sendMemberInvitationAgain',
  input: oneInvitation,
  run: async (write, { memberInvitationId: id }) => {
    const { tenant, invitation } = await ownInvitation(write, id);
    const { email, is_admin } = invitation;
    if (write.at.getTime() - invitation.sent_at.getTime() < peopleLimits.againAfterMinutes * 60_000)
      refuse('TOO_SOON', 'We just sent this invitation. Wait ten minutes before you send it again.');
    if (invitation.expires_at <= write.at && (await roomOf(write, tenant)).left === 0)
      refuse('NO_SEAT', 'Every seat of your agency is taken.');
    const token = write.nature.newToken();
    if (!(await mailLink(write, tenant, { email, is_admin, token })))
      refuse('SUPPRESSED', "This address doesn't accept our emails.");
    await write.tx
      .updateTable('member_invitations')
      .set({ ...linkOf(token, write.at), version: invitation.version + 1 })
      .where('id', '=', id)
      .execute();
    write.audit({ action: 'sendMemberInvitationAgain', ...auditedFor(tenant), subject: subjectOf(id) });
    return { memberInvitation: id };
  },
});

/** Withdraws an open invitation: its link stops working, and its seat is free. */
export const withdrawMemberInvitation = defineCommand({
  name: 'withdrawMemberInvitation',
  input: oneInvitation,
  run: async (write, { memberInvitationId: id }) => {
    const { tenant, invitation } = await ownInvitation(write, id);
    await write.tx
      .updateTable('member_invitations')
      .set({ state: 'withdrawn', version: invitation.version + 1 })
      .where('id', '=', id)
      .execute();
    write.audit({ action: 'withdrawMemberInvitation', ...auditedFor(tenant), subject: subjectOf(id) });
    return { memberInvitation: id };
  },
});

const subjectOf = (id: string) => ({ type: 'MemberInvitation', id }) as const;

/** An open invitation of the viewer's agency or company. */
async function ownInvitation(write: Write, id: string) {
  const tenant = await lockOwnTenant(write);
  const invitation = await write.tx
    .selectFrom('member_invitations')
    .selectAll()
    .where('id', '=', id)
    .where(columnOf[tenant.side], '=', tenant.id)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) return refuseUnknown();
  if (invitation.state !== 'open') return refuse('ENDED', 'This invitation was accepted or withdrawn already.');
  return { tenant, invitation };
}
