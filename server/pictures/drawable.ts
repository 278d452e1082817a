import type { Run } from './coverage.ts';
import { drawnBy, readFonts } from './fonts.ts';

let covered: readonly Run[] | undefined;

/**
 * A text that our fonts can draw, on one line, without direction marks, emoji and missing characters. Returns an empty
 * string when letters or digits would be lost: half a name is a wrong name, so callers leave it out.
 */
export const drawable = (text: string): string => drawableWith(isDrawn, text);

/** The same where other fonts draw: `isKnown` tells which signs they have. */
export function drawableWith(isKnown: (sign: string) => boolean, text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '');
  const lacking = [...plain].filter((sign) => !isKnown(sign));
  if (lacking.some((sign) => /[\p{L}\p{N}\p{M}]/u.test(sign) && !isVariation(sign))) return '';
  return [...plain].filter(isKnown).join('').replaceAll(/ +/g, ' ').trim();
}

/** The same for running text: a word that cannot be drawn is replaced by an ellipsis. */
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

/** Variation selector: asks for a colour emoji and means nothing by itself. */
const isVariation = (sign: string) => /[\u{FE00}-\u{FE0F}\u{20E3}]/u.test(sign);

function isDrawn(sign: string): boolean {
  covered ??= drawnBy(readFonts().filter(({ weight }) => weight === 400));
  const point = sign.codePointAt(0)!;
  return covered.some(([first, last]) => first <= point && point <= last);
}
