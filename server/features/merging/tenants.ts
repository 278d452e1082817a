import { sql } from 'kysely';
import type { Side } from '#common/people/people.ts';
import { roleName } from '#common/roles.ts';
import { homeUrl, peopleUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { rolesInAgency } from '#server/features/joining/profile-owners.ts';
import { tell } from '#server/features/notices/tell.ts';
import { activeAdmins, adminRole, columnOf, membersOf, tenantOf } from '#server/features/people/tenant.ts';
import { dropTwins, type Pair, repoint } from './duplicates.ts';

/** The people of a duplicate: their admins, if they stay admins, and everybody else. */
export interface Moving {
  people: readonly string[];
  /** The admins of the tenant that stays. */
  hosts: readonly string[];
}

/** Reads who is moved, and who is told about them. Call it before anything moves. */
export async function peopleOf({ tx }: Write, side: Side, { from, into }: Pair): Promise<Moving> {
  const people = await membersOf(tx, { side, id: from.id }).execute();
  const staying = await tenantOf(tx, { side, id: into.id });
  return { people: people.map(({ id }) => id), hosts: await activeAdmins(tx, staying!) };
}

/** Takes roles that belong to one agency or company from the people of a duplicate; its admins may keep theirs. */
export async function limitRoles({ tx }: Write, side: Side, people: readonly string[], keepsAdmins: boolean) {
  const all = side === 'agency' ? rolesInAgency : [roleName('user_admin')];
  const taken = all.filter((role) => !(keepsAdmins && role === adminRole[side]));
  if (people.length === 0 || taken.length === 0) return;
  await tx.deleteFrom('user_roles').where('user_id', 'in', people).where('role', 'in', taken).execute();
}

/** Moves invitations and requests to join. Where both have one for the same person, the duplicate's ends. */
export async function moveJoining(write: Write, side: Side, pair: Pair): Promise<void> {
  const column = columnOf[side];
  const { tx, at, viewer } = write;
  await dropTwins(write, { table: 'member_invitations', column, same: ['email'], among: "state = 'open'" }, pair);
  await repoint(write, column, ['member_invitations', 'join_requests'], pair);
  await sql`/* endRequestsOfMembers */
    update join_requests set state = 'accepted', decided_at = ${at}, decided_by = ${viewer.userId}, version = version + 1
    where ${sql.ref(column)} = ${pair.into.id} and state = 'open'
      and user_id in (${membersOf(tx, { side, id: pair.into.id })})`.execute(tx);
}

/** Tells the people who moved, and the admins of where they are now. */
export async function tellMerged(write: Write, side: Side, { people, hosts }: Moving, { from, into }: Pair) {
  await tell(write, 'merged', { to: people, about: into.name, path: homeUrl() });
  await tell(write, 'peopleMerged', { to: hosts, about: from.name, path: peopleUrl(side) });
}
