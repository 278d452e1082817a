import { specialities } from '#common/specialities.ts';
import type { TypedWord } from './words.queries.ts';

/** Where a word of a search occurs in a result. */
export type MatchPlace = 'name' | 'agency' | 'place' | 'speciality' | 'text';

/** Why something was found: one of its words, and the typed word. */
export interface Match {
  readonly in: MatchPlace;
  /** Folded, as it occurs; its stem, in a text. */
  readonly word: string;
  readonly typed: string;
  /** Whether the two are the same word. */
  readonly isExact: boolean;
}

/** A word of a document with its weights, such as `['zinnia', 'A']`. */
export type Hit = readonly [word: string, weights: string];

const wordsOfSpecialities = new Set(specialities.flatMap(({ id }) => id.split('-')));

/**
 * Why something was found, once for each typed word: the weightiest place, and the word itself before a similar one.
 */
export function matchesOf(hits: readonly Hit[], words: readonly TypedWord[]): readonly Match[] {
  return words.flatMap((word) => {
    const matches = hits.flatMap(([found, weights]) => matchOf(word, found, weights));
    const [best] = matches.sort((a, b) => Number(b.isExact) - Number(a.isExact) || order(a) - order(b));
    return best ? [best] : [];
  });
}

function matchOf({ typed, stem, alike }: TypedWord, word: string, weights: string): Match[] {
  const inText = weights.includes('D') && word === stem;
  const state = /^place\d{4}$/.test(word) && /^\d{4}$/.test(typed);
  const inName = /[ABC]/.test(weights) && (word === typed || word.startsWith(typed) || alike.includes(word) || state);
  return [
    ...(inName ? [{ in: placeOf(word, weights), word, typed, isExact: word === typed || state }] : []),
    ...(inText ? [{ in: 'text' as const, word, typed, isExact: true }] : []),
  ];
}

function placeOf(word: string, weights: string): MatchPlace {
  if (weights.includes('A')) return 'name';
  if (weights.includes('B')) return 'agency';
  return wordsOfSpecialities.has(word) ? 'speciality' : 'place';
}

const places: readonly MatchPlace[] = ['name', 'agency', 'place', 'speciality', 'text'];
const order = (match: Match) => places.indexOf(match.in);
