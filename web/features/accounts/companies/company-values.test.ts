import { expect, test } from 'vitest';
import { partsOf, placesOf, readCompany } from './company-values.ts';

const formOf = (values: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test('each line is a location, and empty lines are skipped', () => {
  expect(readCompany(formOf({ locations: ' Sydney \r\n\nPerth\n' })).locations).toEqual(['Sydney', 'Perth']);
});

test('locations keep their line numbers for error messages', () => {
  expect(placesOf(formOf({ locations: ' Sydney \r\n\nPerth\n' }))).toEqual([
    { place: 'Sydney', line: 1 },
    { place: 'Perth', line: 3 },
  ]);
});

test('without a chosen file no logo is sent', () => {
  expect(readCompany(formOf({ logo: new File([], '') })).logo).toBeUndefined();
  expect(readCompany(formOf({ logo: new File(['…'], 'logo.png') })).logo?.name).toBe('logo.png');
});

test("a company's progress counts its five parts", () => {
  const none = { website: null, description: '', specialities: [], locations: [], hasLogo: false };
  expect(partsOf(none)).toEqual({ done: 0, of: 5 });
  expect(partsOf({ ...none, website: 'https://a.example', locations: ['Perth'] })).toEqual({ done: 2, of: 5 });
});
