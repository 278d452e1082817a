import { expect, test } from 'vitest';
import {
  editedFields,
  fitsOn,
  noDraft,
  overtakenFields,
  valuesIn,
  withField,
  withoutFields,
} from './settings-values.ts';

const saved = { headline: 'Engineers', about: null, specialities: ['legal'] as readonly string[] };

test('a draft holds the differences from the saved values', () => {
  const draft = withField(noDraft, saved, 'headline', 'Nurses');
  expect(editedFields(draft, saved)).toEqual(['headline']);
  expect(withField(draft, saved, 'headline', 'Engineers')).toEqual(noDraft);
  expect(withField(noDraft, saved, 'specialities', ['legal'])).toEqual(noDraft);
  expect(withField(noDraft, saved, 'about', '')).toEqual(noDraft);
});

test('a change that somebody else has saved too is no change any more', () => {
  const draft = withField(noDraft, saved, 'headline', 'Nurses');
  expect(editedFields(draft, { ...saved, headline: 'Nurses' })).toEqual([]);
});

test('a field is overtaken when somebody else saves another value in it', () => {
  const draft = withField(noDraft, saved, 'headline', 'Nurses');
  expect(overtakenFields(draft, saved)).toEqual([]);
  expect(overtakenFields(draft, { ...saved, about: 'Since 2009.' })).toEqual([]);
  expect(overtakenFields(draft, { ...saved, headline: 'Nurses' })).toEqual([]);
  expect(overtakenFields(draft, { ...saved, headline: 'Teachers' })).toEqual(['headline']);
});

test('each field is compared with its saved value when its change was started', () => {
  const draft = withField(noDraft, saved, 'headline', 'Nurses');
  const newer = { ...saved, headline: 'Teachers', about: 'Since 2009.' };
  const both = withField(draft, newer, 'about', 'Since 2010.');
  expect(overtakenFields(withField(both, newer, 'headline', 'Drivers'), newer)).toEqual(['headline']);
  expect(overtakenFields(withoutFields(both, ['headline']), newer)).toEqual([]);
});

test('changes fit on a newer row if nobody changed their fields', () => {
  expect(fitsOn(['headline'], saved, { ...saved, about: 'Since 2009.' })).toBe(true);
  expect(fitsOn(['headline'], saved, { ...saved, headline: 'Teachers' })).toBe(false);
  expect(fitsOn(['about'], saved, { ...saved, about: '' })).toBe(true);
});

test('a section reads its fields from a row, with null as the empty value of its type', () => {
  const row = { headline: null, about: 'Since 2009.', specialities: null, version: 3 };
  expect(valuesIn(row, { headline: '', about: '', specialities: [] as readonly string[] })).toEqual({
    headline: '',
    about: 'Since 2009.',
    specialities: [],
  });
});
