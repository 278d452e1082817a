import { describe, expect, test } from 'vitest';
import { type Answer, problemOfAnswer } from '#common/surveys/answers.ts';
import { type Question, type QuestionType, questionTypes, traitsOf } from '#common/surveys/questions.ts';
import { answerFrom, answerOfNothing } from './answer-from.ts';

const choices = [
  { id: 'a', label: 'Speed' },
  { id: 'b', label: 'Care' },
  { id: 'c', label: 'Price' },
];
const rows = [
  { id: 'r1', label: 'Before' },
  { id: 'r2', label: 'After' },
];

const questionOf = (type: QuestionType): Question => ({
  ...{ id: 'q', type, standard: null, title: 'How was it?', help: null, isRequired: false, skips: [] },
  choices: traitsOf[type].choices ? choices : [],
  rows: traitsOf[type].rows ? rows : [],
  hasOther: traitsOf[type].other,
});

function posted(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const samples: Readonly<Record<QuestionType, readonly [fields: readonly (readonly [string, string])[], Answer]>> = {
  nps: [[['q', '10']], 10],
  rating: [[['q', '4']], 4],
  single_choice: [
    [
      ['q', 'b'],
      ['q.other', ''],
    ],
    { choice: 'b' },
  ],
  multiple_choice: [
    [
      ['q', 'a'],
      ['q', 'other'],
      ['q.other', ' Tea '],
    ],
    { choices: ['a', 'other'], other: 'Tea' },
  ],
  dropdown: [
    [
      ['q', 'other'],
      ['q.other', 'Tea'],
    ],
    { choice: 'other', other: 'Tea' },
  ],
  short_text: [[['q', ' Well ']], 'Well'],
  long_text: [[['q', 'Very\nwell']], 'Very\nwell'],
  yes_no: [[['q', 'no']], false],
  matrix: [
    [
      ['q.r1', 'a'],
      ['q.r2', 'c'],
    ],
    { cells: { r1: 'a', r2: 'c' } },
  ],
  ranking: [
    [
      ['q.a', '2'],
      ['q.b', '3'],
      ['q.c', '1'],
    ],
    { order: ['c', 'a', 'b'] },
  ],
  date: [[['q', '2026-11-27']], '2026-11-27'],
  consent: [[['q', 'yes']], true],
};

describe.each(questionTypes)('a posted answer to %s', (type) => {
  const question = questionOf(type);
  const [fields, answer] = samples[type];

  test('is read as it is stored, and can be saved', () => {
    expect(answerFrom(question, posted(fields))).toEqual(answer);
    expect(problemOfAnswer(question, answer)).toBeUndefined();
  });

  test('is read below another name', () => {
    const renamed = fields.map(([name, value]) => [name.replace(/^q/, 'sample-q'), value] as const);
    expect(answerFrom(question, posted(renamed), 'sample-q')).toEqual(answer);
  });

  test('may be missing', () => {
    expect(answerFrom(question, posted([]))).toEqual(answerOfNothing(question));
  });
});

test('a number that is none is no answer', () => {
  expect(answerFrom(questionOf('nps'), posted([['q', '1e1']]))).toBeNull();
});

test('two choices in one place, or one without a place, make no whole order', () => {
  const twice = answerFrom(
    questionOf('ranking'),
    posted([
      ['q.a', '1'],
      ['q.b', '1'],
      ['q.c', '2'],
    ]),
  );
  expect(twice).toEqual({ order: ['a', 'c'] });
  expect(problemOfAnswer(questionOf('ranking'), twice)).toBe('Give every choice a place.');
  const partly = answerFrom(
    questionOf('ranking'),
    posted([
      ['q.a', ''],
      ['q.b', '1'],
      ['q.c', '2'],
    ]),
  );
  expect(problemOfAnswer(questionOf('ranking'), partly)).toBe('Give every choice a place.');
});

test("'Other' without its text can't be saved", () => {
  const answer = answerFrom(
    questionOf('single_choice'),
    posted([
      ['q', 'other'],
      ['q.other', '  '],
    ]),
  );
  expect(problemOfAnswer(questionOf('single_choice'), answer)).toBe("Write what 'Other' means.");
});
