import { renderToStaticMarkup } from 'react-dom/server';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type BadgeKind, type BadgeTheme, badgeKinds, badgeSizes, badgeThemes } from '#common/badges/badges.ts';
import { BadgePicture } from '#common/pictures/badges/BadgePicture.tsx';
import { drawPicture } from './draw.ts';
import { outlinable, outline } from './outlines.ts';

const names = {
  usual: 'Ada Quay',
  macrons: 'Tāne Ōkāhu-Whakaari',
  long: 'Maximiliana-Bartholomea von und zu Hohenzollern-Schleswig-Sonderburg the Second',
  unbroken: 'W'.repeat(80),
  wide: 'Ж'.repeat(80),
  arabic: 'محمد بن عبد الرحمن العربي الحسيني المكي',
  mixed: 'محمد Smith & Söhne',
  emoji: '🏆 Ada 👩‍💻 Quay',
  hostile: '<script>alert(1)</script><text>"&\'',
  unknown: '李小龍',
};
const days = [
  { until: '2027-09-28', lapsedOn: null },
  { until: '2027-09-28', lapsedOn: '2026-09-28' },
] as const;

interface Asked {
  kind: BadgeKind;
  theme?: BadgeTheme;
  name?: string;
  until?: string;
  lapsedOn?: string | null;
}
const element = ({ kind, theme = 'light', name = names.usual, until = days[0].until, lapsedOn = null }: Asked) => (
  <BadgePicture {...{ kind, theme, until, lapsedOn, outline }} name={outlinable(name)} />
);
const svgOf = (asked: Asked) => renderToStaticMarkup(element(asked));

interface Found {
  name: string;
  attributes: Record<string, string>;
}
/** All elements of an SVG; throws if it is not well-formed. */
function elementsOf(svg: string): Found[] {
  const found: Found[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes }));
  parser.write(svg).close();
  return found;
}

/** The box of a moved path whose commands are absolute, with the points that bend it. */
function boxOf({ d = '', transform = '' }: Record<string, string>) {
  const [, left = 0, top = 0] = (/^translate\((\S+) (\S+)\)$/.exec(transform) ?? []).map(Number);
  expect(d).toMatch(/^[MLQCZ\d\s.-]+$/);
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return {
    ...{ left: left + Math.min(...xs), right: left + Math.max(...xs) },
    ...{ top: top + Math.min(...ys), bottom: top + Math.max(...ys) },
  };
}
const textsOf = (svg: string) => elementsOf(svg).filter(({ attributes }) => attributes.d && attributes.transform);

describe.each(badgeKinds)('%s', (kind) => {
  const { width, height } = badgeSizes[kind];

  test('no text leaves the picture or meets another, whatever the name', () => {
    for (const [what, name] of Object.entries(names))
      for (const state of days) {
        const boxes = textsOf(svgOf({ kind, name, ...state })).map(({ attributes }) => boxOf(attributes));
        expect(boxes.length, what).toBeGreaterThan(1);
        for (const { left, right, top, bottom } of boxes) {
          expect(left, what).toBeGreaterThanOrEqual(3);
          expect(top, what).toBeGreaterThanOrEqual(3);
          expect(right, what).toBeLessThanOrEqual(width - 3);
          expect(bottom, what).toBeLessThanOrEqual(height - 3);
        }
        for (const [index, { top }] of boxes.entries())
          if (index > 0) expect(top, what).toBeGreaterThan(boxes[index - 1]!.bottom - 0.5);
      }
  });

  test('the SVG stands alone: no fonts, no scripts, nothing from elsewhere', () => {
    for (const name of Object.values(names))
      for (const theme of badgeThemes)
        for (const state of days) {
          const found = elementsOf(svgOf({ kind, theme, name, ...state }));
          expect(new Set(found.map((one) => one.name))).toEqual(new Set(['svg', 'rect', 'g', 'path', 'circle']));
          const attributes = found.flatMap((one) => Object.entries(one.attributes));
          for (const [key, value] of attributes) {
            expect(key).not.toMatch(/^on|href|style|font|class/i);
            if (key !== 'xmlns') expect(value).not.toMatch(/url\(|https?:|javascript:|data:/i);
          }
        }
  });

  test('the PNG has the size of each scale, and shows its state and theme', async () => {
    for (const theme of badgeThemes)
      for (const [index, state] of days.entries()) {
        const scale = theme === 'light' ? 1 : 3;
        const picture = <div style={{ display: 'flex', width, height }}>{element({ kind, theme, ...state })}</div>;
        const bytes = await drawPicture(picture, { width, height, scale });
        const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        expect(info).toMatchObject({ width: width * scale, height: height * scale });
        const [held, lapsed] = seals[theme].map((colour) => countOf(data, colour));
        expect(index === 0 ? held : lapsed).toBeGreaterThan(info.width * info.height * 0.01);
        if (index === 1) expect(held).toBe(0);
      }
  });
});

/** The colours of the seal while the badge is held, and once it has lapsed. */
const seals = { light: ['0072bb', '59697a'], dark: ['4db3f5', '9fb0c0'] } as const;

function countOf(pixels: Buffer, colour: string): number {
  const wanted = Buffer.from(colour, 'hex');
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) if (pixels.compare(wanted, 0, 3, at, at + 3) === 0) count++;
  return count;
}

test('a name whose letters no font draws is left out, and its emoji alone', () => {
  const lines = (name: string) => textsOf(svgOf({ kind: 'badge', name })).length;
  expect(lines(names.unknown)).toBe(lines(names.usual) - 1);
  expect(svgOf({ kind: 'badge', name: names.unknown })).toContain('A recruiter: Recommended recruiter on Plaudit');
  expect(svgOf({ kind: 'badge', name: names.emoji })).toBe(svgOf({ kind: 'badge', name: 'Ada Quay' }));
  expect(svgOf({ kind: 'badge', name: names.hostile })).not.toContain('<script');
});

test('text becomes smaller until it fits, and is then shortened after a whole word', () => {
  const room = { size: 20, least: 10, weight: 600, width: 200 } as const;
  expect(outline('Ada Quay', room)).toMatchObject({ size: 20 });
  const smaller = outline('Ada Quay of the Northern Harbour', room);
  expect(smaller.size).toBeGreaterThan(10);
  expect(smaller.width).toBeLessThanOrEqual(200);
  const cut = outline(names.long, room);
  expect(cut.size).toBe(10);
  expect(cut.width).toBeLessThanOrEqual(200);
  expect(cut).toEqual(outline('Maximiliana-Bartholomea von und zu…', { ...room, size: 10 }));
});

test('words from right to left are joined, and stand in their order', () => {
  const room = { size: 20, weight: 600, width: 1000 } as const;
  const apart = [...'محمد'].reduce((sum, letter) => sum + outline(letter, room).width, 0);
  expect(outline('محمد', room).width).not.toBeCloseTo(apart, 0);
  // The first word is the rightmost one.
  const path = outline('محمد Smith', room).path;
  const smith = outline('Smith', room).path;
  expect(path.startsWith(smith)).toBe(true);
});
