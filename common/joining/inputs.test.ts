import { expect, test } from 'vitest';
import { readInput } from '../inputs.ts';
import { claimProfileInput, declineInput, enquireInput } from './inputs.ts';

test('omitted optional fields of an enquiry are null, and all missing ones are reported at once', () => {
  const least = { name: ' Ada  Reyes ', agencyName: 'Harbour', email: 'ADA@harbour.example', country: 'NZ' };
  expect(readInput(enquireInput, { ...least, linkedinUrl: '', phone: ' ' })).toEqual({
    ok: true,
    value: {
      ...least,
      name: 'Ada Reyes',
      email: 'ada@harbour.example',
      linkedinUrl: null,
      phone: null,
      speciality: null,
    },
  });
  const read = readInput(enquireInput, {});
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(['name', 'agencyName', 'email', 'country']);
});

test('a note keeps its lines, a reason needs a few words', () => {
  const claim = { name: 'Ada', email: 'ada@harbour.example', note: 'One\r\nTwo ' };
  expect(readInput(claimProfileInput, claim)).toMatchObject({ value: { note: 'One\nTwo' } });
  expect(readInput(declineInput, { reason: 'no' })).toMatchObject({ problems: [{ field: 'reason' }] });
});
