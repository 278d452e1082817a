import type { Answer, Answers } from '#common/surveys/answers.ts';
import { nextQuestion, pathOf } from '#common/surveys/paths.ts';
import type { Question, SurveyQuestions } from '#common/surveys/questions.ts';
import { scoreQuestion } from '#common/surveys/workflows.ts';

/** What the steps of a survey follow from. Before there is a score, only the question for it is known. */
export interface SurveyToAnswer {
  readonly openingQuestion: string;
  readonly questions: SurveyQuestions | null;
  readonly answers: Answers;
}

/** Where a person is in a survey: the questions up to the one on the screen. */
export interface SurveyPlace {
  readonly path: readonly Question[];
  readonly question: Question;
  readonly questions: readonly Question[];
}

/** The place at the question `at`; without one, or if it isn't asked, at the first question without an answer. */
export function placeIn(form: SurveyToAnswer, at: string | undefined): SurveyPlace {
  const questions = questionsOf(form);
  const whole = pathOf(questions, form.answers);
  const index = whole.findIndex(({ id }) => id === at);
  const path = index === -1 ? whole : whole.slice(0, index + 1);
  return { path, question: path.at(-1)!, questions };
}

/** The question after `id`, once that is answered; undefined at the end of the survey. */
export function questionAfter(form: SurveyToAnswer, id: string): Question | undefined {
  const questions = questionsOf(form);
  const question = questions.find((one) => one.id === id);
  const answer = form.answers[id];
  return question && answer !== undefined ? nextQuestion(questions, question, answer) : undefined;
}

function questionsOf({ questions, openingQuestion }: SurveyToAnswer): readonly Question[] {
  const titled = (question: Question) =>
    question.standard === 'score' ? { ...question, title: question.title || openingQuestion } : question;
  return (questions ?? [scoreQuestion]).map(titled);
}

/** The score in an address, as in the buttons of an email; undefined if it is none. */
export const scoreIn = (text: string | undefined): Answer | undefined =>
  /^(\d|10)$/.test(text ?? '') ? Number(text) : undefined;
