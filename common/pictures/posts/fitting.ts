import { type PostFont, postFontSizes } from '../../posts/posts.ts';
import { quotation } from '../../reviews/quotation.ts';

/** The room of a text in pixels, and its font. `least` is the smallest size it may shrink to. */
export interface TextRoom {
  readonly family: PostFont;
  readonly isBold?: boolean;
  readonly size: number;
  readonly least: number;
  readonly width: number;
  readonly height: number;
  /** The sizes it may have: those of posts unless others are given. */
  readonly sizes?: readonly number[];
}

/** A text that fits its room: smaller if it must be, and then from its start up to '…' after a whole word. */
export interface FittingText {
  readonly text: string;
  readonly size: number;
}

/** The height of a line, in sizes of its font. */
export const lineHeight = 1.35;

/**
 * Fits a text into its room. Widths are estimated and not measured, so that browser and server agree. The estimates are
 * on the safe side; `fitting.test.tsx` compares them with drawn text.
 */
export function fitText(text: string, room: TextRoom): FittingText {
  const sizes = [...(room.sizes ?? postFontSizes)]
    .sort((a, b) => b - a)
    .filter((size) => size <= room.size && size >= Math.min(room.least, room.size));
  const size = sizes.find((one) => fits(text, one, room));
  if (size) return { text, size };
  const smallest = sizes.at(-1) ?? room.size;
  let [fitting, tooLong] = [1, text.length];
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    if (fits(quotation(text, middle), smallest, room)) fitting = middle;
    else tooLong = middle;
  }
  return { text: quotation(text, fitting), size: smallest };
}

function fits(text: string, size: number, { height, ...room }: TextRoom): boolean {
  return linesOf(text, { ...room, size }) * Math.ceil(size * lineHeight) <= height;
}

/** The lines that a text takes in a width, broken between words as browsers do, or within a word that is too long. */
export function linesOf(
  text: string,
  { family, isBold = false, size, width }: Omit<TextRoom, 'height' | 'least' | 'sizes'>,
): number {
  const unit = size * familyFactors[family] * (isBold ? boldFactor : 1);
  const space = unit * widthOf(' ');
  return text
    .split('\n')
    .map((line) => {
      let lines = 1;
      let used = 0;
      for (const word of line.split(/\s+/u)) {
        const wide = unit * wordWidth(word);
        if (used > 0 && used + space + wide <= width) used += space + wide;
        else {
          if (used > 0) lines++;
          // A sign at the end of a line may leave the line's last part unused.
          const rows = wide <= width ? 1 : Math.ceil(wide / (width - unit));
          lines += rows - 1;
          used = wide <= width ? wide : width;
        }
      }
      return lines;
    })
    .reduce((all, lines) => all + lines, 0);
}

/** A text whose words are all narrower than its room: longer ones go on in the next line, as browsers break them. */
export function breakLongWords(
  text: string,
  { family, isBold = false, size, width }: Pick<TextRoom, 'family' | 'isBold' | 'size' | 'width'>,
): string {
  const most = width / (size * familyFactors[family] * (isBold ? boldFactor : 1));
  return text.replaceAll(/\S+/gu, (word) => {
    if (wordWidth(word) <= most) return word;
    let used = 0;
    return [...word]
      .map((sign) => {
        used += widthOf(sign);
        if (used <= most) return sign;
        used = widthOf(sign);
        return `\n${sign}`;
      })
      .join('');
  });
}

const wordWidth = (word: string) => [...word].reduce((wide, sign) => wide + widthOf(sign), 0);

/** The width of a sign in sizes of its font: that of the widest among our fonts, apart from `familyFactors`. */
function widthOf(sign: string): number {
  if (/\p{M}/u.test(sign)) return 0;
  if (sign === ' ') return 0.28;
  if (/[iljI.,:;'’|!ftr()[\]-]/.test(sign)) return 0.4;
  if (/[mwMWQ@%—…ЖШЩЮЫМ]/.test(sign)) return 1;
  if (/\p{Lu}/u.test(sign)) return 0.76;
  return 0.6;
}

const boldFactor = 1.07;

const familyFactors: Readonly<Record<PostFont, number>> = {
  Mulish: 1,
  'Roboto Sans': 0.97,
  Lato: 0.96,
  'Abril Fatface': 1,
  'Playfair Display': 0.98,
  'EB Garamond': 0.88,
  Ubuntu: 1.02,
  Montserrat: 1.12,
  Poppins: 1.12,
  'Roboto Slab': 1.02,
};
