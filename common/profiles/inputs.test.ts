import { expect, test } from 'vitest';
import { readInput } from '../inputs.ts';
import { linkedInProfile } from './inputs.ts';

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
  '%s is not an address, with the message for all links',
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
])('%s is an address, but not a LinkedIn profile', (link) => {
  expect(problemOf(link)![0]).toMatch(/^This isn't a LinkedIn profile/);
});
