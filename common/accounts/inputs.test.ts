import { describe, expect, test } from 'vitest';
import { readInput } from '../inputs.ts';
import { companyInput } from './company.ts';
import { registrationInput } from './registration.ts';

const registration = {
  name: 'Una Featherstone',
  email: 'una@gumnut.example',
  password: 'a long enough password',
  country: 'AU',
  company: 'Gumnut Childcare',
  website: '',
  terms: 'on',
};
const company = {
  website: 'https://gumnut.example',
  description: '',
  country: 'AU',
  specialities: ['legal', 'legal'],
  locations: ['Sydney '],
};
const problemsOf = (read: ReturnType<typeof readInput>) =>
  read.ok ? [] : read.problems.map(({ field, message }) => `${field}: ${message}`);
const registering = (change: object) => readInput(registrationInput, { ...registration, ...change });
const describing = (change: object) => readInput(companyInput, { ...company, ...change });

describe('a registration', () => {
  test('is read with its email address and website in their stored form', () => {
    const read = registering({ email: ' Una@Gumnut.Example ', website: 'https://GUMNUT.example' });
    expect(read).toMatchObject({
      ok: true,
      value: { email: 'una@gumnut.example', website: 'https://gumnut.example/' },
    });
  });

  test('that is empty says what to do for each field, all at once', () => {
    expect(problemsOf(readInput(registrationInput, {}))).toEqual([
      'name: Enter your name.',
      'email: Enter an email address.',
      'password: Choose a password.',
      'country: Choose a country from the list.',
      "company: Enter your company's name.",
      'terms: Accept the terms to continue.',
    ]);
  });

  test.each([
    ['a password that is too short', { password: 'short' }, 'password: Use at least 12 characters.'],
    ['one that is too long', { password: 'x'.repeat(201) }, 'password: Use at most 200 characters.'],
    ['an address that is none', { email: 'una' }, 'email: Enter an email address like name@company.com.'],
    [
      'a website that runs something',
      { website: 'javascript:alert(1)' },
      'website: This is not a valid URL. Make sure you include http:// or https://',
    ],
    ['a country we do not know', { country: 'XX' }, 'country: Choose a country from the list.'],
    ['terms that were not accepted', { terms: 'off' }, 'terms: Accept the terms to continue.'],
    ['a name with a zero byte', { name: 'Una\0' }, 'name: Remove the invisible characters from your name.'],
    ['something nested where a text belongs', { company: { name: 'x' } }, "company: Enter your company's name."],
  ])('with %s is refused', (_what, change, problem) => {
    expect(problemsOf(registering(change))).toEqual([problem]);
  });

  test('keeps four-byte characters, and drops direction marks and line breaks', () => {
    expect(registering({ name: '𠮷野\u202e Una\r\nBcc: a@b.example', company: '\u200f🐨 Gumnut' })).toMatchObject({
      ok: true,
      value: { name: '𠮷野 Una Bcc: a@b.example', company: '🐨 Gumnut' },
    });
  });
});

describe("a company's profile", () => {
  test('needs a website or a description, besides specialities and places without duplicates', () => {
    expect(describing({})).toMatchObject({ ok: true, value: { specialities: ['legal'], locations: ['Sydney'] } });
    expect(problemsOf(describing({ website: '', specialities: [], locations: [] }))).toEqual([
      'specialities: Choose at least one speciality.',
      'locations: Enter at least one place where your people work.',
      'description: Enter a description or a website.',
    ]);
  });

  test('names listed specialities, and at most twenty places', () => {
    const many = Array.from({ length: 21 }, (_, n) => `Place ${n}`);
    expect(problemsOf(describing({ specialities: ['juggling'] }))).toEqual([
      'specialities.0: Choose specialities from the list.',
    ]);
    expect(problemsOf(describing({ locations: many }))).toEqual(['locations: Enter at most 20 places.']);
    expect(problemsOf(describing({ locations: ['x'.repeat(81), ...many] }))).toEqual([
      'locations.0: Shorten this to 80 characters.',
      'locations: Enter at most 20 places.',
    ]);
  });
});
