import { sql } from 'kysely';
import { z } from 'zod';
import { tagName } from '#common/surveys/inputs.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';

/** Puts a tag on a response, which is made if the agency has none of this name. Doing it again changes nothing. */
export const tagResponse = defineCommand({
  name: 'tagResponse',
  input: z.object({ responseId: z.uuid(), name: tagName }),
  run: async (write, { responseId, name }) => {
    const response = await responseFor(write, responseId);
    const { tx } = write;
    const tag_id = (await tagNamed(write, response.agency_id, name)) ?? (await newTag(write, response.agency_id, name));
    const had = await tx.selectFrom('response_tags').select('tag_id').where('response_id', '=', response.id).execute();
    if (had.some((one) => one.tag_id === tag_id)) return { response: response.id };
    if (had.length >= surveyLimits.tagsOfResponse)
      refuse('LIMIT', `A response can have ${surveyLimits.tagsOfResponse} tags. Remove one to add another.`, 'name');
    await tx
      .insertInto('response_tags')
      .values({ agency_id: response.agency_id, response_id: response.id, tag_id })
      .execute();
    audit(write, response, 'tagResponse');
    return { response: response.id };
  },
});

/** Removes a tag from a response. The tag itself goes with its last response. Doing it again changes nothing. */
export const untagResponse = defineCommand({
  name: 'untagResponse',
  input: z.object({ responseId: z.uuid(), tagId: z.uuid() }),
  run: async (write, { responseId, tagId }) => {
    const response = await responseFor(write, responseId);
    const { tx } = write;
    await lockTags(write, response.agency_id);
    const { numDeletedRows } = await tx
      .deleteFrom('response_tags')
      .where('response_id', '=', response.id)
      .where('tag_id', '=', tagId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return { response: response.id };
    await sql`/* dropUnusedTag */
      delete from survey_tags t where t.id = ${tagId} and t.agency_id = ${response.agency_id}
        and not exists (select from response_tags x where x.tag_id = t.id and x.agency_id = t.agency_id)`.execute(tx);
    audit(write, response, 'untagResponse');
    return { response: response.id };
  },
});

interface Tagged {
  readonly id: string;
  readonly agency_id: string;
}

/** A response that the viewer may tag, locked until the end of the transaction. To those who can't see it, it looks missing. */
async function responseFor({ tx, viewer }: Write, id: string): Promise<Tagged> {
  const { permissions, seesAgency, agencyId, recruiterId, ledRecruiterIds } = viewer;
  const response = await tx
    .selectFrom('responses')
    .select(['id', 'agency_id', 'recruiter_id'])
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .where(sql<boolean>`is_settled(responses)`)
    .forUpdate()
    .executeTakeFirst();
  if (!response || !(permissions.has('nps_view') || seesAgency)) return refuseUnknown();
  const people = [recruiterId, ...ledRecruiterIds];
  if (!seesAgency && (response.recruiter_id === null || !people.includes(response.recruiter_id)))
    return refuseUnknown();
  if (!permissions.has('nps_configure')) refuse('FORBIDDEN', 'Surveys are included in the ultimate plan.');
  return response;
}

/** One after the other, so that no tag goes while another response gets it. */
const lockTags = ({ tx }: Write, agencyId: string) =>
  sql`/* lockTags */ select pg_advisory_xact_lock(hashtextextended('survey tags ' || ${agencyId}, 0))`.execute(tx);

async function tagNamed(write: Write, agencyId: string, name: string): Promise<string | undefined> {
  await lockTags(write, agencyId);
  const { rows } = await sql<{ id: string }>`/* tagNamed */
    select id from survey_tags where agency_id = ${agencyId} and folded(name) = folded(${name})`.execute(write.tx);
  return rows[0]?.id;
}

async function newTag({ tx, nature, at }: Write, agency_id: string, name: string): Promise<string> {
  const { count } = await tx
    .selectFrom('survey_tags')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agency_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= surveyLimits.tags)
    refuse('LIMIT', `Your agency has ${surveyLimits.tags} tags. Use one of them.`, 'name');
  const id = nature.newId();
  await tx.insertInto('survey_tags').values({ id, agency_id, name, created_at: at }).execute();
  return id;
}

function audit(write: Write, { id, agency_id }: Tagged, action: 'tagResponse' | 'untagResponse'): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'SurveyResponse', id } });
}
