import { answerInWords } from '#common/surveys/answer-words.ts';
import type { Answer } from '#common/surveys/answers.ts';
import type { Question } from '#common/surveys/questions.ts';
import { openingQuestion } from '#common/surveys/workflows.ts';
import type { Write } from '#server/commands/write.ts';

/**
 * The body of `response.completed`: see docs/how-to/receive-webhooks.md. An anonymous response names nobody, and no time
 * but the day.
 */
export async function bodyOfResponse({ tx, at }: Write, responseId: string): Promise<string> {
  const row = await tx
    .selectFrom('responses as v')
    .innerJoin('campaigns as c', 'c.id', 'v.campaign_id')
    .innerJoin('surveys as s', 's.id', 'c.survey_id')
    .innerJoin('agencies as a', 'a.id', 'v.agency_id')
    .innerJoin('workflows as w', 'w.id', 'v.workflow_id')
    .leftJoin('survey_recipients as p', 'p.id', 'v.recipient_id')
    .leftJoin('recruiters as r', 'r.id', 'v.recruiter_id')
    .select(['v.score', 'v.nps_group', 'v.may_quote', 'v.answered_on', 'c.name as campaign', 's.audience'])
    .select(['s.question', 'a.name as agency', 'w.questions', 'p.name', 'p.email', 'r.name as recruiter'])
    .where('v.id', '=', responseId)
    .executeTakeFirstOrThrow();
  const given = await tx
    .selectFrom('answers')
    .select(['question_id', 'value'])
    .where('response_id', '=', responseId)
    .execute();
  const answers = new Map(given.map(({ question_id, value }) => [question_id, value as Answer]));
  const questions = row.questions as unknown as readonly Question[];
  return JSON.stringify({
    type: 'response.completed',
    timestamp: at.toISOString(),
    data: {
      responseId,
      campaign: row.campaign,
      audience: row.audience,
      question: row.question ?? openingQuestion(row.agency),
      score: row.score,
      group: row.nps_group,
      answers: questions.flatMap((question) => {
        const answer = answerInWords(question, answers.get(question.id));
        return answer === null ? [] : [{ questionId: question.id, question: question.title, answer }];
      }),
      mayQuote: row.may_quote,
      answeredOn: row.answered_on,
      recruiter: row.recruiter,
      person: row.email ? { name: row.name, email: row.email } : null,
    },
  });
}

/** The body of a test event. */
export const testBody = ({ at }: Write): string =>
  JSON.stringify({
    type: 'webhook.test',
    timestamp: at.toISOString(),
    data: { message: 'This is a test event. Your webhook works.' },
  });
