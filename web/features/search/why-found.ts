interface Match {
  readonly in: string;
  readonly word: string;
  readonly typed: string;
  readonly isExact: boolean;
}

/**
 * Why a result matches, in at most three reasons: 'name like “Joana”', 'speciality “Construction”'. Leaves out what
 * was found as typed in the names, which the result shows anyway.
 * @param names as they are written, to restore accents and capitals in matched words
 */
export function whyFound(matches: readonly Match[], names: readonly string[]): readonly string[] {
  const written = new Map(names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)).map((word) => [folded(word), word]));
  const places = [...new Set(matches.map((match) => match.in))];
  const reasons = places.flatMap((place) => {
    const ofPlace = matches.filter((match) => match.in === place);
    const isAsTyped = ofPlace.every(({ isExact }) => isExact);
    if (isAsTyped && (place === 'name' || place === 'agency')) return [];
    const words = [...new Set(ofPlace.map((match) => written.get(match.word) ?? shown(match)))];
    return [`${nouns[place] ?? place}${isAsTyped ? '' : ' like'} “${words.join(' ')}”`];
  });
  return reasons.slice(0, 3);
}

const nouns: Readonly<Record<string, string>> = { text: 'profile text' };

/** Stems and the internal words for states are not readable: show what was typed instead. */
const shown = ({ in: place, word, typed, isExact }: Match) =>
  place === 'text' || isExact ? typed : `${word[0]?.toLocaleUpperCase('en-US')}${word.slice(1)}`;

/** Normalises a word like the database does. */
const folded = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
