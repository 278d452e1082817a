import type { CSSProperties } from 'react';
import type { PostFont } from '../../posts/posts.ts';

/** The font package of each font, which is also the start of its files' names. */
export const fontPackages: Readonly<Record<PostFont, string>> = {
  Mulish: 'mulish',
  'Roboto Sans': 'roboto',
  Lato: 'lato',
  'Abril Fatface': 'abril-fatface',
  'Playfair Display': 'playfair-display',
  'EB Garamond': 'eb-garamond',
  Ubuntu: 'ubuntu',
  Montserrat: 'montserrat',
  Poppins: 'poppins',
  'Roboto Slab': 'roboto-slab',
};

/** The font of Arabic words, which none of the others has. */
export const arabicFont = { family: 'Noto Sans Arabic', package: 'noto-sans-arabic', part: 'arabic' } as const;

/** The name of a font in styles. */
export const familyOf = (font: PostFont): string => (font === 'Roboto Sans' ? 'Roboto' : font);

/** The weights of the font's files: regular and bold. Abril Fatface has one. */
export const weightsOf = (font: PostFont): readonly number[] => (font === 'Abril Fatface' ? [400] : [400, 700]);

/** The styles of a text in a font, with Mulish and an Arabic font for what it lacks. */
export const inFont = (font: PostFont, isBold = false): Pick<CSSProperties, 'fontFamily' | 'fontWeight'> => ({
  fontFamily: `'${familyOf(font)}', Mulish, '${arabicFont.family}'`,
  fontWeight: isBold ? weightsOf(font).at(-1)! : 400,
});
