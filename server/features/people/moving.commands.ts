import { moveRecruiterInput } from '#common/people/people.ts';
import { homeUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { lockUser } from '#server/features/accounts/users/users.ts';
import { tell } from '#server/features/notices/tell.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { homeOf, leftBecause, move, mustStay } from './leaving.ts';
import { endRequestOf } from './requests.commands.ts';
import { lockTenants, seatsTaken, tenantOf } from './tenant.ts';

/**
 * Moves a recruiter with their profile to another agency, for super admins. Placements, and reviews earned there, stay
 * with the former one. They join as a recruiter, without other roles.
 */
export const moveRecruiter = defineCommand({
  name: 'moveRecruiter',
  input: moveRecruiterInput,
  run: async (write, { userId, agencyId, reason }) => {
    refuseAllButSuperAdmins(write.viewer);
    if (!agencyId) return refuse('CHOOSE', 'Choose an agency.', 'agencyId');
    const known = await write.tx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    const before = known && (await homeOf(write, userId));
    if (!known || !(await tenantOf(write.tx, { side: 'agency', id: agencyId }))) return refuseUnknown();
    if (before?.side !== 'agency') return refuse('NO_PROFILE', 'Only people with a recruiter profile can be moved.');
    const tenants = await lockTenants(write.tx, 'agency', [before.id, agencyId]);
    const { name, status } = await lockUser(write, userId);
    const home = await homeOf(write, userId);
    const [from, to] = [home && tenants.get(home.id), tenants.get(agencyId)!];
    if (!home || !from) return refuse('CHANGED', `${name} has moved in the meantime. Look again before you move them.`);
    if (from.id === to.id) return refuse('HERE', `${name} is at ${to.name} already.`, 'agencyId');
    if (await mustStay(write, from, userId))
      refuse('LAST_ADMIN', `${name} is the only admin of ${from.name}. Make someone else an admin first.`);
    if (status === 'active' && to.seats !== null && (await seatsTaken(write, to)) >= to.seats)
      refuse('NO_SEAT', `${to.name} has no seat left.`, 'agencyId');
    const { recruiterId } = home;
    await move(
      write,
      { userId, name, home: from, recruiterId, successorId: null, reason: reason || leftBecause(name) },
      to,
    );
    await endRequestOf(write, to, userId);
    await tell(write, 'joinAccepted', { to: [userId], about: to.name, path: homeUrl() });
    return { user: userId };
  },
});
