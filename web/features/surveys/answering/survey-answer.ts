import { graphql } from 'react-relay';
import type { Answer } from '#common/surveys/answers.ts';
import { type Choice, type Question, questionTypes } from '#common/surveys/questions.ts';
import type { surveyAnswerQuery } from '#web/__generated__/surveyAnswerQuery.graphql.ts';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';

/** A survey as the person who answers sees it. */
export type SurveyForm = NonNullable<surveyAnswerQuery['response']['surveyForm']>;

/** The answer to a screen of a survey: where it continues, or why not. */
export interface SurveyAnswer {
  /** The survey after it; undefined if we weren't reached. */
  readonly form?: SurveyForm | undefined;
  /** The question to show. */
  readonly at?: string | undefined;
  /** What was given and couldn't be saved. */
  readonly given?: Answer;
  readonly problems: readonly FieldProblem[];
  /** Nothing was sent: the browser has found what it began before. */
  readonly wasHere?: boolean;
}

/** The names of the fields around those of the question. */
export const surveyFields = {
  /** How a browser continues an anonymous response. */
  resume: 'resume',
  /** The question on the screen, as JSON, so that its answer can be read without waiting for us. */
  asked: 'asked',
  /** The id of the question before it. */
  earlier: 'earlier',
  /** What the pressed button does: 'back', or 'resume' for a browser that was here before. */
  step: 'step',
} as const;

/** The query of the page and of its action. */
export const surveyQuery = graphql`
  query surveyAnswerQuery($campaignId: ID!, $token: String, $resume: String) {
    surveyForm(campaignId: $campaignId, token: $token, resume: $resume) {
      state
      isAnonymous
      agencyName
      agencyLegalName
      agencyContact
      agencySlug
      logoUrl
      accent
      intro
      openingQuestion
      questions
      answers
      thanksTitle
      thanksText
      googleUrl
      offersReview
      resume
    }
  }
`;

/** The question that a posted screen asked; null if the form was tampered with. */
export function askedIn(form: FormData): Question | null {
  try {
    const asked = JSON.parse(String(form.get(surveyFields.asked))) as Question | null;
    return typeof asked?.id === 'string' &&
      questionTypes.includes(asked.type) &&
      hasIds(asked.choices) &&
      hasIds(asked.rows)
      ? asked
      : null;
  } catch {
    return null;
  }
}

const hasIds = (list: readonly unknown[]) => list.every((one) => typeof (one as Choice).id === 'string');
