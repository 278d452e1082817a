import type { Selectable } from 'kysely';
import { caseLimits, workingDaysAfter } from '#common/surveys/cases.ts';
import type { Write } from '#server/commands/write.ts';
import type { Responses } from '#server/database/types.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { dayIn } from '../../invitations/timing.ts';
import { tellOwner } from './owners.ts';

type Answered = Pick<Selectable<Responses>, 'id' | 'agency_id' | 'recruiter_id' | 'recipient_id' | 'nps_group'>;

/**
 * Opens the case of a detractor's response, unless it has one, and tells its owner: the recruiter of the placement, or
 * else an admin of the agency. Returns the user who was told, or null.
 */
export async function openCase(write: Write, response: Answered): Promise<string | null> {
  if (response.nps_group !== 'detractor') return null;
  const { agency_id, id: response_id } = response;
  const owner = await firstOwner(write, response);
  // The ids of anonymous responses are random, so that they tell no order. So are those of their cases.
  const id = response.recipient_id ? write.nature.newId() : crypto.randomUUID();
  const opened = await write.tx
    .insertInto('nps_cases')
    .values({
      ...{ id, agency_id, response_id, owner_id: owner.recruiterId, opened_at: write.at },
      due_on: workingDaysAfter(dayIn(owner.timeZone, write.at), caseLimits.workingDays),
    })
    .onConflict((conflict) => conflict.columns(['agency_id', 'response_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!opened) return null;
  write.audit({ action: 'openCase', agencyId: agency_id, subject: { type: 'NpsCase', id }, actor: 'system' });
  if (owner.userId) await tellOwner(write, 'caseAssigned', { caseId: id, to: [owner.userId] });
  return owner.userId;
}

/** Nobody, if the agency has no active admin. The days are those of the agency. */
interface Owner {
  recruiterId: string | null;
  userId: string | null;
  timeZone: string;
}

async function firstOwner(write: Write, { agency_id, recruiter_id }: Answered): Promise<Owner> {
  const people = (await adminsOfAgency(write, agency_id)).map(({ id }) => id);
  const known = await write.tx
    .selectFrom('agencies as a')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('recruiters as r')
          .innerJoin('users as u', 'u.id', 'r.user_id')
          .select(['r.id', 'r.agency_id', 'u.id as user_id'])
          .where('u.status', '=', 'active')
          .where(({ eb: is }) => is.or([is('r.id', '=', recruiter_id), is('u.id', '=', people[0] ?? null)]))
          .as('o'),
      (join) => join.onRef('o.agency_id', '=', 'a.id'),
    )
    .select(['o.id', 'o.user_id', 'a.time_zone'])
    .where('a.id', '=', agency_id)
    .execute();
  const owner = known.find(({ id }) => id === recruiter_id) ?? known[0]!;
  return { recruiterId: owner.id, userId: owner.user_id, timeZone: owner.time_zone };
}
