import type { Insertable, Selectable } from 'kysely';
import type { Audience } from '#common/reviews/criteria.ts';
import { npsGroups } from '#common/surveys/nps.ts';
import { defaultWorkflow } from '#common/surveys/workflows.ts';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { Surveys, Workflows } from '#server/database/types.ts';

/** An agency's survey of one audience, with a live workflow for each group. */
export async function createSurvey(
  { kysely }: Database,
  { audience = 'candidate', ...wishes }: Partial<Insertable<Surveys>> & { agency_id: string },
): Promise<{ survey: Selectable<Surveys>; workflows: Selectable<Workflows>[] }> {
  const at = new Date();
  const survey = await kysely
    .insertInto('surveys')
    .values({ id: nature.newId(), audience, created_at: at, ...wishes })
    .returningAll()
    .executeTakeFirstOrThrow();
  const workflows = await kysely
    .insertInto('workflows')
    .values(
      npsGroups.map((group) => {
        const { questions, thanksTitle, thanksText } = defaultWorkflow(group, audience as Audience);
        return {
          ...{ id: nature.newId(), agency_id: survey.agency_id, survey_id: survey.id, nps_group: group, number: 1 },
          ...{ status: 'live', published_at: at, edited_at: at, notifies_owner: group === 'detractor' },
          ...{ questions: JSON.stringify(questions), thanks_title: thanksTitle, thanks_text: thanksText },
        };
      }),
    )
    .returningAll()
    .execute();
  return { survey, workflows };
}
