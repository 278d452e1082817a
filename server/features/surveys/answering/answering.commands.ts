import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type Answer, type Answers, isEmptyAnswer, problemOfAnswer } from '#common/surveys/answers.ts';
import { answerInput } from '#common/surveys/inputs.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import { groupOf } from '#common/surveys/nps.ts';
import { nextQuestion, pathOf } from '#common/surveys/paths.ts';
import type { Question } from '#common/surveys/questions.ts';
import {
  type RecipientEvent,
  type RecipientState,
  recipientTransitions,
  takesAnswers,
} from '#common/surveys/recipient-states.ts';
import { walk } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Responses, SurveyRecipients } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { derivedKey, hashToken } from '#server/session/tokens.ts';
import { noteAnswer } from '../following/following.ts';

/** Who answers: the reader of an email by its token, or a browser that keeps a random text of its own. */
const whoAnswers = {
  campaignId: z.uuid(),
  token: z.string().max(100).nullish(),
  resume: z
    .string()
    .regex(/^[\w-]{32,64}$/)
    .nullish(),
};

/**
 * Saves one answer. The score decides which workflow follows, in the version that is live at that moment; with a score of
 * another group, only the reason for the score is kept. `finishes` completes the survey, which takes
 * no answers from then on.
 */
export const answerSurvey = defineCommand({
  name: 'answerSurvey',
  input: z.object({
    ...whoAnswers,
    questionId: z.string().max(12),
    answer: answerInput,
    finishes: z.boolean(),
  }),
  actor: ({ campaignId }) => `survey ${campaignId}`,
  run: async (write, { questionId, answer, finishes, ...who }) => {
    if (write.isRobot) refuse('NOT_FOR_PROGRAMS', 'This is for people. Open the page in a browser.');
    const { response, recipient } = await responseOf(write, who);
    if (questionId === 'score') await saveScore(write, response, answer);
    else await saveAnswer(write, response, questionId, answer);
    if (recipient) await moveRecipient(write, recipient, finishes ? ['answer', 'complete'] : ['answer']);
    if (finishes) await complete(write, response.id, recipient);
    if (finishes || questionId === 'score') await noteAnswer(write, response.id);
    return {};
  },
});

/** Records that a person opened or started a survey, reported by their first key, tap or scroll; never by a GET. */
export const noteSurveyActivity = defineCommand({
  name: 'noteSurveyActivity',
  input: z.object({
    campaignId: z.uuid(),
    token: z.string().max(100),
    activity: z.enum(['opened', 'started']),
  }),
  actor: ({ campaignId }) => `survey ${campaignId}`,
  run: async (write, { campaignId, token, activity }) => {
    const recipient = await recipientByToken(write, campaignId, token);
    if (!takesAnswers(recipient.state as RecipientState)) return {};
    await write.tx
      .updateTable('survey_recipients')
      .set({ opened_at: recipient.opened_at ?? write.at })
      .where('id', '=', recipient.id)
      .execute();
    if (activity === 'started' && recipient.state === 'sent') await moveRecipient(write, recipient, ['start']);
    return {};
  },
});

interface Who {
  campaignId: string;
  token?: string | null | undefined;
  resume?: string | null | undefined;
}

type Recipient = Selectable<SurveyRecipients>;
type Response = Pick<Selectable<Responses>, 'id' | 'workflow_id' | 'score' | 'campaign_id'>;

/** The response to save into, made by its first answer and locked. */
async function responseOf(write: Write, who: Who): Promise<{ response: Response; recipient: Recipient | null }> {
  if (who.token) {
    const recipient = await recipientByToken(write, who.campaignId, who.token);
    if (!takesAnswers(recipient.state as RecipientState)) refuseAnswer(recipient.state as RecipientState);
    if (recipient.expires_at && recipient.expires_at <= write.at) refuseAnswer('expired');
    return { response: await responseOfRecipient(write, recipient), recipient };
  }
  if (!who.resume) return refuse('LINK_UNKNOWN', 'This link is incomplete. Open it again from our email.');
  return { response: await anonymousResponse(write, who.campaignId, who.resume), recipient: null };
}

/** The recipient whose email has this token, locked. */
async function recipientByToken({ tx }: Write, campaignId: string, token: string): Promise<Recipient> {
  const recipient = await tx
    .selectFrom('survey_recipients as r')
    .selectAll('r')
    .where('r.campaign_id', '=', campaignId)
    .where('r.id', '=', (eb) =>
      eb.selectFrom('survey_tokens').select('recipient_id').where('token_hash', '=', hashToken(token)),
    )
    .forUpdate()
    .executeTakeFirst();
  return recipient ?? refuse('LINK_UNKNOWN', 'This link is incomplete. Open it again from our email.');
}

function refuseAnswer(state: RecipientState): never {
  if (state === 'complete') return refuse('USED', 'You have answered this survey. Thank you!');
  if (state === 'unsubscribed')
    return refuse('UNSUBSCRIBED', 'You unsubscribed, so this survey no longer takes your answers.');
  if (state === 'expired') return refuse('EXPIRED', 'This survey has ended.');
  return refuse('CLOSED', 'This survey no longer takes answers.');
}

const shown = ['id', 'workflow_id', 'score', 'campaign_id'] as const;

async function responseOfRecipient({ tx, nature, at }: Write, recipient: Recipient): Promise<Response> {
  const known = await tx
    .selectFrom('responses')
    .select(shown)
    .where('recipient_id', '=', recipient.id)
    .forUpdate()
    .executeTakeFirst();
  if (known) return known;
  const { agency_id, campaign_id, recruiter_id } = recipient;
  return tx
    .insertInto('responses')
    .values({
      ...{ id: nature.newId(), agency_id, campaign_id, recruiter_id, recipient_id: recipient.id },
      ...{ answered_on: dayOf(at), answered_at: at },
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/**
 * An anonymous response. Its id is random and its moment a day, and the network is counted elsewhere: nothing ties it to
 * a person, not even the order in which rows are read.
 */
async function anonymousResponse(write: Write, campaignId: string, resume: string): Promise<Response> {
  const { tx, at } = write;
  const campaign = await tx
    .selectFrom('campaigns')
    .select(['id', 'agency_id'])
    .where('id', '=', campaignId)
    .where('has_open_link', '=', true)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!campaign) return refuse('CLOSED', 'This survey no longer takes answers.');
  const resume_hash = hashToken(resume);
  const known = await tx
    .selectFrom('responses')
    .select([...shown, 'is_complete'])
    .where('resume_hash', '=', resume_hash)
    .where('campaign_id', '=', campaign.id)
    .forUpdate()
    .executeTakeFirst();
  if (known?.is_complete) return refuseAnswer('complete');
  if (known) return known;
  await countNetwork(write, campaign.id);
  return tx
    .insertInto('responses')
    .values({
      ...{ id: crypto.randomUUID(), agency_id: campaign.agency_id, campaign_id: campaign.id },
      ...{ resume_hash, answered_on: dayOf(at) },
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** Refuses a network that has begun too many anonymous responses on this day. */
async function countNetwork({ tx, at, network }: Write, campaign_id: string): Promise<void> {
  if (network === undefined) return;
  const network_hash = createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'anonymous responses'))
    .update(network)
    .digest();
  const { count } = await tx
    .insertInto('anonymous_responses')
    .values({ campaign_id, network_hash, day: dayOf(at) })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'network_hash', 'day'])
        .doUpdateSet((eb) => ({ count: eb('anonymous_responses.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count > surveyLimits.anonymousADay)
    refuse('TOO_MANY', 'Your network has answered this survey many times today. Try again tomorrow.');
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

async function saveScore({ tx }: Write, response: Response, answer: Answer): Promise<void> {
  if (!Number.isInteger(answer) || (answer as number) < 0 || (answer as number) > 10)
    return refuse('invalid', 'Choose a number from 0 to 10.', 'answer');
  const score = answer as number;
  const isSameGroup = response.score !== null && groupOf(response.score) === groupOf(score);
  const workflow_id = isSameGroup ? response.workflow_id : await liveWorkflow(tx, response.campaign_id, score);
  if (!isSameGroup)
    await tx
      .deleteFrom('answers')
      .where('response_id', '=', response.id)
      .where('question_id', '<>', sharedQuestion)
      .execute();
  await tx.updateTable('responses').set({ score, workflow_id }).where('id', '=', response.id).execute();
}

/** The standard question that follows the score in all groups. */
const sharedQuestion = 'reason';

async function liveWorkflow(tx: Write['tx'], campaignId: string, score: number): Promise<string> {
  const { id } = await tx
    .selectFrom('campaigns as c')
    .innerJoin('workflows as w', 'w.survey_id', 'c.survey_id')
    .select('w.id')
    .where('c.id', '=', campaignId)
    .where('w.nps_group', '=', groupOf(score))
    .where('w.status', '=', 'live')
    .executeTakeFirstOrThrow();
  return id;
}

async function saveAnswer(write: Write, response: Response, questionId: string, answer: Answer): Promise<void> {
  const { tx } = write;
  const { questions, answers } = await answersOf(write, response);
  const question = pathOf(questions, answers).find(({ id }) => id === questionId);
  if (!question) return refuse('NOT_ASKED', 'This question is not asked after your earlier answers. Reload the page.');
  const problem = problemOfAnswer(question, answer);
  if (problem) refuse('invalid', problem, 'answer');
  const after = pathOf(questions, { ...answers, [questionId]: answer }).map(({ id }) => id);
  await tx
    .insertInto('answers')
    .values({ response_id: response.id, question_id: questionId, value: JSON.stringify(answer) })
    .onConflict((conflict) =>
      conflict.columns(['response_id', 'question_id']).doUpdateSet({ value: JSON.stringify(answer) }),
    )
    .execute();
  // What was answered on another way through the survey is no part of this one.
  await tx.deleteFrom('answers').where('response_id', '=', response.id).where('question_id', 'not in', after).execute();
  await keepShown(write, response.id, question, answer);
}

/** The comment and the permission to quote it are read in lists, so they are kept with the response. */
async function keepShown({ tx }: Write, id: string, { standard }: Question, answer: Answer): Promise<void> {
  const comment = typeof answer === 'string' && !isEmptyAnswer(answer) ? answer : null;
  if (standard === 'reason') await tx.updateTable('responses').set({ comment }).where('id', '=', id).execute();
  if (standard === 'quote')
    await tx
      .updateTable('responses')
      .set({ may_quote: answer === true })
      .where('id', '=', id)
      .execute();
}

/** The questions of a response's workflow and the answers so far, with the score. */
async function answersOf({ tx }: Write, { id, workflow_id, score }: Response) {
  if (workflow_id === null) return refuse('NO_SCORE', 'Choose a number from 0 to 10 first.');
  const { questions } = await tx
    .selectFrom('workflows')
    .select('questions')
    .where('id', '=', workflow_id)
    .executeTakeFirstOrThrow();
  const rows = await tx.selectFrom('answers').select(['question_id', 'value']).where('response_id', '=', id).execute();
  const answers: Answers = {
    ...Object.fromEntries(rows.map(({ question_id, value }) => [question_id, value as Answer])),
    score,
  };
  return { questions: questions as unknown as readonly Question[], answers };
}

/** Completes a response if its way through the survey has come to an end. */
async function complete(write: Write, id: string, recipient: Recipient | null): Promise<void> {
  const { tx, at } = write;
  const response = await tx.selectFrom('responses').select(shown).where('id', '=', id).executeTakeFirstOrThrow();
  const { questions, answers } = await answersOf(write, response);
  const last = pathOf(questions, answers).at(-1)!;
  const isAtEnd = answers[last.id] !== undefined && nextQuestion(questions, last, answers[last.id]!) === undefined;
  if (!isAtEnd) refuse('UNFINISHED', 'There are more questions. Reload the page to continue.');
  await tx
    .updateTable('responses')
    .set({ is_complete: true, ...(recipient && { answered_at: at, answered_on: dayOf(at) }) })
    .where('id', '=', id)
    .execute();
}

/** Moves a recipient on by events; notes the moments that these events are. */
async function moveRecipient(
  { tx, at }: Write,
  recipient: Recipient,
  events: readonly RecipientEvent[],
): Promise<void> {
  const moved = walk(recipientTransitions, recipient.state as RecipientState, events);
  if (!moved.ok) return refuseAnswer(recipient.state as RecipientState);
  await tx
    .updateTable('survey_recipients')
    .set({
      state: moved.to,
      opened_at: recipient.opened_at ?? at,
      started_at: recipient.started_at ?? at,
      ...(moved.to === 'complete' && { completed_at: at, next_reminder_at: null }),
    })
    .where('id', '=', recipient.id)
    .execute();
}
