import { fold, isMadeOf, lettersAndDigits, withoutDisguise } from '#common/accounts/password-words.ts';

/** Whether a password is among the first guesses: a well-known one, a disguised one, or one of our own words. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const folded = fold(password);
  if (new Set(folded).size < 5 || isRun(lettersAndDigits(folded)) || isMadeOf(password, productWords)) return true;
  const known = await knownPasswords();
  return guessesOf(password).some((guess) => known.includes(guess));
}

const productWords =
  'plaudit demo recruiters recruiter recruitment recruit agency reviews review placements placement candidate employer password'.split(
    ' ',
  );

/** The core of a password: without case, accents, symbols, prefixes and suffixes, repetition and disguise. */
function guessesOf(password: string): string[] {
  const folded = fold(password);
  const core = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const guesses = [folded, core, withoutDisguise(core)].map(lettersAndDigits);
  return [...guesses, ...guesses.map(repeatedUnit)].filter((guess) => guess.length > 3);
}

/** The repeated part of a text, such as 'pass' in 'passpass'; the text itself when nothing repeats. */
const repeatedUnit = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** Whether most characters of a text go up or down one by one, as in '123456789012'. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((letter, index) => Math.abs(letter.charCodeAt(0) - text.charCodeAt(index)));
  // From 9 to 0 counts as a step too.
  return steps.length > 5 && steps.filter((step) => step <= 1 || step === 9).length >= steps.length * 0.8;
}

/** About fifty thousand, in lower case. Loaded on first use, since most processes never set a password. */
const knownPasswords = async (): Promise<readonly string[]> =>
  (await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'];
