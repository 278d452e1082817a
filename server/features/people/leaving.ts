import type { Side } from '#common/people/people.ts';
import { roleName } from '#common/roles.ts';
import { peopleUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { rolesInAgency } from '#server/features/joining/profile-owners.ts';
import { tell } from '#server/features/notices/tell.ts';
import { activeAdmins, auditedFor, membersOf, type Tenant } from './tenant.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /**
     * A recruiter no longer works in an agency: they were deactivated, or left. Their unsent review invitations there go
     * to a colleague, or end with a reason.
     */
    recruiterStopped: { recruiterId: string; agencyId: string; successorId: string | null; reason: string | null };
  }
}

/** The agency (with the profile) or the company that a person belongs to. */
export interface Home {
  side: Side;
  id: string;
  recruiterId: string | null;
}

/** The agency or company of an account; null if it belongs nowhere. */
export async function homeOf({ tx }: Pick<Write, 'tx'>, userId: string): Promise<Home | null> {
  const { recruiter_id, agency_id, company_id } = await tx
    .selectFrom('users as u')
    .leftJoin('recruiters as r', 'r.user_id', 'u.id')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select(['r.id as recruiter_id', 'r.agency_id', 'm.company_id'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  if (agency_id) return { side: 'agency', id: agency_id, recruiterId: recruiter_id };
  return company_id ? { side: 'company', id: company_id, recruiterId: null } : null;
}

/** Whether nobody else of an agency or a company can sign in. */
export async function isAlone({ tx }: Write, tenant: Tenant, userId: string): Promise<boolean> {
  const other = await membersOf(tx, tenant)
    .where('u.id', '<>', userId)
    .where('u.status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Whether a person is the only admin of an agency or a company. */
export async function isOnlyAdmin({ tx }: Write, tenant: Tenant, userId: string): Promise<boolean> {
  const admins = await activeAdmins(tx, tenant);
  return admins.length === 1 && admins[0] === userId;
}

/** Whether colleagues would be left without an admin. */
export const mustStay = async (write: Write, home: Tenant, userId: string): Promise<boolean> =>
  (await isOnlyAdmin(write, home, userId)) && !(await isAlone(write, home, userId));

/** The default reason for canceling a former member's unsent invitations. */
export const leftBecause = (name: string): string => `${name.slice(0, 100)} left.`;

/** A person who leaves their agency or company, which is locked. */
export interface Leaver {
  userId: string;
  name: string;
  home: Tenant;
  recruiterId: string | null;
  successorId: string | null;
  /** Why their unsent review invitations are canceled, if nobody takes them over. */
  reason: string | null;
}

/**
 * Removes a person from their agency or company: they lose their roles there, and their unsent review invitations go to
 * a colleague or end. Reviews and placements stay. The admins who remain are told. `to` is the agency that their profile
 * moves to.
 */
export async function leave(write: Write, leaver: Leaver, to: string | null): Promise<void> {
  const { tx } = write;
  const { userId, name, home, recruiterId } = leaver;
  const roles = home.side === 'agency' ? rolesInAgency : [roleName('user_admin')];
  await tx.deleteFrom('user_roles').where('user_id', '=', userId).where('role', 'in', roles).execute();
  if (home.side === 'company') await tx.deleteFrom('company_members').where('user_id', '=', userId).execute();
  else if (recruiterId && to) {
    await stopWork(write, home, { ...leaver, recruiterId });
    await tx
      .updateTable('recruiters')
      .set((eb) => ({ agency_id: to, version: eb('version', '+', 1) }))
      .where('id', '=', recruiterId)
      .execute();
    write.changesPage({ type: 'recruiter', id: recruiterId });
    for (const id of [home.id, to]) write.changesPage({ type: 'agency', id });
  }
  await tell(write, 'personLeft', {
    to: await activeAdmins(tx, home),
    about: name,
    path: peopleUrl(home.side),
  });
}

/** Moves a person to another agency or company, which makes them leave their present one. */
export async function move(write: Write, leaver: Leaver, to: Tenant): Promise<void> {
  await leave(write, leaver, to.side === 'agency' ? to.id : null);
  write.audit({
    action: 'moveMember',
    ...auditedFor(leaver.home),
    subject: { type: 'User', id: leaver.userId },
  });
}

type Stopping = { recruiterId: string; successorId: string | null; reason: string | null };

/**
 * Hands the unsent review invitations of a recruiter in an agency to a colleague, or cancels them with a reason. Refuses
 * if there are some and neither was chosen.
 */
export async function stopWork(write: Write, { id }: Tenant, { recruiterId, successorId, reason }: Stopping) {
  const unsent = await write.tx
    .selectFrom('invitations')
    .select('id')
    .where('recruiter_id', '=', recruiterId)
    .where('agency_id', '=', id)
    .where('state', 'in', ['draft', 'scheduled'])
    .limit(1)
    .executeTakeFirst();
  if (!unsent) return;
  if (successorId && !(await isColleague(write, { successorId, agencyId: id, recruiterId })))
    refuse('NO_COLLEAGUE', 'Choose an active colleague.', 'successorId');
  if (!successorId && !reason)
    refuse('CHOOSE', 'Choose who takes over the review invitations, or say why they are canceled.', null);
  await write.emit('recruiterStopped', { recruiterId, agencyId: id, successorId, reason });
}

type Succession = { successorId: string; agencyId: string; recruiterId: string };

/** Whether a recruiter can take over the work of another one of their agency. */
export async function isColleague({ tx }: Write, { successorId, agencyId, recruiterId }: Succession): Promise<boolean> {
  const colleague = await tx
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select('r.id')
    .where('r.id', '=', successorId)
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '<>', recruiterId)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
  return colleague !== undefined;
}
