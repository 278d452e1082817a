import { z } from 'zod';
import { optional, paragraphs } from '#common/inputs.ts';
import { textLimits } from '#common/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { endSessionsOf } from '#server/features/accounts/session/sessions.ts';
import { lockUser } from '#server/features/accounts/users/users.ts';
import { isOnlyAdmin, stopWork } from './leaving.ts';
import { adminRole, auditedFor, lockManagedTenant, membersOf, seatsTaken, type Tenant } from './tenant.ts';

/** Makes a person an admin of their agency or company, or removes the role. The last admin keeps it. */
export const setMemberAdmin = defineCommand({
  name: 'setMemberAdmin',
  input: z.object({ personId: z.uuid(), isAdmin: z.boolean() }),
  run: async (write, { personId, isAdmin }) => {
    const { tenant, person } = await ownPerson(write, personId);
    const role = adminRole[tenant.side];
    if (person.roles.includes(role) === isAdmin) return { person: personId };
    if (isAdmin && person.status !== 'active')
      refuse('DEACTIVATED', 'This person is deactivated. Bring them back first.');
    if (isAdmin) await write.tx.insertInto('user_roles').values({ user_id: personId, role }).execute();
    else {
      await keepAnAdmin(write, tenant, personId);
      await write.tx.deleteFrom('user_roles').where('user_id', '=', personId).where('role', '=', role).execute();
    }
    const details = isAdmin ? { given: [role] } : { taken: [role] };
    write.audit({ action: 'setMemberAdmin', ...auditedFor(tenant), subject: subjectOf(personId), details });
    return { person: personId };
  },
});

/**
 * Deactivates a person in the viewer's agency or company: their sessions end at once. Their review invitations that have
 * not been sent go to a colleague, or are canceled with a reason; their reviews stay.
 */
export const deactivateMember = defineCommand({
  name: 'deactivateMember',
  input: z.object({
    personId: z.uuid(),
    successorId: z.uuid().nullish(),
    reason: optional(paragraphs('the reason', { max: textLimits.cancelReason.max })),
  }),
  run: async (write, { personId, successorId, reason }) => {
    const { tenant, person } = await ownPerson(write, personId);
    const { tx, viewer, at } = write;
    if (personId === viewer.userId) refuse('SELF', "You can't deactivate yourself. Another admin can.");
    if (person.status !== 'active') return { person: personId };
    await keepAnAdmin(write, tenant, personId);
    await tx
      .updateTable('users')
      .set({ status: 'deactivated', is_closed_by_admin: true })
      .where('id', '=', personId)
      .execute();
    await endSessionsOf(tx, personId, 'deactivated', at);
    if (tenant.side === 'agency') await leaveWork(write, tenant, { personId, successorId, reason });
    write.audit({ action: 'deactivateMember', ...auditedFor(tenant), subject: subjectOf(personId) });
    return { person: personId };
  },
});

/** Lets a deactivated person sign in again, if the plan has a free seat. */
export const bringBackMember = defineCommand({
  name: 'bringBackMember',
  input: z.object({ personId: z.uuid() }),
  run: async (write, { personId }) => {
    const { tenant, person } = await ownPerson(write, personId);
    if (person.status === 'active') return { person: personId };
    if (!person.is_closed_by_admin)
      refuse('CLOSED_BY_STAFF', 'Plaudit deactivated this account. Write to us to bring it back.');
    if (tenant.seats !== null && (await seatsTaken(write, tenant)) >= tenant.seats)
      refuse('NO_SEAT', 'Every seat of your agency is taken.');
    await write.tx
      .updateTable('users')
      .set({ status: 'active', is_closed_by_admin: false })
      .where('id', '=', personId)
      .execute();
    await changeProfile(write, personId);
    write.audit({ action: 'bringBackMember', ...auditedFor(tenant), subject: subjectOf(personId) });
    return { person: personId };
  },
});

const subjectOf = (id: string) => ({ type: 'User', id }) as const;

/** Somebody of the viewer's agency or company, locked after it. */
async function ownPerson(write: Write, personId: string) {
  const tenant = await lockManagedTenant(write);
  const member = await membersOf(write.tx, tenant).where('u.id', '=', personId).executeTakeFirst();
  if (!member) return refuseUnknown();
  return { tenant, person: await lockUser(write, personId) };
}

async function keepAnAdmin(write: Write, tenant: Tenant, without: string): Promise<void> {
  if (await isOnlyAdmin(write, tenant, without))
    refuse('LAST_ADMIN', `This is the only admin of ${tenant.name}. Make someone else an admin first.`);
}

interface Leaving {
  personId: string;
  successorId: string | null | undefined;
  reason: string | null;
}

async function leaveWork(write: Write, tenant: Tenant, { personId, successorId, reason }: Leaving): Promise<void> {
  const recruiterId = await changeProfile(write, personId);
  if (recruiterId) await stopWork(write, tenant, { recruiterId, successorId: successorId ?? null, reason });
}

/** A profile says whether messages reach its person. Returns its id, if there is one. */
async function changeProfile(write: Write, userId: string): Promise<string | undefined> {
  const profile = await write.tx.selectFrom('recruiters').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (profile) write.changesPage({ type: 'recruiter', id: profile.id });
  return profile?.id;
}
