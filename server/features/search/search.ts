import type { Search } from '#common/search/search.ts';
import type { Context } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { readPublic } from '#server/database/public-reads.ts';
import { commonnessOf } from './commonness.queries.ts';
import { type Match, matchesOf } from './matches.ts';
import { type Facet, pagesOf, searchEntries } from './search.queries.ts';
import { didYouMean, mayForgiveMore, queryOfWords, readTypedWords } from './words.queries.ts';

/** One page of results, why each was found, and the available filters. */
export interface SearchAnswer {
  readonly results: readonly {
    readonly id: string;
    readonly kind: 'recruiter' | 'agency';
    readonly matches: readonly Match[];
  }[];
  readonly total: number;
  readonly isBounded: boolean;
  readonly page: number;
  readonly pages: number;
  readonly facets: readonly Facet[];
  readonly didYouMean: string | undefined;
}

/**
 * Searches for a viewer: favourites are theirs, and nobody's without the permission. Words that occur anywhere are
 * taken literally, the others with typos; when nothing contains them all, typos are allowed in all of them.
 */
export const searchProfiles = (context: Context, search: Search): Promise<SearchAnswer> =>
  readPublic(context, (database) => searchIn(database, context, search));

async function searchIn(database: Database, { viewer }: Context, search: Search): Promise<SearchAnswer> {
  const [commonness, words] = await Promise.all([
    commonnessOf(database),
    search.words ? readTypedWords(database, search.words.replace(/\bgreat britain\b/i, 'Britain')) : [],
  ]);
  const userId = viewer.permissions.has('recruiter_favourite') ? viewer.userId : null;
  const find = (isForgiving: boolean) =>
    searchEntries(database, {
      search,
      words: words.length > 0 ? queryOfWords(words, commonness, { isForgiving }) : null,
      userId,
      commonness,
    });
  const first = search.words && words.length === 0 ? nothing : await find(false);
  const found = first.total === 0 && mayForgiveMore(words) ? await find(true) : first;
  return {
    results: found.entries.map(({ id, kind, hits }) => ({ id, kind, matches: matchesOf(hits, words) })),
    total: found.total,
    isBounded: found.isBounded,
    page: search.page ?? 1,
    pages: pagesOf(found),
    facets: found.facets,
    didYouMean: didYouMean(words),
  };
}

/** The result for symbols without a letter. */
const nothing = { entries: [], total: 0, isBounded: false, facets: [] };
