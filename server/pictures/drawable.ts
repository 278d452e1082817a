import type { Run } from './coverage.ts';
import { drawnBy, readFonts } from './fonts.ts';

let covered: readonly Run[] | undefined;

/**
 * A text as our fonts can draw it, on one line: without marks that turn the direction, and without emoji and other signs
 * they lack. Empty where letters or digits would be missing: half a name is a wrong name, so the caller does without it.
 */
export function drawable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '');
  const lacking = [...plain].filter((sign) => !isDrawn(sign));
  if (lacking.some((sign) => /[\p{L}\p{N}\p{M}]/u.test(sign) && !isVariation(sign))) return '';
  return [...plain].filter(isDrawn).join('').replaceAll(/ +/g, ' ').trim();
}

/** The same for running text, in which a word that cannot be drawn is left out with a sign that says so. */
export function drawableText(text: string): string {
  const words = text.split(/\s+/u).map((word) => drawable(word) || (/[\p{L}\p{N}]/u.test(word) ? '…' : ''));
  const isMostlyLost = words.filter((word) => word === '…').length * 2 > words.length;
  return isMostlyLost
    ? ''
    : words
        .filter(Boolean)
        .join(' ')
        .replaceAll(/(… )+…/g, '…');
}

/** Says whether the sign before is drawn in colour; nothing of its own. */
const isVariation = (sign: string) => /[\u{FE00}-\u{FE0F}\u{20E3}]/u.test(sign);

function isDrawn(sign: string): boolean {
  covered ??= drawnBy(readFonts().filter(({ weight }) => weight === 400));
  const point = sign.codePointAt(0)!;
  return covered.some(([first, last]) => first <= point && point <= last);
}
