import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '../inputs.ts';
import { type Answer, problemOfAnswer } from './answers.ts';
import { draftQuestions } from './inputs.ts';
import { pathOf, pathProblems } from './paths.ts';
import { problemsOfQuestions } from './problems.ts';
import { type Question, type QuestionType, questionTypes, type SkipRule } from './questions.ts';
import { defaultWorkflow } from './workflows.ts';

const choices = ['a', 'b', 'c'].map((id) => ({ id, label: `Choice ${id}` }));

const question = (id: string, type: QuestionType, given: Partial<Question> = {}): Question => ({
  ...{ id, type, standard: null, title: `Question ${id}`, help: null, isRequired: false },
  ...{ choices: [], rows: [], hasOther: false, skips: [] },
  ...given,
});

const score = question('score', 'nps', { standard: 'score', isRequired: true });
const rule = (condition: SkipRule['condition'], value: SkipRule['value'], goTo: string | null): SkipRule => ({
  ...{ condition, value, goTo },
});

describe('an answer', () => {
  const matrix = question('q', 'matrix', { choices, rows: choices, isRequired: true });
  it.each<[QuestionType, Partial<Question>, Answer, boolean]>([
    ['nps', {}, 0, true],
    ['nps', {}, 11, false],
    ['nps', { isRequired: true }, null, false],
    ['nps', {}, 3.5, false],
    ['rating', {}, 0, false],
    ['rating', {}, 5, true],
    ['single_choice', { choices }, { choice: 'a' }, true],
    ['single_choice', { choices }, { choice: 'z' }, false],
    ['single_choice', { choices }, { choice: 'other', other: 'Rail' }, false],
    ['single_choice', { choices, hasOther: true }, { choice: 'other', other: 'Rail' }, true],
    ['single_choice', { choices, hasOther: true }, { choice: 'other', other: ' ' }, false],
    ['dropdown', { choices }, 'a', false],
    ['multiple_choice', { choices }, { choices: ['a', 'c'] }, true],
    ['multiple_choice', { choices }, { choices: ['a', 'a'] }, false],
    ['multiple_choice', { choices, isRequired: true }, { choices: [] }, false],
    ['short_text', {}, 'x'.repeat(201), false],
    ['long_text', {}, 'x'.repeat(201), true],
    ['long_text', { isRequired: true }, '  ', false],
    ['yes_no', { isRequired: true }, false, true],
    ['yes_no', {}, 'yes', false],
    ['ranking', { choices }, { order: ['c', 'a', 'b'] }, true],
    ['ranking', { choices }, { order: ['c', 'a'] }, false],
    ['date', {}, '2026-02-30', false],
    ['date', {}, '2026-02-28', true],
    ['consent', { isRequired: true }, false, false],
    ['consent', {}, false, true],
  ])('to %s %o: %o', (type, given, answer, fits) => {
    expect(problemOfAnswer(question('q', type, given), answer) === undefined).toBe(fits);
  });

  it('fills each row of a required matrix', () => {
    expect(problemOfAnswer(matrix, { cells: { a: 'b', b: 'b', c: 'a' } })).toBeUndefined();
    expect(problemOfAnswer(matrix, { cells: { a: 'b' } })).toBe('Choose an answer in each row.');
    expect(problemOfAnswer(matrix, { cells: { z: 'b' } })).toMatch("doesn't fit");
  });
});

describe('the way through a survey', () => {
  const questions = [
    { ...score, skips: [rule('at_least', 10, 'last')] },
    question('b', 'multiple_choice', { choices, skips: [rule('is', 'b', null)] }),
    question('c', 'yes_no', { skips: [rule('is', 'no', 'last')] }),
    question('d', 'short_text'),
    question('last', 'date'),
  ];
  const walk = (answers: Record<string, Answer>) => pathOf(questions, answers).map(({ id }) => id);

  it('follows the first rule that applies, and the order otherwise', () => {
    expect(walk({ score: 10 })).toEqual(['score', 'last']);
    expect(walk({ score: 9 })).toEqual(['score', 'b']);
    expect(walk({ score: 9, b: { choices: ['a', 'b'] } })).toEqual(['score', 'b']);
    expect(walk({ score: 9, b: null, c: false })).toEqual(['score', 'b', 'c', 'last']);
    expect(walk({ score: 9, b: null, c: true, d: null, last: null })).toEqual(['score', 'b', 'c', 'd', 'last']);
  });

  it('ends at any combination of rules', () => {
    const anyRule = fc.record({
      condition: fc.constantFrom('answered' as const, 'skipped' as const),
      value: fc.constant(null),
      goTo: fc.constantFrom('score', 'b', 'c', 'd', 'last', 'gone', null),
    });
    fc.assert(
      fc.property(fc.array(fc.array(anyRule, { maxLength: 3 }), { minLength: 5, maxLength: 5 }), (skips) => {
        const ruled = questions.map((one, place) => ({ ...one, skips: skips[place]! }));
        const answers = Object.fromEntries(ruled.map(({ id }) => [id, null]));
        expect(pathOf(ruled, answers).length).toBeLessThanOrEqual(ruled.length);
      }),
    );
  });
});

describe('rules', () => {
  it('lead forwards, to a question that exists', () => {
    const questions = [score, question('b', 'yes_no', { skips: [rule('is', 'no', 'score'), rule('is', 'yes', 'z')] })];
    expect(pathProblems(questions, 'promoter')).toEqual([
      { code: 'LEADS_BACK', questionId: 'b', rule: 0 },
      { code: 'UNKNOWN_TARGET', questionId: 'b', rule: 1 },
    ]);
  });

  it('leave no question that no one in the group gets to', () => {
    const after = [question('b', 'short_text'), question('c', 'short_text')];
    const unreached = (skips: SkipRule[], group: 'promoter' | 'detractor') =>
      pathProblems([{ ...score, skips }, ...after], group).map(({ questionId }) => questionId);
    expect(unreached([rule('at_least', 9, 'c')], 'promoter')).toEqual(['b']);
    expect(unreached([rule('at_least', 9, 'c')], 'detractor')).toEqual([]);
    expect(unreached([rule('at_least', 10, 'c')], 'promoter')).toEqual([]);
    expect(unreached([rule('at_least', 9, null)], 'promoter')).toEqual(['b', 'c']);
  });

  it('may cover all choices together', () => {
    const covering = question('a', 'single_choice', {
      ...{ choices, isRequired: true },
      skips: choices.map(({ id }) => rule('is', id, 'c')),
    });
    const questions = [score, covering, question('b', 'short_text'), question('c', 'short_text')];
    expect(pathProblems(questions, 'passive').map(({ questionId }) => questionId)).toEqual(['b']);
    const optional = questions.map((one) => ({ ...one, isRequired: one.id !== 'a' && one.isRequired }));
    expect(pathProblems(optional, 'passive')).toEqual([]);
  });

  it('find every question that random answers get to', () => {
    const ruleFor = (place: number) =>
      fc.record({
        condition: fc.constantFrom('is' as const, 'is_not' as const, 'answered' as const, 'skipped' as const),
        value: fc.constantFrom('a', 'b', 'c'),
        goTo: fc.constantFrom(...['q1', 'q2', 'q3', 'q4'].slice(place), null),
      });
    const questions = fc.tuple(...[0, 1, 2, 3].map((place) => fc.array(ruleFor(place), { maxLength: 3 })));
    const answer = fc.subarray(['a', 'b', 'c']).map((chosen) => (chosen.length === 0 ? null : { choices: chosen }));
    fc.assert(
      fc.property(questions, fc.tuple(answer, answer, answer, answer), (skips, said) => {
        const asked = skips.map((rules, at) => question(`q${at}`, 'multiple_choice', { choices, skips: rules }));
        const never = new Set(
          pathProblems([...asked, question('q4', 'short_text')], 'promoter')
            .filter(({ code }) => code === 'UNREACHABLE')
            .map(({ questionId }) => questionId),
        );
        const path = pathOf(
          [...asked, question('q4', 'short_text')],
          Object.fromEntries(said.map((one, at) => [`q${at}`, one])),
        );
        expect(path.filter(({ id }) => never.has(id))).toEqual([]);
      }),
    );
  });
});

describe('questions that can be published', () => {
  it('are those that a workflow starts with', () => {
    for (const group of ['promoter', 'passive', 'detractor'] as const)
      expect(problemsOfQuestions(defaultWorkflow(group, 'candidate').questions, group)).toEqual([]);
  });

  it('start with the score', () => {
    expect(problemsOfQuestions([question('b', 'short_text'), score], 'promoter')[0]?.message).toMatch('Start with');
    expect(problemsOfQuestions([score, { ...score, id: 'again' }], 'promoter')[0]?.message).toMatch('duplicate');
  });

  it('have their words, choices and rows, each once', () => {
    const questions = [
      score,
      question('b', 'single_choice', { title: '' }),
      question('c', 'matrix', { choices: [...choices, { id: 'd', label: 'choice A' }] }),
      question('e', 'dropdown', { choices: [...choices.slice(1), { id: 'd', label: '' }] }),
    ];
    expect(problemsOfQuestions(questions, 'passive').map(({ questionId, part }) => `${questionId} ${part}`)).toEqual([
      ...['b title', 'b choices', 'c choices', 'c rows', 'e choices'],
    ]);
  });

  it('have rules that fit their type', () => {
    const ruled = (type: QuestionType, ...skips: SkipRule[]) =>
      problemsOfQuestions([score, question('b', type, { choices, skips })], 'passive').map(({ part }) => part);
    expect(ruled('short_text', rule('is', 'a', null))).toEqual(['skips']);
    expect(ruled('single_choice', rule('is', 'gone', null))).toEqual(['skips']);
    expect(ruled('single_choice', rule('is', 'a', null))).toEqual([]);
    expect(ruled('rating', rule('at_least', 6, null))).toEqual(['skips']);
  });
});

describe('a draft', () => {
  it('keeps what is unfinished, and drops what its type does not have', () => {
    const given = questionTypes.map((type, at) =>
      question(`q${at}`, type, { title: '', choices, rows: choices, hasOther: true }),
    );
    const read = readInput(draftQuestions, given);
    expect(read.ok && read.value.map(({ choices, rows, hasOther }) => [choices.length, rows.length, hasOther])).toEqual(
      [
        ...[
          [0, 0, false],
          [0, 0, false],
          [3, 0, true],
          [3, 0, true],
          [3, 0, true],
          [0, 0, false],
          [0, 0, false],
        ],
        ...[
          [0, 0, false],
          [3, 3, false],
          [3, 0, false],
          [0, 0, false],
          [0, 0, false],
        ],
      ],
    );
  });

  it('is refused if its shape is wrong', () => {
    expect(readInput(draftQuestions, [{ ...score, type: 'video' }]).ok).toBe(false);
    expect(
      readInput(
        draftQuestions,
        Array.from({ length: 31 }, () => score),
      ).ok,
    ).toBe(false);
  });
});
