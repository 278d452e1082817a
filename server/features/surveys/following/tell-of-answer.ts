import { answerWords } from '#common/surveys/cases.ts';
import { casesUrl, responsesUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { tell } from '#server/features/notices/tell.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import type { Followed } from './followed.ts';

/**
 * Tells the recruiter and the agency's admins of a complete response, if its workflow says so. Neither a name nor a time
 * is in it. `told` is a person who was told of its case already.
 */
export async function tellOfAnswer(write: Write, response: Followed, told: string | null): Promise<void> {
  const answer = await write.tx
    .selectFrom('responses as v')
    .innerJoin('workflows as w', 'w.id', 'v.workflow_id')
    .innerJoin('surveys as s', 's.id', 'w.survey_id')
    .leftJoin('recruiters as r', (join) =>
      join.onRef('r.id', '=', 'v.recruiter_id').onRef('r.agency_id', '=', 'v.agency_id'),
    )
    .leftJoin('nps_cases as k', 'k.response_id', 'v.id')
    .select(['v.score', 's.audience', 'r.user_id', 'k.id as case_id'])
    .where('v.id', '=', response.id)
    .where('w.notifies_owner', '=', true)
    .executeTakeFirst();
  if (!answer) return;
  const admins = await adminsOfAgency(write, response.agency_id);
  const people = [answer.user_id, ...admins.map(({ id }) => id)];
  await tell(write, 'surveyAnswered', {
    to: people.filter((id) => id !== null).filter((id) => id !== told),
    about: answerWords(answer.audience, answer.score ?? 0, response.recipient_id === null),
    path: answer.case_id
      ? casesUrl({ open: `NpsCase:${answer.case_id}` })
      : responsesUrl({ open: `SurveyResponse:${response.id}` }),
  });
}
