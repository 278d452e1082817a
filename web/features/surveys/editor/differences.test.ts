import { expect, test } from 'vitest';
import type { Question } from '#common/surveys/questions.ts';
import { defaultWorkflow } from '#common/surveys/workflows.ts';
import {
  type Contents,
  changeEnd,
  changeQuestion,
  changeRule,
  deleteQuestion,
  insertQuestion,
  moveQuestion,
  newQuestion,
} from './contents.ts';
import { differencesBetween } from './differences.ts';

const scoreTitle = 'How likely are you to recommend us?';
const base: Contents = { ...defaultWorkflow('promoter', 'candidate'), notifiesOwner: false, sendsWebhook: false };
const choice: Question = {
  ...newQuestion('single_choice', () => 'x'),
  ...{
    id: 'extra',
    title: 'Which part?',
    choices: [
      { id: 'a', label: 'Pay' },
      { id: 'b', label: 'Hours' },
    ],
  },
};
const start = insertQuestion(choice, 4)(base);
const texts = (before: Contents, after: Contents) =>
  differencesBetween(before, after, scoreTitle).map(({ text }) => text);

test('equal versions have no differences', () => {
  expect(differencesBetween(start, structuredClone(start), scoreTitle)).toEqual([]);
});

test('added and deleted questions are named with their titles', () => {
  expect(texts(base, start)).toEqual(["Added: 'Which part?' (single choice)"]);
  expect(texts(start, base)).toEqual(["Deleted: 'Which part?'"]);
});

test('only the question that was moved counts as moved', () => {
  expect(texts(start, moveQuestion('extra', 1)(start))).toEqual(["Moved: 'Which part?' is now question 2"]);
  expect(texts(start, moveQuestion('reason', 4)(start))).toEqual([
    "Moved: 'What is the main reason for your score?' is now question 5",
  ]);
  expect(texts(start, deleteQuestion('reason')(start))).toHaveLength(1);
});

test('changed words show both', () => {
  const after = changeQuestion('extra', { title: 'Which one?', help: 'Choose one' })(start);
  expect(differencesBetween(start, after, scoreTitle)).toEqual([
    { text: "New wording of 'Which one?'", words: ['Which part?', 'Which one?'] },
    { text: "New help text of 'Which one?'", words: ['', 'Choose one'] },
  ]);
});

test('choices, rules and switches are told', () => {
  const after = [
    changeQuestion('extra', { isRequired: true, hasOther: true, choices: choice.choices.toReversed() }),
    changeRule('score', 0, { condition: 'at_least', value: 10, goTo: 'extra' }),
    changeRule('extra', 0, { condition: 'is', value: 'a', goTo: null }),
    changeEnd({ thanksTitle: 'Cheers', notifiesOwner: true }),
  ].reduce((contents, change) => change(contents), start);
  expect(differencesBetween(start, after, scoreTitle)).toEqual([
    {
      text: `New rules of '${scoreTitle}'`,
      words: ['', "if the answer is at least 10, continue with 'Which part?'"],
    },
    { text: "'Which part?' is now required" },
    { text: "New choices of 'Which part?'", words: ['Pay, Hours', 'Hours, Pay'] },
    { text: "'Which part?' now offers 'Other'" },
    { text: "New rules of 'Which part?'", words: ['', "if the answer is 'Pay', end the survey"] },
    { text: 'New title of the thank-you page', words: ['Thank you!', 'Cheers'] },
    { text: 'Emailing your team about each answer is now on' },
  ]);
});
