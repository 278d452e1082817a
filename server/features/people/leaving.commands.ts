import { leaveTenantInput } from '#common/people/people.ts';
import { roleName } from '#common/roles.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import { lockUser } from '#server/features/accounts/users/users.ts';
import { newAgency } from '#server/features/joining/new-profiles.ts';
import { refuseWhileImpersonating } from '#server/session/impersonation.ts';
import { homeOf, isAlone, isOnlyAdmin, leave } from './leaving.ts';
import { auditedFor, lockTenant } from './tenant.ts';

/**
 * The viewer leaves their agency or company. A recruiter goes on alone, with their profile in an agency of their own
 * that staff have yet to approve. The last admin stays.
 */
export const leaveTenant = defineCommand({
  name: 'leaveTenant',
  input: leaveTenantInput,
  run: async (write, { successorId, reason }) => {
    const { viewer, tx } = write;
    refuseWhileImpersonating(viewer);
    const place = viewer.userId ? await homeOf(write, viewer.userId) : null;
    if (!place || viewer.isStaff) return refuse('NOWHERE', "You don't belong to an agency or a company.");
    const tenant = await lockTenant(tx, place);
    const { id: userId, name, email, country } = await lockUser(write, viewer.userId!);
    const home = await homeOf(write, userId);
    if (home?.id !== tenant.id) return refuse('CHANGED', `You have left ${tenant.name} already.`);
    if (await isAlone(write, tenant, userId))
      refuse('ALONE', `You are the only person of ${tenant.name}. Request to join another one to move there.`);
    if (await isOnlyAdmin(write, tenant, userId))
      refuse('LAST_ADMIN', `You are the only admin of ${tenant.name}. Make someone else an admin first.`);
    const own =
      tenant.side === 'agency'
        ? await newAgency(write, { name, country, contactEmail: email, kind: 'freelancer', isApproved: false })
        : null;
    const leaver = { userId, name, home: tenant, recruiterId: home.recruiterId };
    await leave(write, { ...leaver, successorId: successorId ?? null, reason }, own?.id ?? null);
    if (own)
      await tx
        .insertInto('user_roles')
        .values({ user_id: userId, role: roleName('recruiter_freelancer') })
        .execute();
    write.audit({ action: 'leaveTenant', ...auditedFor(tenant), subject: { type: 'User', id: userId } });
    return { user: userId };
  },
});
