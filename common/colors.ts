/** The least contrast of text, from WCAG 2.2 (success criterion 1.4.3). */
const leastContrast = 4.5;

/** Whether white text on a color like '#0072bb' can be read. */
export const isReadable = (color: string): boolean => contrastWithWhite(color) >= leastContrast;

/** The contrast ratio of white and a color, from 1 to 21, as WCAG 2.2 defines it. */
export const contrastWithWhite = (color: string): number => 1.05 / (luminanceOf(color) + 0.05);

/** The contrast ratio of two colors like '#0072bb', from 1 to 21; null if one of them is none. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [one, other].map((color) => color.trim().toLowerCase());
  if (![first, second].every((color) => /^#[0-9a-f]{6}$/.test(color!))) return null;
  const [darker, lighter] = [luminanceOf(first!), luminanceOf(second!)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
