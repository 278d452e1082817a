/** Blanks, control characters and what no font draws: zero-width spaces, byte order marks, soft hyphens, joiners. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The same for text, in which a flag emoji ends with an invisible character. */
const unseenInText = /[\s\u200C\u200D]/u;

/**
 * Removes blanks and invisible characters from both ends of an address, a link, a day or a number, where copying from a
 * page or a file leaves them.
 */
export const trimUnseen = (text: string): string => trimOf(text, unseen);

/** Removes blanks and joiners from both ends of a text. */
export const trimText = (text: string): string => trimOf(text, unseenInText);

/** Sign by sign: a pattern for the end takes quadratic time on long blanks. */
function trimOf(text: string, signs: RegExp): string {
  const all = [...text];
  const from = all.findIndex((sign) => !signs.test(sign));
  if (from < 0) return '';
  return all.slice(from, all.findLastIndex((sign) => !signs.test(sign)) + 1).join('');
}
