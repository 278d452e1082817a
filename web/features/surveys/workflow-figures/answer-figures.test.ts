import { expect, test } from 'vitest';
import type { Question } from '#common/surveys/questions.ts';
import { figuresOf } from './answer-figures.ts';

const question = (type: Question['type'], more: Partial<Question> = {}): Question => ({
  ...{ id: 'q', type, standard: null, title: 'What was it like?', help: null, isRequired: false },
  ...{ choices: [], rows: [], hasOther: false, skips: [] },
  ...more,
});
const choices = [
  { id: 'a', label: 'Calls' },
  { id: 'b', label: 'Emails' },
];
const one = (asked: Question, counts: Readonly<Record<string, number>>) => figuresOf([asked], counts)[0]!;

test('numbers have a bar each and an average', () => {
  const { bars, note, answered } = one(question('rating'), { 'q all': 4, 'q 5': 3, 'q 1': 1 });
  expect(bars.map(({ label, count }) => [label, count])).toEqual([
    ['1', 1],
    ['2', 0],
    ['3', 0],
    ['4', 0],
    ['5', 3],
  ]);
  expect([note, answered, bars[4]!.share]).toEqual(['4.0 on average', 4, 0.75]);
});

test('choices have a bar each, and Other where it is offered', () => {
  const counts = { 'q all': 2, 'q choice a': 2, 'q choice other': 1 };
  const { bars, note } = one(question('multiple_choice', { choices, hasOther: true }), counts);
  expect(bars.map(({ label, count, share }) => [label, count, share])).toEqual([
    ['Calls', 2, 1],
    ['Emails', 0, 0],
    ['Other', 1, 0.5],
  ]);
  expect(note).toBe('People could choose several.');
  expect(one(question('dropdown', { choices }), counts).bars.map(({ label }) => label)).toEqual(['Calls', 'Emails']);
});

test('a matrix is a table, and a ranking is one by average place', () => {
  const rows = [{ id: 'r', label: 'Speed' }];
  expect(one(question('matrix', { choices, rows }), { 'q cell r b': 3 }).table!.rows).toEqual([['Speed', 0, 3]]);
  const counts = { 'q all': 2, 'q place a 2': 2, 'q place b 1': 2 };
  expect(one(question('ranking', { choices }), counts).table!.rows).toEqual([
    ['Emails', 1, 2],
    ['Calls', 2, 0],
  ]);
});

test('dates are counted by month; texts and the score have no bars of their own', () => {
  const dated = one(question('date'), { 'q all': 3, 'q month 2026-02': 1, 'q month 2025-12': 2 });
  expect(dated.bars.map(({ label, count }) => [label, count])).toEqual([
    ['December 2025', 2],
    ['February 2026', 1],
  ]);
  expect(one(question('long_text'), { 'q all': 3, 'q text': 3 })).toMatchObject({ answered: 3, bars: [], table: null });
  expect(figuresOf([question('nps', { standard: 'score' })], {})).toEqual([]);
  expect(one(question('yes_no'), {}).bars.map(({ share }) => share)).toEqual([null, null]);
});
