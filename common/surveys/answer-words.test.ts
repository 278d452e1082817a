import { expect, test } from 'vitest';
import { answerInWords } from './answer-words.ts';
import type { Question } from './questions.ts';

const question = (type: Question['type'], parts: Partial<Question> = {}): Question => ({
  ...{ id: 'q', type, standard: null, title: 'Question', help: null, isRequired: false },
  ...{ choices: [], rows: [], hasOther: true, skips: [] },
  ...parts,
});
const choices = [
  { id: 'a', label: 'Speed' },
  { id: 'b', label: 'Honesty' },
];

test('each type of answer in words', () => {
  expect(answerInWords(question('rating'), 4)).toBe('4');
  expect(answerInWords(question('long_text'), 'Slow')).toBe('Slow');
  expect(answerInWords(question('date'), '2026-11-21')).toBe('Nov 21, 2026');
  expect(answerInWords(question('consent'), false)).toBe('No');
  expect(answerInWords(question('dropdown', { choices }), { choice: 'b' })).toBe('Honesty');
  expect(answerInWords(question('multiple_choice', { choices }), { choices: ['a', 'other'], other: 'Fees' })).toBe(
    'Speed, Other: Fees',
  );
  expect(answerInWords(question('ranking', { choices }), { order: ['b', 'a'] })).toBe('1. Honesty\n2. Speed');
  const rows = [{ id: 'r', label: 'Calls' }];
  expect(answerInWords(question('matrix', { choices, rows }), { cells: { r: 'a' } })).toBe('Calls: Speed');
});

test('nothing for an empty answer', () => {
  expect(answerInWords(question('long_text'), ' ')).toBeNull();
  expect(answerInWords(question('rating'), undefined)).toBeNull();
});
