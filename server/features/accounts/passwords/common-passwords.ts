import { fold, isMadeOf, lettersAndDigits, withoutDisguise } from '#common/accounts/password-words.ts';

/** Whether a password is one of the first that are guessed: a well-known one, one in disguise, or one of our own words. */
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

/** What stands behind a password: without case, accents, signs, what is put before and after it, repetition and disguise. */
function guessesOf(password: string): string[] {
  const folded = fold(password);
  const core = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const guesses = [folded, core, withoutDisguise(core)].map(lettersAndDigits);
  return [...guesses, ...guesses.map(repeatedUnit)].filter((guess) => guess.length > 3);
}

/** What a text repeats, such as 'pass' in 'passpass'; the text itself when it repeats nothing. */
const repeatedUnit = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** Whether a text mostly goes up or down one by one, as '123456789012' does. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((letter, index) => Math.abs(letter.charCodeAt(0) - text.charCodeAt(index)));
  // From 9 to 0 is a step as well.
  return steps.length > 5 && steps.filter((step) => step <= 1 || step === 9).length >= steps.length * 0.8;
}

/** About fifty thousand, in lower case. Loaded when first asked for, since most processes never set a password. */
const knownPasswords = async (): Promise<readonly string[]> =>
  (await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'];
