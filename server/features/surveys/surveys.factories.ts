import type { Insertable, Selectable } from 'kysely';
import type { Audience } from '#common/reviews/criteria.ts';
import type { Answers } from '#common/surveys/answers.ts';
import { groupScores, type NpsGroup, npsGroups } from '#common/surveys/nps.ts';
import { defaultWorkflow } from '#common/surveys/workflows.ts';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type {
  Campaigns,
  NpsCases,
  Responses,
  SurveyRecipients,
  Surveys,
  WebhookDeliveries,
  Webhooks,
  Workflows,
} from '#server/database/types.ts';
import { hashToken } from '#server/session/tokens.ts';

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

/** An active campaign of a survey, with an open link. */
export function createCampaign(
  { kysely }: Database,
  { agency_id, survey_id, ...wishes }: Partial<Insertable<Campaigns>> & { agency_id: string; survey_id: string },
): Promise<Selectable<Campaigns>> {
  return kysely
    .insertInto('campaigns')
    .values({
      ...{ id: nature.newId(), agency_id, survey_id, name: 'After the start', trigger: 'list' },
      ...{ is_active: true, has_open_link: true, created_at: new Date() },
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A person whom a campaign has asked, and the token of their email. */
export async function createRecipient(
  { kysely }: Database,
  {
    agency_id,
    campaign_id,
    ...wishes
  }: Partial<Insertable<SurveyRecipients>> & { agency_id: string; campaign_id: string },
): Promise<{ recipient: Selectable<SurveyRecipients>; token: string }> {
  const at = new Date();
  const id = nature.newId();
  const recipient = await kysely
    .insertInto('survey_recipients')
    .values({
      ...{ id, agency_id, campaign_id, name: 'Casey Moss', email: `casey-${id}@people.example` },
      ...{ state: 'sent', scheduled_for: at, sent_at: at, created_at: at },
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const token = nature.newToken();
  await kysely
    .insertInto('survey_tokens')
    .values({ token_hash: hashToken(token), recipient_id: id, created_at: at })
    .execute();
  return { recipient, token };
}

/** A complete response of a recipient, in this version of a workflow. */
export async function createResponse(
  { kysely }: Database,
  {
    recipient,
    workflow,
    answers = {},
    ...wishes
  }: Partial<Insertable<Responses>> & {
    recipient: Selectable<SurveyRecipients>;
    workflow: Selectable<Workflows>;
    answers?: Answers;
  },
): Promise<Selectable<Responses>> {
  const { agency_id, campaign_id, recruiter_id, id: recipient_id } = recipient;
  const at = new Date();
  const response = await kysely
    .insertInto('responses')
    .values({
      ...{ id: nature.newId(), agency_id, campaign_id, recruiter_id, recipient_id, workflow_id: workflow.id },
      ...{
        score: groupScores[workflow.nps_group as NpsGroup][1],
        is_complete: true,
        answered_on: at.toISOString().slice(0, 10),
        answered_at: at,
      },
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const [question_id, value] of Object.entries(answers))
    await kysely
      .insertInto('answers')
      .values({ response_id: response.id, question_id, value: JSON.stringify(value) })
      .execute();
  return response;
}

/** An open case of a response, due in three days. */
export function createCase(
  { kysely }: Database,
  { agency_id, response_id, ...wishes }: Partial<Insertable<NpsCases>> & { agency_id: string; response_id: string },
): Promise<Selectable<NpsCases>> {
  const at = new Date();
  return kysely
    .insertInto('nps_cases')
    .values({
      ...{ id: nature.newId(), agency_id, response_id, opened_at: at },
      due_on: new Date(at.getTime() + 3 * 86_400_000).toISOString().slice(0, 10),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A webhook that takes every complete response. */
export function createWebhook(
  { kysely }: Database,
  wishes: Partial<Insertable<Webhooks>> & { agency_id: string },
): Promise<Selectable<Webhooks>> {
  const at = new Date();
  return kysely
    .insertInto('webhooks')
    .values({
      ...{ id: nature.newId(), url: 'https://hooks.example/plaudit', takes_all: true, secret_at: at, created_at: at },
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A test event that was delivered. */
export function createDelivery(
  { kysely }: Database,
  wishes: Partial<Insertable<WebhookDeliveries>> & { agency_id: string; webhook_id: string },
): Promise<Selectable<WebhookDeliveries>> {
  const at = new Date();
  return kysely
    .insertInto('webhook_deliveries')
    .values({
      ...{ id: nature.newId(), event: 'webhook.test', body: '{}', state: 'delivered', attempts: 1, status: 200 },
      ...{ excerpt: 'ok', last_at: at, created_at: at },
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A tag of an agency, on a response if one is given. */
export async function createTag(
  { kysely }: Database,
  {
    response,
    agency_id = response?.agency_id,
    name = 'Urgent',
  }: { response?: Pick<Selectable<Responses>, 'id' | 'agency_id'>; agency_id?: string | undefined; name?: string },
): Promise<string> {
  const id = nature.newId();
  await kysely.insertInto('survey_tags').values({ id, agency_id: agency_id!, name, created_at: new Date() }).execute();
  if (response)
    await kysely
      .insertInto('response_tags')
      .values({ agency_id: response.agency_id, response_id: response.id, tag_id: id })
      .execute();
  return id;
}
