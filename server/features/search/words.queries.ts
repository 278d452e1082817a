import { sql } from 'kysely';
import { countryOf, stateOf } from '#common/countries.ts';
import type { Database } from '#server/database/database.ts';
import type { Commonness } from './commonness.queries.ts';

/** A typed word, with its alternatives. All words are folded, as in documents. */
export interface TypedWord {
  readonly typed: string;
  /** Its English stem; null for a stop word such as 'the'. */
  readonly stem: string | null;
  /** Whether it, or its stem, occurs anywhere. */
  readonly isKnown: boolean;
  /** Words in names, places and specialities that it may be a typo of, the most similar first. */
  readonly alike: readonly string[];
}

/** The trigram similarity from which a word may be a typo of another, and how many are considered. */
const alike = { from: 0.33, atMost: 4 } as const;
/** More words than this make nothing clearer. */
const wordsAtMost = 12;
/** Letters from which a word may be the prefix of another. */
const beginsFrom = 3;

/**
 * Splits a text into words, and finds for each what it may be a typo of: words that share most trigrams, or differ by
 * two swapped letters. One statement. Stop words are ignored unless there are no others.
 */
export async function readTypedWords({ kysely }: Database, text: string): Promise<readonly TypedWord[]> {
  const { rows } = await sql<TypedWord & { isName: boolean }>`/* readTypedWords */
    select typed, stem, is_name as "isName",
      is_name or exists (select from search_words k where k.word = w.stem and not k.is_name) as "isKnown",
      array(
        select k.word from search_words k
        where k.is_name and k.word <> typed
          and (k.word % typed or k.word = any(swapped)) and (k.word = any(swapped) or similarity(k.word, typed) >= ${sql.lit(alike.from)})
        order by k.word = any(swapped) desc, similarity(k.word, typed) desc, k.word limit ${sql.lit(alike.atMost)}
      ) as alike
    from (
      select lexeme as typed, positions[1] as place, (ts_lexize('english_stem', lexeme))[1] as stem,
        exists (select from search_words k where k.word = lexeme and k.is_name) as is_name,
        array(
          select left(lexeme, i - 1) || substr(lexeme, i + 1, 1) || substr(lexeme, i, 1) || substr(lexeme, i + 2)
          from generate_series(1, least(length(lexeme), 24) - 1) i
        ) as swapped
      from unnest(to_tsvector('simple', search_text(${text})))
    ) w
    order by place limit ${sql.lit(wordsAtMost)}`.execute(kysely);
  const telling = rows.filter(({ stem, isName }) => stem !== null || isName);
  return telling.length > 0 ? telling : rows;
}

/** The query: all words with their alternatives, and any word as typed, to order results by. */
export interface WordsQuery {
  readonly all: string;
  readonly asTyped: string;
  /** The words above, to say which of them a result contains: exact ones, and prefixes. */
  readonly lexemes: readonly string[];
  readonly beginnings: readonly string[];
  /** The largest possible share of entries with all words, 0 to 1. */
  readonly share: number;
}

/**
 * Turns words into a Postgres query. A word that occurs nowhere also counts as a prefix, and matches what it may be
 * a typo of; a postcode also means its state, and England the United Kingdom.
 * @param isForgiving whether words that occur somewhere may be typos too
 * @param among what to search. Names, places and specialities (weights A to C) contain words as they are, texts (D)
 * their stems; names alone are searched without weights, which their index could not answer by itself
 */
export function queryOfWords(
  words: readonly TypedWord[],
  commonness: Commonness,
  { isForgiving = false, among = 'documents' as 'documents' | 'names' } = {},
): WordsQuery {
  const weights = among === 'names' ? '' : 'ABC';
  const asItStands = ({ typed, stem }: TypedWord) =>
    [`${quoted(typed)}:${weights}`, ...(stem && among === 'documents' ? [`${quoted(stem)}:D`] : [])].join(' | ');
  const forgiven = (word: TypedWord) => isForgiving || !word.isKnown;
  const isBeginning = (word: TypedWord) => forgiven(word) && word.typed.length >= beginsFrom;
  // The other meanings of a place are common.
  const shareOf = (word: TypedWord) => (isPlace(word) ? 1 : shareAmong(commonness[among], word, forgiven(word)));
  const othersOf = (word: TypedWord) => [...(forgiven(word) && !isPlace(word) ? word.alike : []), ...placesOf(word)];
  return {
    all: words
      .map((word) => {
        const beginning = isBeginning(word) ? [`${quoted(word.typed)}:*${weights}`] : [];
        return `(${[asItStands(word), ...beginning, ...othersOf(word).map((other) => `${quoted(other)}:${weights}`)].join(' | ')})`;
      })
      .join(' & '),
    asTyped: words.map(asItStands).join(' | '),
    lexemes: words.flatMap((word) => [word.typed, ...(word.stem ? [word.stem] : []), ...othersOf(word)]),
    beginnings: words.filter(isBeginning).map(({ typed }) => typed),
    share: Math.min(1, ...words.map(shareOf)),
  };
}

/** The share of entries with the word or its stem or, with typos allowed, its completions and corrections. */
function shareAmong(
  shares: Commonness['names'],
  { typed, stem, alike: others }: TypedWord,
  isForgiven: boolean,
): number {
  let sum = 0;
  for (const [word, share] of shares) {
    const isAlike = others.includes(word) || (typed.length >= beginsFrom && word.startsWith(typed));
    if (word === typed || word === stem || (isForgiven && isAlike)) sum += share;
  }
  return sum;
}

/** Whether allowing typos in words that occur somewhere would change the query. */
export const mayForgiveMore = (words: readonly TypedWord[]): boolean =>
  words.some(({ isKnown, alike: others }) => isKnown && others.length > 0);

/** A suggested correction; undefined when nothing was misspelt. A prefix of a word is not a typo. */
export function didYouMean(words: readonly TypedWord[]): string | undefined {
  const meant = words.map(({ typed, isKnown, alike: [nearest] }) =>
    !isKnown && nearest && !nearest.startsWith(typed) && !isPlace({ typed }) ? nearest : typed,
  );
  return meant.some((word, index) => word !== words[index]!.typed) ? meant.join(' ') : undefined;
}

/** The word in the document of everybody in a state; see `search_place_names` in the database. */
export const stateWord = (postcode: string): string => `place${postcode}`;

/** A postcode means its state, and a part of the United Kingdom the whole, which has no other word in documents. */
function placesOf({ typed }: Pick<TypedWord, 'typed'>): string[] {
  const state = stateOf(typed);
  if (state) return [stateWord(state.postcode)];
  return typed === 'britain' || countryOf(typed)?.code === 'GB' ? ['uk'] : [];
}

const isPlace = (word: Pick<TypedWord, 'typed'>) => placesOf(word).length > 0;

const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
