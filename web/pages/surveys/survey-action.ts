import { graphql } from 'react-relay';
import type { Answer } from '#common/surveys/answers.ts';
import { isEmptyAnswer, problemOfAnswer } from '#common/surveys/answers.ts';
import { surveySuccessUrl } from '#common/urls.ts';
import type { surveyActionMutation } from '#web/__generated__/surveyActionMutation.graphql.ts';
import type { surveyAnswerQuery } from '#web/__generated__/surveyAnswerQuery.graphql.ts';
import { keepResume, keptResume } from '#web/features/surveys/answering/resume.ts';
import {
  askedIn,
  type SurveyAnswer,
  type SurveyForm,
  surveyFields,
  surveyQuery,
} from '#web/features/surveys/answering/survey-answer.ts';
import { placeIn, questionAfter } from '#web/features/surveys/answering/survey-steps.ts';
import { answerFrom } from '#web/features/surveys/questions/answer-from.ts';
import type { ActionArgs, ActionResult, PageAction } from '#web/kit/page.ts';
import { notReached, type Problem, problemsIn } from '#web/kit/problem.ts';
import { typed } from '#web/kit/typed.ts';
import { variablesOf } from './survey-address.ts';

type Result = ActionResult<SurveyAnswer>;
type Who = ReturnType<typeof whoOf>;

/** Saves the answer of a screen and leads to the next one, to the one before, or to the thanks. */
export const surveyAction: PageAction<SurveyAnswer> = async (args) => {
  const who = whoOf(args);
  const asked = askedIn(args.form);
  const given = asked ? answerFrom(asked, args.form) : null;
  try {
    const step = typed(args.form, surveyFields.step);
    if (step === 'resume' || !asked)
      return { answer: { form: await read(args, who), problems: [], wasHere: true }, status: 200 };
    const problem = problemOfAnswer(asked, given);
    if (step === 'back') {
      if (!problem && !isEmptyAnswer(given)) await save(args, who, asked.id, given);
      return shown(await read(args, who), typed(args.form, surveyFields.earlier));
    }
    if (problem)
      return refused(await read(args, who), asked.id, given, [{ code: 'invalid', field: 'answer', message: problem }]);
    return await saveAndContinue(args, who, asked.id, given);
  } catch (error) {
    args.captureError(error);
    const problems = [notReached('Your answer is still here')];
    return { answer: { ...(asked && { at: asked.id }), given, problems }, status: 503 };
  }
};

async function saveAndContinue(args: ActionArgs, who: Who, id: string, given: Answer): Promise<Result> {
  const problems = await save(args, who, id, given);
  const form = await read(args, who);
  if (problems.length > 0) return refused(form, id, given, problems);
  if (who.resume) keepResume(who.campaignId, who.resume);
  const next = form && questionAfter(form, id);
  if (!form || next) return shown(form, next?.id);
  const unfinished = await save(args, who, id, given, true);
  const end = await read(args, who);
  return unfinished.length > 0 ? refused(end, id, given, unfinished) : (ended(end, who) ?? shown(end, undefined));
}

/** Where a completed survey of an email leads; undefined if it isn't one. */
const ended = (form: SurveyForm | undefined, { token }: Who) =>
  form?.state === 'complete' && token
    ? { redirect: surveySuccessUrl(token, { isGoogleReview: Boolean(form.googleUrl) }) }
    : undefined;

const shown = (form: SurveyForm | undefined, at: string | undefined): Result => ({
  answer: { form, at, problems: [] },
  status: 200,
});

/** A survey that has ended meanwhile says so itself. What concerns the answer is said at its question, if that is asked. */
function refused(form: SurveyForm | undefined, id: string, given: Answer, problems: readonly Problem[]): Result {
  if (form && form.state !== 'open') return shown(form, undefined);
  const isAsked = form && placeIn(form, id).question.id === id;
  const told = problems.map(({ field, message }) => ({ field: field === 'answer' && isAsked ? id : null, message }));
  return { answer: { form, at: id, given, problems: told }, status: 422 };
}

async function save(
  { send }: ActionArgs,
  { campaignId, token, resume }: Who,
  questionId: string,
  answer: Answer,
  finishes = false,
): Promise<readonly Problem[]> {
  const input = { campaignId: `Campaign:${campaignId}`, token, resume, questionId, answer, finishes };
  return problemsIn(await send<surveyActionMutation>(mutation, { input }));
}

async function read({ send, address }: ActionArgs, { resume }: Who): Promise<SurveyForm | undefined> {
  const { surveyForm } = await send<surveyAnswerQuery>(surveyQuery, { ...variablesOf(address), resume });
  return surveyForm ?? undefined;
}

/** Who answers: by the token in the address, or in the browser that continues with a random text. */
function whoOf({ address: { params }, form }: ActionArgs) {
  const { campaignId = '', recipientId: token = null } = params;
  const resume = token ? null : (keptResume(campaignId) ?? typed(form, surveyFields.resume)) || null;
  return { campaignId, token, resume };
}

const mutation = graphql`
  mutation surveyActionMutation($input: AnswerSurveyInput!) {
    answerSurvey(input: $input) {
      errors { code message field }
    }
  }
`;
