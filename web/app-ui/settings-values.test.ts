import { expect, test } from 'vitest';
import { editedFields, overtakenFields, valuesIn, withField } from './settings-values.ts';

const saved = { headline: 'Engineers', about: '', specialities: ['legal'] as readonly string[] };

test('a draft holds what differs from what is saved, and is none once it differs no more', () => {
  const draft = withField(null, saved, 'headline', 'Nurses');
  expect(editedFields(draft, saved)).toEqual(['headline']);
  expect(withField(draft, saved, 'headline', 'Engineers')).toBeNull();
  expect(withField(null, saved, 'specialities', ['legal'])).toBeNull();
  expect(editedFields(null, saved)).toEqual([]);
});

test('what somebody else saves in the same field overtakes the draft; in another one, or alike, it does not', () => {
  const draft = withField(null, saved, 'headline', 'Nurses');
  expect(overtakenFields(draft, saved)).toEqual([]);
  expect(overtakenFields(draft, { ...saved, about: 'Since 2009.' })).toEqual([]);
  expect(overtakenFields(draft, { ...saved, headline: 'Nurses' })).toEqual([]);
  expect(overtakenFields(draft, { ...saved, headline: 'Teachers' })).toEqual(['headline']);
});

test('a further change keeps what stood there when the draft was begun', () => {
  const draft = withField(null, saved, 'headline', 'Nurses');
  const newer = { ...saved, headline: 'Teachers' };
  expect(overtakenFields(withField(draft, newer, 'about', 'More'), newer)).toEqual(['headline']);
});

test('a section reads its fields from a row: what is null there is empty, in the kind of the field', () => {
  const row = { headline: null, about: 'Since 2009.', specialities: null, version: 3 };
  expect(valuesIn(row, { headline: '', about: '', specialities: [] as readonly string[] })).toEqual({
    headline: '',
    about: 'Since 2009.',
    specialities: [],
  });
});
