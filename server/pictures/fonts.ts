import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontFamily } from '#common/pictures/look.ts';
import { coverageOf, type Run } from './coverage.ts';

/** One font file: one weight, for one range of scripts. */
export interface FontFile {
  readonly name: string;
  readonly weight: number;
  readonly style: 'normal';
  readonly data: Buffer;
  /** The range it is used for. Files overlap, and each has its own range. */
  readonly unicodeRange: [number, number][];
}

const weights = [400, 600, 800];
const require = createRequire(import.meta.url);

/** All font files in the weights that templates use. */
export function readFonts(): FontFile[] {
  const parts = Object.entries(require('@fontsource/mulish/unicode.json') as Record<string, string>);
  return parts.flatMap(([part, range]) =>
    weights.map((weight) => ({
      name: fontFamily,
      weight,
      style: 'normal' as const,
      data: readFileSync(require.resolve(`@fontsource/mulish/files/mulish-${part}-${weight}-normal.woff`)),
      unicodeRange: rangeOf(range),
    })),
  );
}

/** The code points these files can draw within their ranges. */
export function drawnBy(fonts: readonly FontFile[]): Run[] {
  return fonts.flatMap(({ data, unicodeRange }) =>
    coverageOf(data).flatMap(([first, last]) =>
      unicodeRange.flatMap(([from, to]): Run[] => {
        const run: Run = [Math.max(first, from), Math.min(last, to)];
        return run[0] <= run[1] ? [run] : [];
      }),
    ),
  );
}

/** Parses `U+0000-00FF,U+0131` into pairs of numbers. */
const rangeOf = (text: string) =>
  text.split(',').map((part): [number, number] => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
