import { expect, test } from 'vitest';
import { atFields } from './company-problems.ts';

test('problems with a location appear at the shared field, with the number of its line', () => {
  const form = new FormData();
  form.set('locations', 'Sydney\n\na far too long name\nanother one');
  const long = { code: 'invalid', message: 'Shorten this to 80 characters.' };
  const told = atFields(
    [
      { ...long, field: 'locations.1' },
      { ...long, field: 'locations.2' },
      { code: 'invalid', message: 'Choose specialities from the list.', field: 'specialities.0' },
      { code: 'CLASH', message: 'Somebody has changed this.', field: null },
    ],
    form,
  );
  expect(told.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'locations: Line 3: shorten this to 80 characters.',
    'locations: Line 4: shorten this to 80 characters.',
    'specialities: Choose specialities from the list.',
    'null: Somebody has changed this.',
  ]);
});
