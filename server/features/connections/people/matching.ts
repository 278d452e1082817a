import { normaliseEmail } from '#common/email.ts';
import type { AtsUser } from '#integrations/core/ats.ts';
import type { Write } from '#server/commands/write.ts';
import type { Connection } from '../lock-connection.ts';

/**
 * Keeps the consultants of a connection. One who isn't matched is matched with the recruiter who has the same address,
 * unless two consultants share it: then a person has to choose. What an admin said about a consultant stays.
 */
export async function matchByAddress(
  write: Write,
  connection: Connection,
  users: readonly AtsUser[],
): Promise<{ added: number; matched: number }> {
  const { id: connection_id, agency_id } = connection;
  const known = await write.tx
    .selectFrom('connection_people')
    .selectAll()
    .where('connection_id', '=', connection_id)
    .execute();
  const here = new Map(known.map((person) => [person.external_id, person]));
  const recruiters = await recruitersByAddress(write, agency_id);
  const earlier = await earlierMatches(write, connection);
  const emails = users.map(({ email }) => (email ? normaliseEmail(email) : undefined));
  let added = 0;
  let matched = 0;
  for (const [at, user] of users.entries()) {
    const email = emails[at] ?? null;
    const isShared = email !== null && emails.filter((other) => other === email).length > 1;
    const person = here.get(user.externalId);
    const isFree = !person || (person.recruiter_id === null && !person.is_ignored && person.matched_by !== 'hand');
    const before = person ? undefined : earlier.get(user.externalId);
    const byAddress = isFree && email !== null && !isShared ? (recruiters.get(email) ?? null) : null;
    const found = before ? before.recruiter_id : byAddress;
    const matched_by = before ? 'hand' : found && 'address';
    if (!person) added++;
    if (found) matched++;
    const facts = {
      name: user.name.slice(0, 200) || user.externalId,
      email,
      title: user.title?.slice(0, 200) ?? null,
      is_gone: user.isGone,
    };
    await write.tx
      .insertInto('connection_people')
      .values({
        ...{ id: write.nature.newId(), agency_id, connection_id, external_id: user.externalId, ...facts },
        ...{ recruiter_id: found, matched_by, is_ignored: before?.is_ignored ?? false },
      })
      .onConflict((conflict) =>
        conflict
          .columns(['connection_id', 'external_id'])
          .doUpdateSet({ ...facts, ...(found && { recruiter_id: found, matched_by: 'address' }) }),
      )
      .execute();
    if (found && person) await lookAgain(write, connection_id, user.externalId);
  }
  const listed = new Set(users.map(({ externalId }) => externalId));
  const left = known.filter(({ external_id, is_gone }) => !is_gone && !listed.has(external_id));
  if (left.length > 0)
    await write.tx
      .updateTable('connection_people')
      .set({ is_gone: true })
      .where(
        'id',
        'in',
        left.map(({ id }) => id),
      )
      .execute();
  return { added, matched };
}

/** What was said by hand about the consultants of the same account, when it was connected before. */
async function earlierMatches({ tx }: Write, { id, agency_id, vendor, account_id }: Connection) {
  const rows = await tx
    .selectFrom('connection_people as p')
    .innerJoin('connections as c', 'c.id', 'p.connection_id')
    .leftJoin('recruiters as r', (join) =>
      join.onRef('r.id', '=', 'p.recruiter_id').on('r.agency_id', '=', agency_id).on('r.gone_at', 'is', null),
    )
    .select(['p.external_id', 'r.id as recruiter_id', 'p.is_ignored'])
    .where('c.agency_id', '=', agency_id)
    .where('c.vendor', '=', vendor)
    .where('c.account_id', '=', account_id)
    .where('c.id', '<>', id)
    .where((eb) => eb.or([eb('p.matched_by', '=', 'hand'), eb('p.is_ignored', '=', true)]))
    .orderBy('c.created_at')
    .execute();
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** Has the placements of a consultant looked at again. */
export const lookAgain = ({ tx }: Pick<Write, 'tx'>, connectionId: string, ownerId: string) =>
  tx
    .updateTable('connection_records')
    .set({ is_due: true })
    .where('connection_id', '=', connectionId)
    .where('owner_id', '=', ownerId)
    .execute();

async function recruitersByAddress({ tx }: Write, agencyId: string): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'u.email'])
    .where('r.agency_id', '=', agencyId)
    .where('r.gone_at', 'is', null)
    .where('u.status', '=', 'active')
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}
