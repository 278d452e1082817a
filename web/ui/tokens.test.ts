import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Each meaning with its least contrast by day and by night, on paper and on raised. */
const promised = {
  ink: [14, 13],
  'ink-soft': [5.25, 7],
  brand: [4.7, 7],
  accent: [5.2, 6.5],
  good: [4.6, 7],
  warn: [4.8, 7],
  bad: [6, 7],
  'line-strong': [3, 3],
} as const;

test.each(Object.entries(promised))('%s keeps its contrast by day and by night', (name, least) => {
  for (const ground of ['paper', 'raised']) {
    for (const night of [0, 1] as const) {
      const ratio = contrast(colour(name)[night], colour(ground)[night]);
      expect(ratio, `${name} on ${ground}, ${night ? 'night' : 'day'}`).toBeGreaterThanOrEqual(least[night]);
    }
  }
});

test('words on a filled button and on each wash can be read', () => {
  for (const night of [0, 1] as const) {
    for (const fill of ['brand', 'brand-strong', 'bad', 'bad-strong']) {
      expect(contrast(colour('on-brand')[night], colour(fill)[night]), fill).toBeGreaterThanOrEqual(4.5);
    }
    for (const meaning of ['good', 'warn', 'bad']) {
      expect(contrast(colour(meaning)[night], colour(`${meaning}-wash`)[night]), meaning).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colour('brand-strong')[night], colour('brand-wash')[night])).toBeGreaterThanOrEqual(4.5);
  }
});

test('plain words can be read on every ground', () => {
  const grounds = ['paper', 'raised', 'sunken', 'brand-wash', 'good-wash', 'warn-wash', 'bad-wash'];
  for (const name of ['ink', 'ink-soft', 'brand-strong', 'bad', 'bad-strong'])
    for (const ground of grounds) expectReadable(name, ground);
});

test('every pair of text and ground that a stylesheet names can be read', () => {
  const sheets = globSync('../**/*.css', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  );
  const pairs = new Set(
    sheets.flatMap((sheet) => [...sheet.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule]) => pairIn(rule!))),
  );
  expect(pairs.size).toBeGreaterThan(15);
  for (const pair of pairs) expectReadable(...(pair.split(' on ') as [string, string]));
});

/** The pair that a rule of a stylesheet names, if it names both, such as `ink on raised`. */
function pairIn(rule: string): string[] {
  const text = /(?<![\w-])color:\s*var\(--([\w-]+)\)/.exec(rule)?.[1];
  const ground = /background(?:-color)?:\s*var\(--([\w-]+)\)/.exec(rule)?.[1];
  return text && ground ? [`${text} on ${ground}`] : [];
}

function expectReadable(name: string, ground: string) {
  for (const night of [0, 1] as const) {
    const ratio = contrast(colour(name)[night], colour(ground)[night]);
    expect(ratio, `${name} on ${ground}, ${night ? 'night' : 'day'}`).toBeGreaterThanOrEqual(4.5);
  }
}

test("a star's edge is visible where its fill would not be", () => {
  for (const night of [0, 1] as const) {
    expect(contrast(colour('star-edge')[night], colour('paper')[night])).toBeGreaterThanOrEqual(3);
  }
});

/** The day and the night value of a token. */
function colour(name: string): [string, string] {
  const pair = css.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`));
  if (!pair?.[1] || !pair[2]) throw new Error(`tokens.css has no colour named ${name}`);
  return [pair[1], pair[2]];
}

/** The ratio of WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
