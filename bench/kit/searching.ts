import { readSearch } from '#common/search/search.ts';
import { type Context, nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { searchProfiles } from '#server/features/search/search.ts';
import { suggest } from '#server/features/search/suggestions.queries.ts';
import { stranger } from '#server/session/viewer.ts';
import type { Wanted } from './searches.ts';

/** A finished search: its kind, milliseconds, and the number of profiles found. */
export interface Searched {
  readonly name: string;
  readonly took: number;
  readonly found: number;
}

/** Everything is measured for a stranger. */
const strangerAt = (database: Database): Context => ({
  database,
  viewer: stranger,
  nature,
  requestId: 'bench',
});

/** All of them, repeatedly for this many seconds, and at least once. */
export async function searchFor(
  time: number,
  database: Database,
  searches: readonly Wanted[],
): Promise<readonly Searched[]> {
  const searched: Searched[] = [];
  for (const end = performance.now() + time * 1000; performance.now() < end; )
    searched.push(...(await searchOnce(database, searches)));
  return searched;
}

/** Each of them once. Throws when one counts profiles but lists none. */
export async function searchOnce(database: Database, searches: readonly Wanted[]): Promise<readonly Searched[]> {
  const searched: Searched[] = [];
  for (const { name, said } of searches) {
    const begun = performance.now();
    const { total, results } = await searchProfiles(strangerAt(database), readSearch(said));
    searched.push({ name, took: performance.now() - begun, found: total });
    if (total > 0 && results.length === 0 && !said['page']) throw new Error(`${name}: counted, and not listed`);
  }
  return searched;
}

/** Milliseconds of suggestions for the first two to four letters of these words. */
export async function timesOfTyping(database: Database, words: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const [at, word] of words.entries()) {
    const begun = performance.now();
    await suggest(database, word.slice(0, 2 + (at % 3)));
    times.push(performance.now() - begun);
  }
  return times;
}
