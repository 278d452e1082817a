import { type Answer, type Answers, problemOfAnswer } from '#common/surveys/answers.ts';
import { nextQuestion } from '#common/surveys/paths.ts';
import type { Question } from '#common/surveys/questions.ts';
import { answerOfNothing } from './answer-from.ts';

/** A person's walk through a survey, one question at a time. */
export interface Walk {
  readonly answers: Answers;
  /** The questions that were asked, in order; the last one is the current one. */
  readonly path: readonly Question[];
  readonly isAtEnd: boolean;
  /** What is wrong with the current answer. */
  readonly problem: string | undefined;
}

/** What a person does: answers the current question, continues, goes back, or starts over. */
export type WalkAction =
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'continue' | 'back' | 'restart' };

/** The start of a walk. */
export const walkThrough = (questions: readonly Question[]): Walk => ({
  answers: {},
  path: questions.slice(0, 1),
  isAtEnd: false,
  problem: undefined,
});

/** How a walk goes on. Answers stay when a person goes back. */
export const walkReducer =
  (questions: readonly Question[]) =>
  (walk: Walk, action: WalkAction): Walk => {
    const question = walk.path.at(-1);
    if (action.type === 'restart' || !question) return walkThrough(questions);
    if (action.type === 'answer')
      return { ...walk, answers: { ...walk.answers, [question.id]: action.answer }, problem: undefined };
    if (action.type === 'back') return back(walk);
    const answer = walk.answers[question.id] ?? answerOfNothing(question);
    const problem = problemOfAnswer(question, answer);
    if (problem) return { ...walk, problem };
    const answers = { ...walk.answers, [question.id]: answer };
    const next = nextQuestion(questions, question, answer);
    return { answers, problem: undefined, path: next ? [...walk.path, next] : walk.path, isAtEnd: !next };
  };

function back(walk: Walk): Walk {
  if (walk.isAtEnd) return { ...walk, isAtEnd: false };
  return walk.path.length > 1 ? { ...walk, path: walk.path.slice(0, -1), problem: undefined } : walk;
}

/** How many questions lie behind, of how many: skipped ones count as done. */
export function progressOf(questions: readonly Question[], { path, isAtEnd }: Walk): { done: number; of: number } {
  const place = questions.findIndex(({ id }) => id === path.at(-1)?.id);
  return { done: isAtEnd ? questions.length : Math.max(0, place), of: questions.length };
}

/** The number that a key types into the current question, or undefined; in a scale from 0 to 10, '1' then '0' is 10. */
export function numberTyped(question: Question, key: string, answer: Answer | undefined): number | undefined {
  if (!/^\d$/.test(key)) return undefined;
  const number = Number(key);
  if (question.type === 'nps') return key === '0' && answer === 1 ? 10 : number;
  return question.type === 'rating' && number >= 1 && number <= 5 ? number : undefined;
}
