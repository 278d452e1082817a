/** Whether a password consists only of these words, digits and symbols. Words of one or two letters do not count. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = words.map((word) => lettersAndDigits(fold(word))).filter((word) => word.length > 2);
  const longestFirst = plain.sort((a, b) => b.length - a.length);
  return [fold(password), withoutDisguise(fold(password))].some((text) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), lettersAndDigits(text));
    return !/\p{L}/u.test(rest) && rest !== lettersAndDigits(text);
  });
}

/** Whether a password contains one of these words, disguised or not. Words of one or two letters do not count. */
export function holdsOneOf(password: string, words: readonly string[]): boolean {
  const texts = [fold(password), withoutDisguise(fold(password))].map(lettersAndDigits);
  return words
    .map((word) => lettersAndDigits(fold(word)))
    .some((word) => word.length > 2 && texts.some((text) => text.includes(word)));
}

/** An email address, its parts, and their parts. */
export const wordsOfEmail = (email: string): readonly string[] => [email, ...email.split('@'), ...wordsOf(email)];

/** A name, as a whole and word by word. */
export const wordsOfName = (name: string): readonly string[] => [name, ...wordsOf(name)];

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** Without case and accents. */
export const fold = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');

/** Without symbols and spaces. */
export const lettersAndDigits = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** With symbols and digits replaced by the letters they imitate. */
export const withoutDisguise = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => disguises[sign]!);
