/**
 * A text as pictures of posts show it: emoji and marks of direction are left out, and a word in a script that our fonts
 * lack becomes '…'. A text that mostly consists of such words becomes empty. Line breaks stay.
 */
export function textToDraw(text: string): string {
  const lines = text
    .normalize('NFC')
    .split(/\s*\n\s*/u)
    .map((line) => line.split(/\s+/u).map(wordToDraw).filter(Boolean));
  const words = lines.flat();
  if (words.length === 0 || words.filter((word) => word === lost).length * 2 > words.length) return '';
  return lines
    .map((line) => line.join(' '))
    .filter(Boolean)
    .join('\n')
    .replaceAll(/…(?:\s…)+/g, lost);
}

/** The same on one line, and empty if any word would be lost: half a name is a wrong name. */
export function nameToDraw(text: string): string {
  const words = text.normalize('NFC').split(/\s+/u).map(wordToDraw).filter(Boolean);
  return words.includes(lost) ? '' : words.join(' ');
}

const lost = '…';

/** Pictures have no emoji; joiners and marks of direction mean nothing without what is around them. */
const unseen =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|[\u{FE00}-\u{FE0F}]|\u{20E3}/gu;
const drawn = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Letters in the shapes of other alphabets, such as 𝕬, which are common to all scripts. */
const fancy = /[\u{1D400}-\u{1D7FF}]/u;

function wordToDraw(word: string): string {
  // Digits and signs such as © are pictographs to Unicode, too.
  const plain = word.replaceAll(unseen, (sign) => (/[\d#*©®™]/.test(sign) ? sign : ''));
  return drawn.test(plain) && !fancy.test(plain) ? plain : lost;
}

/** Whether a text is read from right to left: its first letter says so. */
export const isRightToLeft = (text: string): boolean => /^[^\p{L}]*\p{Script=Arabic}/u.test(text);
