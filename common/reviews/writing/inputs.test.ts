import { describe, expect, test } from 'vitest';
import { type Problem, readInput } from '../../inputs.ts';
import { criteria, mandatoryCriteria } from '../criteria.ts';
import { replyToReviewInput, submitReviewInput } from './inputs.ts';

const sent = {
  overall: 5,
  criteria: [
    { key: 'communication', stars: 5 },
    { key: 'understood_what_i_wanted', stars: 4 },
    { key: 'honesty_about_the_role', stars: 5 },
    { key: 'aftercare', stars: null },
  ],
  title: '  Found the   right site  ',
  body: 'Told me what the job was really like,\r\nand rang me after each interview.',
  nameDisplay: 'first_initial',
  showCompany: false,
  offeredAnything: false,
  placementConfirmed: 'yes',
};

const long = submitReviewInput('candidate', { isShortForm: false });
const short = submitReviewInput('candidate', { isShortForm: true });

function problems(given: object, schema = long): Pick<Problem, 'field' | 'message'>[] {
  const result = readInput(schema, { ...sent, ...given });
  return result.ok ? [] : result.problems.map(({ field, message }) => ({ field, message }));
}

describe('a review', () => {
  test('is parsed: texts are cleaned, omitted fields are null', () => {
    expect(readInput(long, sent)).toEqual({
      ok: true,
      value: {
        ...sent,
        title: 'Found the right site',
        body: 'Told me what the job was really like,\nand rang me after each interview.',
        privateNote: null,
        corrections: null,
        locale: 'en-US',
      },
    });
  });

  test.each([0, 6, 4.5, null, '5', Number.NaN, undefined])('needs whole stars, not %j', (overall) => {
    expect(problems({ overall })).toEqual([{ field: 'overall', message: 'Choose 1 to 5 stars.' }]);
  });

  test('reports each problem once, at its field', () => {
    expect(problems({ title: ' ', body: 'Too short.', nameDisplay: 'nick', offeredAnything: undefined })).toEqual([
      { field: 'title', message: 'Enter a title for your review.' },
      { field: 'body', message: 'Write at least 30 characters.' },
      { field: 'nameDisplay', message: 'Choose how your name should appear.' },
      { field: 'offeredAnything', message: 'Say whether you were offered anything for this review.' },
    ]);
  });

  test.each([
    ['title', 4, 5, 80, 81],
    ['body', 29, 30, 3000, 3001],
  ])('keeps to the lengths of %s', (field, tooShort, shortest, longest, tooLong) => {
    expect(problems({ [field]: 'x'.repeat(tooShort) })).toHaveLength(1);
    expect(problems({ [field]: 'x'.repeat(shortest) })).toEqual([]);
    expect(problems({ [field]: 'x'.repeat(longest) })).toEqual([]);
    expect(problems({ [field]: 'x'.repeat(tooLong) })).toHaveLength(1);
  });

  test('refuses invisible characters', () => {
    expect(problems({ body: `${sent.body}\u0007` })).toEqual([
      { field: 'body', message: 'Remove the invisible characters from your review.' },
    ]);
  });

  test('loses invisible and direction-changing characters, and keeps the joiners of emoji', () => {
    const result = readInput(long, { ...sent, title: '\u202EHonest\u200B people \u{1F469}\u200D\u{1F4BB}\u2069' });
    expect(result).toMatchObject({ ok: true, value: { title: 'Honest people \u{1F469}\u200D\u{1F4BB}' } });
    expect(problems({ title: '\u200B\u2060\u200B\u2060\u200B' })).toMatchObject([{ field: 'title' }]);
  });

  test('may say that the facts are wrong, and how', () => {
    const result = readInput(long, { ...sent, placementConfirmed: 'no', corrections: ' It was temp work. ' });
    expect(result).toMatchObject({ ok: true, value: { corrections: 'It was temp work.' } });
  });
});

describe('criteria', () => {
  test('that are mandatory are requested by name', () => {
    expect(problems({ criteria: [{ key: 'communication', stars: 3 }] })).toEqual([
      { field: 'criteria.understood_what_i_wanted', message: "Rate 'Understood what I wanted'." },
      { field: 'criteria.honesty_about_the_role', message: "Rate 'Honesty about the role'." },
    ]);
  });

  test('that are mandatory always apply', () => {
    const rated = [{ key: 'communication', stars: null }, ...sent.criteria.slice(1)];
    expect(problems({ criteria: rated })).toEqual([{ field: 'criteria.0.stars', message: 'Choose 1 to 5 stars.' }]);
  });

  test('are all optional on the short form', () => {
    expect(problems({ criteria: [] }, short)).toEqual([]);
    expect(problems({ criteria: undefined }, short)).toEqual([]);
  });

  test('of the other audience, or repeated, are refused', () => {
    expect(problems({ criteria: [{ key: 'value_for_fee', stars: 5 }] }, short)).toHaveLength(1);
    const twice = { key: 'aftercare', stars: 5 };
    expect(problems({ criteria: [twice, twice] }, short)).toEqual([
      { field: 'criteria.1.key', message: "Rate 'Aftercare' once." },
    ]);
  });

  test('are three mandatory ones for each audience, with 6 and 5 optional', () => {
    expect(criteria.candidate).toHaveLength(9);
    expect(criteria.employer).toHaveLength(8);
    expect(mandatoryCriteria('employer', false).map(({ key }) => key)).toEqual([
      'communication',
      'understood_the_brief',
      'quality_of_candidates',
    ]);
    expect(mandatoryCriteria('employer', true)).toEqual([]);
  });
});

test('a reply must not be empty', () => {
  expect(readInput(replyToReviewInput, { body: ' Thank you, Dana. ' })).toEqual({
    ok: true,
    value: { body: 'Thank you, Dana.' },
  });
  expect(readInput(replyToReviewInput, { body: '  ' })).toEqual({
    ok: false,
    problems: [{ code: 'invalid', field: 'body', message: 'Enter your reply.' }],
  });
});
