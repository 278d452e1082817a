import { holdsOneOf, isMadeOf, wordsOfEmail, wordsOfName } from '#common/accounts/password-words.ts';
import { sessionLimits } from '#common/limits.ts';

/** How well a password keeps, in the words that a form shows. */
export type Strength = 'too short' | 'too long' | 'weak' | 'fair' | 'good' | 'strong';

/** What others know of a person: their address, name, and company. */
export interface OwnWords {
  readonly email?: string;
  readonly names?: readonly string[];
}

const words: readonly [from: number, strength: Strength][] = [
  [80, 'strong'],
  [64, 'good'],
  [48, 'fair'],
  [0, 'weak'],
];

/**
 * A guess while typing, in the browser alone; whether a password is a common one the server knows. One that is made of
 * the person's own words is weak, and one that holds any of them is never strong.
 */
export function strengthOf(password: string, own: OwnWords = {}): Strength {
  const { length } = password;
  if (length < sessionLimits.passwordMin) return 'too short';
  if (length > sessionLimits.passwordMax) return 'too long';
  const bits = surprises(password) * Math.log2(alphabetOf(password));
  const found = words.find(([from]) => bits >= from)![1];
  const { email = '', names = [] } = own;
  const known = names.flatMap(wordsOfName);
  if (isMadeOf(password, [...wordsOfEmail(email), ...known])) return 'weak';
  const isHeld = holdsOneOf(password, [...wordsOfName(email.split('@')[0]!), ...known]);
  return found === 'strong' && isHeld ? 'good' : found;
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
