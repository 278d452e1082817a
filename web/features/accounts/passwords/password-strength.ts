import { holdsOneOf, isMadeOf, wordsOfEmail, wordsOfName } from '#common/accounts/password-words.ts';
import { sessionLimits } from '#common/limits.ts';

/** A password's strength, in the form's wording. */
export type Strength = 'too short' | 'too long' | 'weak' | 'fair' | 'good' | 'strong';

/** What others know about a person: their address, name and company. */
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
 * An estimate in the browser while typing; only the server knows common passwords. A password made of the person's own
 * words is weak, and one that contains any of them is never strong.
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

/** The number of letters that do not just repeat or continue the previous one: 'aaaa' and '1234' have one each. */
function surprises(password: string): number {
  const letters = [...password.toLowerCase()].map((letter) => letter.codePointAt(0)!);
  const fresh = letters.filter((letter, at) => at === 0 || Math.abs(letter - letters[at - 1]!) > 1);
  return Math.min(fresh.length, new Set(letters).size * 2);
}

/** The size of the alphabet that an attacker would have to try. */
function alphabetOf(password: string): number {
  const kinds: readonly [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 30],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}
