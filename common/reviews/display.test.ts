import { expect, test } from 'vitest';
import { reviewerName, reviewerRole } from './display.ts';

const dana = { name: ' Dana  Lee Price ', audience: 'candidate', jobTitle: 'Site Engineer' } as const;

test.each([
  ['full', 'Dana Lee Price'],
  ['first_initial', 'Dana P.'],
  ['role_only', 'Candidate, Site Engineer'],
] as const)('shown as %s', (nameDisplay, shown) => {
  expect(reviewerName({ ...dana, nameDisplay })).toBe(shown);
});

test('a single name has no initial', () => {
  expect(reviewerName({ ...dana, name: 'Dana', nameDisplay: 'first_initial' })).toBe('Dana');
});

test.each([
  ['Price, Dana', 'Dana Price', 'Dana P.'],
  ['Dr Dana Price', 'Dr Dana Price', 'Dana P.'],
  ['Dana Price Jr', 'Dana Price Jr', 'Dana P.'],
  ['Ms Price', 'Ms Price', 'Candidate, Site Engineer'],
])('%s is shown in full as %s, shortened as %s', (name, full, short) => {
  expect(reviewerName({ ...dana, name, nameDisplay: 'full' })).toBe(full);
  expect(reviewerName({ ...dana, name, nameDisplay: 'first_initial' })).toBe(short);
});

test('an initial is a whole character, in upper case', () => {
  expect(reviewerName({ ...dana, name: 'ana élan', nameDisplay: 'first_initial' })).toBe('ana É.');
  expect(reviewerName({ ...dana, name: 'Ana 𝒫rice', nameDisplay: 'first_initial' })).toBe('Ana 𝒫.');
});

test('without a name or a job, only the known part is shown', () => {
  expect(reviewerName({ ...dana, name: ' ', nameDisplay: 'full' })).toBe('Candidate, Site Engineer');
  expect(reviewerName({ ...dana, audience: 'employer', jobTitle: null, nameDisplay: 'role_only' })).toBe('Employer');
});

test("a placement's job belongs to its candidate, not to the employer", () => {
  expect(reviewerRole('candidate', 'Site Engineer')).toBe('Site Engineer');
  expect(reviewerRole('employer', 'Site Engineer')).toBe('');
});
