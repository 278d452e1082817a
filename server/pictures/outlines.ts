import { create, type Font } from 'fontkit';
import type { Outlined, OutlineRoom } from '#common/pictures/badges/outlined.ts';
import { fontFamily } from '#common/pictures/look.ts';
import { arabicFont } from '#common/pictures/posts/fonts.ts';
import { quotation } from '#common/reviews/quotation.ts';
import { drawableWith } from './drawable.ts';
import { drawnBy, type FontFile, postFontFiles, readFonts } from './fonts.ts';

/** A font file, opened once, and the code points it draws. */
interface OpenFont {
  readonly file: FontFile;
  readonly covers: (point: number) => boolean;
  readonly font: Font;
}

let opened: readonly OpenFont[] | undefined;

/** The fonts of outlines: Mulish, and one for Arabic. */
function fonts(): readonly OpenFont[] {
  opened ??= [...readFonts(), ...postFontFiles([]).filter(({ name }) => name === arabicFont.family)].map((file) => {
    const runs = drawnBy([file]);
    return {
      file,
      covers: (point) => runs.some(([first, last]) => first <= point && point <= last),
      font: create(file.data),
    };
  });
  return opened;
}

/** A text on one line that can be outlined; empty if letters would be lost. */
export const outlinable = (text: string): string =>
  drawableWith((sign) => fonts().some(({ covers }) => covers(sign.codePointAt(0)!)), text);

/**
 * The outline of a text on one line, from its baseline's start: smaller if it must be, and then shortened. A picture
 * with outlines needs no font where it is shown. `text` comes from `outlinable`.
 */
export function outline(text: string, { size, least = size * 0.6, weight, width }: OutlineRoom): Outlined {
  const whole = outlineAt(text, weight);
  const fitting = Math.min(size, Math.floor((width / whole.width) * 10) / 10);
  if (fitting >= least) return scaled(whole, fitting);
  let [short, long] = [0, text.length];
  while (long - short > 1) {
    const middle = (short + long) >> 1;
    if (outlineAt(quotation(text, middle), weight).width * least <= width) short = middle;
    else long = middle;
  }
  return scaled(outlineAt(quotation(text, short), weight), least);
}

/** An outline at size 1: what draws it at any size, and its width. */
interface Unscaled {
  readonly width: number;
  readonly at: (size: number) => string;
}

const scaled = ({ width, at }: Unscaled, size: number): Outlined => ({ path: at(size), width: width * size, size });

function outlineAt(text: string, weight: number): Unscaled {
  const runs = runsOf(text, weight);
  const isFromRight = /^[^\p{L}]*\p{Script=Arabic}/u.test(text);
  const laidOut = (isFromRight ? runs.toReversed().map(turned) : runs).map(({ text: part, font }) => ({
    ...font.layout(part),
    em: font.unitsPerEm,
  }));
  const width = laidOut.flatMap(({ positions, em }) => positions.map(({ xAdvance }) => xAdvance / em));
  return {
    width: width.reduce((sum, one) => sum + one, 0),
    at: (size) => {
      let x = 0;
      return laidOut
        .flatMap(({ glyphs, positions, em }) =>
          glyphs.map(({ path }, index) => {
            const { xAdvance, xOffset, yOffset } = positions[index]!;
            const by = size / em;
            const drawn = path.transform(by, 0, 0, -by, x + xOffset * by, -yOffset * by).toSVG();
            x += xAdvance * by;
            return drawn;
          }),
        )
        .join('')
        .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
    },
  };
}

/** A part within a text from right to left: the space before it is now after it. */
const turned = <T extends { readonly text: string }>(run: T): T => ({
  ...run,
  text: run.text.replace(/^(\s*)(.*?)(\s*)$/u, (_all, before, words, after) =>
    /^\p{Script=Arabic}/u.test(words) ? before + words + after : after + words + before,
  ),
});

/** Parts of a text that one font draws. A space or a mark stays with what is before it. */
function runsOf(text: string, weight: number): { text: string; font: Font }[] {
  const runs: { text: string; open: OpenFont }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const point = sign.codePointAt(0)!;
    if (last && (/[\s\p{M}]/u.test(sign) || /\p{P}/u.test(sign)) && last.open.covers(point)) last.text += sign;
    else {
      const open = fontFor(point, weight);
      if (last && last.open === open) last.text += sign;
      else runs.push({ text: sign, open });
    }
  }
  return runs.map(({ text: part, open }) => ({ text: part, font: open.font }));
}

function fontFor(point: number, weight: number): OpenFont {
  const able = fonts().filter(({ covers }) => covers(point));
  const near = ({ file }: OpenFont) => Math.abs(file.weight - weight) + (file.name === fontFamily ? 0 : 1);
  return able.reduce((best, one) => (near(one) < near(best) ? one : best));
}
