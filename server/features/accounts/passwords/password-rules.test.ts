import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const email = 'dana.thistlewick@harbour-talent.example';
const problemOf = (password: string) => passwordProblem(password, email);

test.each([
  'four words unlike each other',
  'a long enough password',
  'correct horse tram violet',
  'Vq7#mLw2!xZp9',
  'пароль из четырёх слов',
  '木漏れ日と猫と三角の月と長い道',
  '\u{1f98a}\u{1f333}\u{1f9f2}\u{1f6f6}\u{1f9c5}\u{1f3ba}\u{1f9ca}\u{1f9ed}\u{1f9f6}\u{1fa81}\u{1f96f}\u{1f6f0}',
])('%s is accepted', async (password) => {
  expect(await problemOf(password)).toBeNull();
});

test('from 12 to 200 characters, as people count them', async () => {
  expect(await problemOf('Vq7#mLw2!xZ')).toBe('Use at least 12 characters.');
  expect(await problemOf('Vq7#mLw2!xZp')).toBeNull();
  expect(await problemOf('Vq7#mLw2!x'.repeat(20))).toBeNull();
  expect(await problemOf(`${'Vq7#mLw2!x'.repeat(20)}y`)).toBe('Use at most 200 characters.');
  expect(await problemOf('\u{1f98a}\u{1f333}\u{1f9f2}\u{1f6f6}\u{1f9c5}\u{1f3ba}')).toBe('Use at least 12 characters.');
});

describe('passwords that others would guess first are refused', () => {
  test.each([
    ['a common one', 'administrator'],
    ['in capitals', 'QWERTY123456'],
    ['with accents', 'Ádmînistrator'],
    ['with spaces and signs', 'unbe-liev-able!'],
    ['with a year behind', 'Sunshine2026!'],
    ['with signs around', '!!!password!!!'],
    ['in disguise', 'p@ssw0rd2026'],
    ['twice', 'letmeinletmein'],
    ['digits in their order', '1234567890123'],
    ['letters in their order', 'abcdefghijklm'],
    ['backwards', '987654321098'],
    ['few characters', 'aabbaabbaabb'],
    ['the name of the product', 'Plaudit-2026!'],
    ['words of the product', 'recruiter.reviews.99'],
  ])('%s: %s', async (_what, password) => {
    expect(await problemOf(password)).toContain('easy to guess');
  });
});

describe("the account's address is refused", () => {
  test.each([
    email,
    email.toUpperCase(),
    'danathistlewick',
    'thistlewick2026',
    'Harbour-Talent-1',
    'dana@thistlewick!',
  ])('as %s', async (password) => {
    expect(await problemOf(password)).toContain('email address');
  });

  test('but not a phrase that contains a part of it', async () => {
    expect(await problemOf('thistlewick eats violet trams')).toBeNull();
  });
});
