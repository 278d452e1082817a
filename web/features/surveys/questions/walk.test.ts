import { expect, test } from 'vitest';
import type { Question } from '#common/surveys/questions.ts';
import { defaultWorkflow } from '#common/surveys/workflows.ts';
import { numberTyped, progressOf, type Walk, type WalkAction, walkReducer, walkThrough } from './walk.ts';

const [score, reason, group, quote] = defaultWorkflow('promoter', 'candidate').questions as [
  Question,
  Question,
  Question,
  Question,
];
const questions: readonly Question[] = [
  { ...score, skips: [{ condition: 'at_least', value: 10, goTo: 'quote' }] },
  { ...reason, isRequired: true },
  group,
  { ...quote, isRequired: true },
];
const walk = (...actions: readonly WalkAction[]): Walk =>
  actions.reduce(walkReducer(questions), walkThrough(questions));
const next = { type: 'continue' } as const;
const back = { type: 'back' } as const;
const answer = (given: string | number | boolean | null) => ({ type: 'answer', answer: given }) as const;
const at = ({ path }: Walk) => path.map(({ id }) => id);

test('a required question keeps a person until it is answered', () => {
  expect(walk(next).problem).toBe('Choose a number from 0 to 10.');
  expect(walk(next, answer(9)).problem).toBeUndefined();
  expect(at(walk(answer(9), next))).toEqual(['score', 'reason']);
  expect(walk(answer(9), next, answer('  '), next).problem).toBe('Write an answer.');
});

test('rules lead past questions, and back leads the same way', () => {
  const skipped = walk(answer(10), next);
  expect(at(skipped)).toEqual(['score', 'quote']);
  expect(progressOf(questions, skipped)).toEqual({ done: 3, of: 4 });
  const returned = walk(answer(10), next, back);
  expect(at(returned)).toEqual(['score']);
  expect(returned.answers['score']).toBe(10);
  expect(at(walk(answer(10), next, back, answer(9), next))).toEqual(['score', 'reason']);
  expect(at(walk(back))).toEqual(['score']);
});

test('an optional question can be skipped, a required consent can not', () => {
  const atConsent = [answer(9), next, answer('Pay'), next, next];
  expect(at(walk(...atConsent))).toEqual(['score', 'reason', 'group', 'quote']);
  expect(walk(...atConsent, next).problem).toBe('Tick the box to continue.');
  const ended = walk(...atConsent, answer(true), next);
  expect(ended.isAtEnd).toBe(true);
  expect(ended.answers).toEqual({ score: 9, reason: 'Pay', group: null, quote: true });
  expect(progressOf(questions, ended)).toEqual({ done: 4, of: 4 });
  expect(walkReducer(questions)(ended, back)).toMatchObject({ isAtEnd: false, answers: ended.answers });
  expect(walkReducer(questions)(ended, { type: 'restart' })).toEqual(walkThrough(questions));
});

test('digits choose numbers, and 1 then 0 is 10', () => {
  const rating: Question = { ...score, id: 'r', type: 'rating', standard: null };
  expect([numberTyped(score, '7', undefined), numberTyped(score, '1', 7), numberTyped(score, '0', 1)]).toEqual([
    7, 1, 10,
  ]);
  expect([numberTyped(score, '0', 7), numberTyped(rating, '5', undefined), numberTyped(rating, '6', 1)]).toEqual([
    0,
    5,
    undefined,
  ]);
  expect([numberTyped(score, 'Enter', 1), numberTyped(reason, '3', undefined)]).toEqual([undefined, undefined]);
});
