import { type RawBuilder, sql } from 'kysely';
import { type Search, searchLimits, searchPages, searchRoleTypes, stateSearched } from '#common/search/search.ts';
import type { Database } from '#server/database/database.ts';
import { type Commonness, isRare } from './commonness.queries.ts';
import { bitsOf, countBits, type FacetName, type FacetValue, facetNames } from './facets.ts';
import type { Hit } from './matches.ts';
import type { WordsQuery } from './words.queries.ts';

/** The number of results with one value of a filter, and whether there are more than were counted. */
export interface Facet extends FacetValue {
  readonly count: number;
  readonly isBounded: boolean;
}

/** One page of results in order; their number, up to the counting limit; and counts by filter. */
export interface Found {
  readonly entries: readonly {
    readonly id: string;
    readonly kind: 'recruiter' | 'agency';
    readonly hits: readonly Hit[];
  }[];
  readonly total: number;
  /** There are more than were counted. */
  readonly isBounded: boolean;
  readonly facets: readonly Facet[];
}

/** The request: words in Postgres's form, null without any; `userId` is whose favourites are meant. */
export interface SearchRequest {
  readonly search: Search;
  readonly words: WordsQuery | null;
  readonly userId: string | null;
  readonly commonness: Commonness;
}

interface Row {
  shown: { id: string; kind: 'recruiter' | 'agency'; hits: Hit[] | null }[];
  /** The bits of the first results, and of those found without each active filter. */
  bits: Partial<Record<'found' | FacetName, string[] | null>>;
  kept: [facet: string, count: number][] | null;
}

/**
 * Finds recruiters and agencies in one statement, whose cost hardly depends on their number: matches are read in order,
 * up to the counting limit. Without words, and with at most one value for each filter, counts are the kept ones and
 * complete; otherwise each filter is counted among the first results of the others.
 */
export async function searchEntries(
  { kysely }: Database,
  request: SearchRequest,
  { countedAtMost = searchLimits.counted as number } = {},
): Promise<Found> {
  const { search, words, userId } = request;
  const from = ((search.page ?? 1) - 1) * searchLimits.pageSize;
  const isKept = !words && isCounted(search) && !(search.favourites === 'only' && userId);
  const active = facetNames.filter((name) => filtersOf(search)[name].length > 0);
  const counted = isKept ? from + searchLimits.pageSize : countedAtMost + 1;
  const { rows: answers } = await sql<Row>`/* searchEntries */
    with found as materialized (${rows(request, counted)}),
    shown as (
      select id, kind, document, row_number() over (order by ${orderOfShown(request)}) as place from found
      order by place limit ${searchLimits.pageSize} offset ${from}
    )
    select
      (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'hits', ${hitsOf(words)}) order by place), '[]') from shown) as shown,
      ${isKept ? sql`'{}'::json` : bitsAmong(request, active, counted)} as bits,
      ${isKept ? sql`(select json_agg(json_build_array(facet, count)) from (${keptCounts(search)}) c (facet, count))` : sql`null::json`} as kept
    `.execute(kysely);
  const { shown, bits, kept } = answers[0]!;
  const found = isKept ? keptTotal(kept ?? []) : (bits.found ?? []).length;
  return {
    entries: shown.map(({ id, kind, hits }) => ({ id, kind, hits: hits ?? [] })),
    total: isKept ? found : Math.min(found, countedAtMost),
    isBounded: !isKept && found > countedAtMost,
    facets: isKept ? keptFacets(kept ?? []) : countsAmong(bits, active, countedAtMost),
  };
}

/** Pages that can be opened. */
export const pagesOf = ({ total }: Pick<Found, 'total'>): number =>
  Math.min(Math.ceil(total / searchLimits.pageSize), searchPages);

/** A search as facets: several values of one filter mean any of them. */
function filtersOf(search: Search): Readonly<Record<FacetName, readonly string[]>> {
  const state = stateSearched(search);
  const place = state ? `AU-${state.postcode}` : search.country;
  return {
    kind: search.type ? [`kind:${search.type}`] : [],
    claim: search.claim ? [`claim:${search.claim}`] : [],
    place: place ? [`place:${place}`] : [],
    speciality: search.speciality.map((id) => `speciality:${id}`),
    role: searchRoleTypes.filter(({ name }) => search.roleType.includes(name)).map(({ value }) => `role:${value}`),
  };
}

/** Whether the kept counts apply: they count each value of a filter, not two together. */
const isCounted = (search: Search) => search.speciality.length < 2 && search.roleType.length < 2;

/** The first matches, one more than is counted, in index order. Favourites first when requested. */
function rows(request: SearchRequest, limit: number, without?: FacetName): RawBuilder<unknown> {
  const { search, words, userId, commonness } = request;
  const filters = Object.entries(filtersOf(search)).flatMap(([name, values]) => (name === without ? [] : [values]));
  const areRare = words
    ? isRare(words.share, commonness.entries, limit)
    : isRare(shareOf(filters, commonness), commonness.entries, limit, lookWithoutWords);
  const conditions = [
    ...(words ? [sql`document @@ ${words.all}::tsquery`] : []),
    ...(words || areRare ? facetConditions(filters) : bitConditions(filters)),
  ];
  const order =
    search.sort === 'reviews' ? sql`review_count desc, score_rank desc, id desc` : sql`score_rank desc, id desc`;
  // Texts are wide, and without words nobody reads them.
  const document = words ? sql`document` : sql`null::tsvector as document`;
  const first = (isFavourite: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`(
    select id, kind, score_rank, review_count, facet_bits, ${document}, ${isFavourite} as is_favourite
    from ${matching(sql.join([which, ...conditions], sql` and `), areRare)} order by ${order} limit ${limit})`;
  if (!userId || !search.favourites) return first(sql`false`, sql`true`);
  const theirs = sql`id in (select subject_id from favourites where user_id = ${userId})`;
  if (search.favourites === 'only') return first(sql`true`, theirs);
  return sql`${first(sql`true`, theirs)} union all ${first(sql`false`, sql`not ${theirs}`)}`;
}

/** The cost of an entry in the ordering index, relative to one found by the other index and read from the table. */
const lookWithoutWords = 1 / 25;

/**
 * Matching entries, of which the first in some order are wanted. Postgres underestimates reading in order, as if
 * everything read were cached: for rare values, `offset 0` makes it find all matches first.
 */
export const matching = (conditions: RawBuilder<unknown>, areRare: boolean) =>
  areRare
    ? sql`(select * from search_entries where ${conditions} offset 0) e`
    : sql`search_entries where ${conditions}`;

type Filters = readonly (readonly string[])[];

/** The share of entries that pass all filters, as if the filters were independent. */
const shareOf = (filters: Filters, { facets }: Commonness) =>
  filters
    .filter(({ length }) => length > 0)
    .map((values) =>
      Math.min(
        1,
        values.reduce((sum, value) => sum + (facets.get(value) ?? 0), 0),
      ),
    )
    .reduce((product, share) => product * share, 1);

/** Filters for the inverted index. */
function facetConditions(filters: Filters): RawBuilder<unknown>[] {
  const { single, several } = apart(filters);
  return [
    ...(single.length > 0 ? [sql`facets @> ${single}::text[]`] : []),
    ...several.map((values) => sql`facets && ${values}::text[]`),
  ];
}

/**
 * The same filters for the ordering indexes, so no row is read. Masked bits are never more than all of them; Postgres
 * estimates `>=` at a third of all entries, and `=` at a two-hundredth.
 */
function bitConditions(filters: Filters): RawBuilder<unknown>[] {
  const { single, several } = apart(filters);
  const bits = (values: readonly string[]) => sql`${String(bitsOf(values))}::bigint`;
  return [
    ...(single.length > 0 ? [sql`facet_bits & ${bits(single)} >= ${bits(single)}`] : []),
    ...several.map((values) => sql`facet_bits & ${bits(values)} <> 0`),
  ];
}

/** Those that must all be there, and those of which any must. */
const apart = (filters: Filters) => ({
  single: filters.filter(({ length }) => length === 1).flat(),
  several: filters.filter(({ length }) => length > 1),
});

/** Exact words before similar ones, names before places, places before texts. */
function orderOfShown({ search, words }: SearchRequest): RawBuilder<unknown> {
  const rank = sql`score_rank desc, id desc`;
  if (search.sort === 'reviews') return sql`is_favourite desc, review_count desc, ${rank}`;
  if (!words || search.sort === 'score') return sql`is_favourite desc, ${rank}`;
  return sql`is_favourite desc, (
    2 * ts_rank('{0.1, 0.3, 0.4, 1}', document, ${words.asTyped}::tsquery)
    + ts_rank('{0.1, 0.3, 0.4, 1}', document, ${words.all}::tsquery)) desc, ${rank}`;
}

/** Which of the words a document contains, and where. */
const hitsOf = (words: WordsQuery | null) =>
  words
    ? sql`(select json_agg(json_build_array(lexeme, array_to_string(weights, ''))) from unnest(document)
        where lexeme = any(${words.lexemes}::text[]) or lexeme ^@ any(${words.beginnings}::text[]))`
    : sql`null::json`;

/** The bits of the results, and of the first results that the other filters leave for each active filter. */
function bitsAmong(request: SearchRequest, active: readonly FacetName[], counted: number): RawBuilder<unknown> {
  const others = active.map(
    (name) =>
      sql`, ${sql.lit(name)}, (select json_agg(facet_bits::text) from (${rows(request, counted, name)}) others)`,
  );
  return sql`json_build_object('found', (select json_agg(facet_bits::text) from found) ${sql.join(others, sql``)})`;
}

/** Counts the values of each filter among what the others leave. */
const countsAmong = (bits: Row['bits'], active: readonly FacetName[], countedAtMost: number): Facet[] =>
  facetNames.flatMap((name) => {
    const among = bits[active.includes(name) ? name : 'found'] ?? [];
    return countBits(name, among).map((one) => ({ ...one, isBounded: among.length > countedAtMost }));
  });

/** The same from kept counts: sums of a few rows, however many results there are. */
function keptCounts(search: Search): RawBuilder<unknown> {
  const filters = filtersOf(search);
  const chosenOf = (name: FacetName) => filters[name][0]?.slice(name.length + 1) ?? '';
  const parts = [...facetNames, 'all' as const].map((name) => {
    const conditions = facetNames
      .filter((other) => other !== name)
      .flatMap((other) => {
        const value = chosenOf(other);
        const isRolledUp = other !== 'kind' && other !== 'claim';
        return value || isRolledUp ? [sql`${sql.ref(other)} = ${value}`] : [];
      });
    const facet = name === 'all' ? sql`'all:'` : sql`${sql.lit(`${name}:`)} || ${sql.ref(name)}`;
    const isOne = name === 'all' ? sql`true` : sql`${sql.ref(name)} <> ''`;
    return sql`select ${facet}, sum(count) from search_counts
      where ${sql.join([isOne, ...conditions], sql` and `)} group by 1 having sum(count) > 0`;
  });
  return sql.join(parts, sql` union all `);
}

const keptTotal = (kept: readonly (readonly [string, number])[]) =>
  Number(kept.find(([facet]) => facet === 'all:')?.[1] ?? 0);

const keptFacets = (kept: readonly (readonly [string, number])[]): Facet[] =>
  kept.flatMap(([facet, count]) => {
    const at = facet.indexOf(':');
    const name = facetNames.find((one) => one === facet.slice(0, at));
    return name ? [{ name, value: facet.slice(at + 1), count: Number(count), isBounded: false }] : [];
  });
