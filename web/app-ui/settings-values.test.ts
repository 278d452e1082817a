import { expect, test } from 'vitest';
import { editedFields, fitsOn, overtakenFields, valuesIn, withField } from './settings-values.ts';

const saved = { headline: 'Engineers', about: '', specialities: ['legal'] as readonly string[] };

test('a draft holds the differences from the saved values, and is null without any', () => {
  const draft = withField(null, saved, 'headline', 'Nurses');
  expect(editedFields(draft, saved)).toEqual(['headline']);
  expect(withField(draft, saved, 'headline', 'Engineers')).toBeNull();
  expect(withField(null, saved, 'specialities', ['legal'])).toBeNull();
  expect(editedFields(null, saved)).toEqual([]);
});

test('a draft is overtaken when somebody else saves another value in the same field', () => {
  const draft = withField(null, saved, 'headline', 'Nurses');
  expect(overtakenFields(draft, saved)).toEqual([]);
  expect(overtakenFields(draft, { ...saved, about: 'Since 2009.' })).toEqual([]);
  expect(overtakenFields(draft, { ...saved, headline: 'Nurses' })).toEqual([]);
  expect(overtakenFields(draft, { ...saved, headline: 'Teachers' })).toEqual(['headline']);
});

test('a draft fits on a newer row if nobody changed the fields it edits', () => {
  expect(fitsOn(['headline'], saved, { ...saved, about: 'Since 2009.' })).toBe(true);
  expect(fitsOn(['headline'], saved, { ...saved, headline: 'Teachers' })).toBe(false);
  expect(fitsOn([], saved, { ...saved, about: 'Since 2009.' })).toBe(false);
});

test('a later change keeps the values from when the draft was started', () => {
  const draft = withField(null, saved, 'headline', 'Nurses');
  const newer = { ...saved, headline: 'Teachers' };
  expect(overtakenFields(withField(draft, newer, 'about', 'More'), newer)).toEqual(['headline']);
});

test('a section reads its fields from a row, with null as the empty value of its type', () => {
  const row = { headline: null, about: 'Since 2009.', specialities: null, version: 3 };
  expect(valuesIn(row, { headline: '', about: '', specialities: [] as readonly string[] })).toEqual({
    headline: '',
    about: 'Since 2009.',
    specialities: [],
  });
});
