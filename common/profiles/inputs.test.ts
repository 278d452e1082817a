import { expect, test } from 'vitest';
import { readInput } from '../inputs.ts';
import { declineInput, enquireInput, linkedInProfile, requestClaimInput } from './inputs.ts';

const problemOf = (link: string) => {
  const read = readInput(linkedInProfile, link);
  return read.ok ? null : read.problems.map(({ message }) => message);
};

test.each([
  'https://www.linkedin.com/in/ada-reyes',
  'https://linkedin.com/in/ada-reyes/',
  'http://nz.linkedin.com/in/ada-reyes?trk=public',
  'https://www.linkedin.com/in/%E5%B1%B1%E7%94%B0',
])('%s is a LinkedIn profile', (link) => {
  expect(problemOf(link)).toBeNull();
});

test.each(['linkedin.com/in/ada', 'www.linkedin.com/in/ada', 'ada', 'javascript:alert(1)'])(
  '%s is no address, in the words for all links',
  (link) => {
    expect(problemOf(link)).toEqual(['This is not a valid URL. Make sure you include http:// or https://']);
  },
);

test.each([
  'https://www.linkedin.com/company/harbour',
  'https://www.linkedin.com/in/',
  'https://www.linkedin.com/posts/ada-reyes',
  'https://linkedin.com.evil.example/in/ada',
  'https://evil.example/in/ada',
  'https://notlinkedin.com/in/ada',
])('%s is an address, and no LinkedIn profile', (link) => {
  expect(problemOf(link)![0]).toMatch(/^This is not a LinkedIn profile/);
});

test('what may be left out of an enquiry is null, and what must not is told all at once', () => {
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
  expect(readInput(requestClaimInput, claim)).toMatchObject({ value: { note: 'One\nTwo' } });
  expect(readInput(declineInput, { reason: 'no' })).toMatchObject({ problems: [{ field: 'reason' }] });
});
