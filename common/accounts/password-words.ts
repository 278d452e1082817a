/** Whether nothing but some of these words, digits and signs makes up a password. Words of one or two letters do not count. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = words.map((word) => lettersAndDigits(fold(word))).filter((word) => word.length > 2);
  const longestFirst = plain.sort((a, b) => b.length - a.length);
  return [fold(password), withoutDisguise(fold(password))].some((text) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), lettersAndDigits(text));
    return !/\p{L}/u.test(rest) && rest !== lettersAndDigits(text);
  });
}

/** Whether a password holds one of these words, in disguise or not. Words of one or two letters do not count. */
export function holdsOneOf(password: string, words: readonly string[]): boolean {
  const texts = [fold(password), withoutDisguise(fold(password))].map(lettersAndDigits);
  return words
    .map((word) => lettersAndDigits(fold(word)))
    .some((word) => word.length > 2 && texts.some((text) => text.includes(word)));
}

/** An e-mail address, its parts, and the parts of those. */
export const wordsOfEmail = (email: string): readonly string[] => [email, ...email.split('@'), ...wordsOf(email)];

/** A name, as a whole and word by word. */
export const wordsOfName = (name: string): readonly string[] => [name, ...wordsOf(name)];

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** Without case and accents. */
export const fold = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');

/** Without signs and spaces. */
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
/** With the letters that signs and digits stand for. */
export const withoutDisguise = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => disguises[sign]!);
