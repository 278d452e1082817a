import { sessionLimits } from '#common/limits.ts';

/** How well a password keeps, in the words that a form shows. */
export type Strength = 'too short' | 'too long' | 'weak' | 'fair' | 'good' | 'strong';

const words: readonly [from: number, strength: Strength][] = [
  [80, 'strong'],
  [64, 'good'],
  [48, 'fair'],
  [0, 'weak'],
];

/** A guess while typing, in the browser alone; whether a password is a common one the server knows. */
export function strengthOf(password: string): Strength {
  const { length } = password;
  if (length < sessionLimits.passwordMin) return 'too short';
  if (length > sessionLimits.passwordMax) return 'too long';
  const bits = surprises(password) * Math.log2(alphabetOf(password));
  return words.find(([from]) => bits >= from)![1];
}

/** Letters that do not just repeat or continue what stands before them: 'aaaa' and '1234' have one each. */
function surprises(password: string): number {
  const letters = [...password.toLowerCase()].map((letter) => letter.codePointAt(0)!);
  const fresh = letters.filter((letter, at) => at === 0 || Math.abs(letter - letters[at - 1]!) > 1);
  return Math.min(fresh.length, new Set(letters).size * 2);
}

/** How many letters of the kinds that occur one would have to try. */
function alphabetOf(password: string): number {
  const kinds: readonly [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 30],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}
