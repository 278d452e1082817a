import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/** The parts of Mulish, in the order in which a sign is looked for in them. */
const parts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const weights = [400, 600, 700, 800];
const require = createRequire(import.meta.url);

/** The families of text: the first that has a sign draws it. */
export const paperFonts: string[] = parts.map((part) => `Mulish ${part}`);

let isDone = false;

/** Makes the fonts known to the layout of papers, once in a thread. Words are never hyphenated. */
export function registerFonts(): void {
  if (isDone) return;
  isDone = true;
  for (const part of parts)
    Font.register({
      family: `Mulish ${part}`,
      fonts: weights.map((fontWeight) => ({
        src: require.resolve(`@fontsource/mulish/files/mulish-${part}-${fontWeight}-normal.woff`),
        fontWeight,
      })),
    });
  Font.registerHyphenationCallback((word) => [word]);
}
