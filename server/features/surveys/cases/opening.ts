import type { Selectable } from 'kysely';
import { caseLimits, workingDaysAfter } from '#common/surveys/cases.ts';
import type { Write } from '#server/commands/write.ts';
import type { Responses } from '#server/database/types.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
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
      ...{ id, agency_id, response_id, owner_id: owner?.recruiterId ?? null, opened_at: write.at },
      due_on: workingDaysAfter(write.at.toISOString().slice(0, 10), caseLimits.workingDays),
    })
    .onConflict((conflict) => conflict.columns(['agency_id', 'response_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!opened) return null;
  write.audit({ action: 'openCase', agencyId: agency_id, subject: { type: 'NpsCase', id }, actor: 'system' });
  if (owner) await tellOwner(write, 'caseAssigned', { caseId: id, to: [owner.userId] });
  return owner?.userId ?? null;
}

interface Owner {
  recruiterId: string;
  userId: string;
}

async function firstOwner(write: Write, { agency_id, recruiter_id }: Answered): Promise<Owner | null> {
  const people = (await adminsOfAgency(write, agency_id)).map(({ id }) => id);
  const known = await write.tx
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'u.id as user_id'])
    .where('r.agency_id', '=', agency_id)
    .where('u.status', '=', 'active')
    .where((eb) => eb.or([eb('r.id', '=', recruiter_id), eb('u.id', '=', people[0] ?? null)]))
    .execute();
  const owner = known.find(({ id }) => id === recruiter_id) ?? known[0];
  return owner ? { recruiterId: owner.id, userId: owner.user_id } : null;
}
