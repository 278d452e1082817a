import { expect, test } from 'vitest';
import { isComplete, partsOfAgency, partsOfRecruiter } from './completeness.ts';

const recruiter = {
  headline: 'Engineers',
  about: 'Since 2009.',
  specialities: ['engineering'],
  roleTypes: ['permanent'],
  country: 'AU',
  location: 'Perth',
  postcode: '6000',
  phone: null,
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  hasPhoto: true,
};
const agency = {
  description: 'We place people.',
  website: 'https://lantern.example/',
  country: 'HK',
  location: 'Hong Kong',
  postcode: null,
  hasLogo: true,
};
const missing = (parts: ReturnType<typeof partsOfRecruiter>) =>
  parts.flatMap(({ section, isDone }) => (isDone ? [] : section));

test('a profile is complete when nothing is missing; phone or LinkedIn is enough, and only Australia needs a postcode', () => {
  expect(isComplete(partsOfRecruiter(recruiter))).toBe(true);
  expect(isComplete(partsOfAgency(agency))).toBe(true);
  expect(missing(partsOfRecruiter({ ...recruiter, linkedinUrl: null }))).toEqual(['contact']);
  expect(missing(partsOfRecruiter({ ...recruiter, postcode: null }))).toEqual(['place']);
  expect(missing(partsOfAgency({ ...agency, country: 'AU' }))).toEqual(['place']);
});

test('a missing part names the section where it is edited', () => {
  const nothing = {
    ...recruiter,
    headline: '',
    about: '',
    specialities: [],
    roleTypes: [],
    location: '',
    hasPhoto: false,
  };
  expect(missing(partsOfRecruiter(nothing))).toEqual([
    'photo',
    'introduction',
    'introduction',
    'work',
    'work',
    'place',
  ]);
  expect(missing(partsOfAgency({ ...agency, website: null, description: '', hasLogo: false }))).toEqual([
    'logo',
    'introduction',
    'contact',
  ]);
});
