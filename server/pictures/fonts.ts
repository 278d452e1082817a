import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontFamily } from '#common/pictures/look.ts';
import { arabicFont, familyOf, fontPackages, weightsOf } from '#common/pictures/posts/fonts.ts';
import type { PostFont } from '#common/posts/posts.ts';
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

/** All font files in the weights that most templates use. */
export const readFonts = (): FontFile[] => filesOf({ name: fontFamily, package: 'mulish', weights });

/** A font of a package, in some weights, and in some of its parts if they are named. */
interface Font {
  readonly name: string;
  readonly package: string;
  readonly weights: readonly number[];
  readonly parts?: readonly string[];
}

const filesOf = ({ name, package: from, weights, parts: wanted }: Font): FontFile[] => {
  const parts = Object.entries(require(`@fontsource/${from}/unicode.json`) as Record<string, string>);
  return parts
    .filter(([part]) => !wanted || wanted.includes(part))
    .flatMap(([part, range]) =>
      weights.map((weight) => ({
        ...{ name, weight, style: 'normal' as const },
        data: readFileSync(require.resolve(`@fontsource/${from}/files/${from}-${part}-${weight}-normal.woff`)),
        unicodeRange: rangeOf(range),
      })),
    );
};

const ofPosts = new Map<PostFont, FontFile[]>();
let alwaysInPosts: FontFile[] | undefined;

/** The font files of posts in some fonts, with those for what they lack. Read once in a process. */
export function postFontFiles(fonts: Iterable<PostFont>): FontFile[] {
  alwaysInPosts ??= [
    ...filesOf({ name: fontFamily, package: 'mulish', weights: [700] }),
    ...filesOf({ name: arabicFont.family, package: arabicFont.package, weights: [400, 700], parts: [arabicFont.part] }),
  ];
  const files = [...new Set(fonts)].flatMap((font) => {
    if (font === fontFamily) return [];
    const found =
      ofPosts.get(font) ?? filesOf({ name: familyOf(font), package: fontPackages[font], weights: weightsOf(font) });
    ofPosts.set(font, found);
    return found;
  });
  return [...alwaysInPosts, ...files];
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
