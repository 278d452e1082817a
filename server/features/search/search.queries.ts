import { type RawBuilder, sql } from 'kysely';
import { type Search, searchLimits, searchPages, searchRoleTypes, stateSearched } from '#common/search/search.ts';
import type { Database } from '#server/database/database.ts';
import type { Hit } from './matches.ts';
import { areRare, type WordsAsked } from './words.queries.ts';

/** What a search is narrowed by, each of which has counts that respect the others. */
export const facetNames = ['kind', 'claim', 'place', 'speciality', 'role'] as const;
export type FacetName = (typeof facetNames)[number];

/** How many there would be with one value of a filter, and whether there are more than were counted. */
export interface Facet {
  readonly name: FacetName;
  readonly value: string;
  readonly count: number;
  readonly isBounded: boolean;
}

/** One page of what was found, in order; how many there are, up to the bound of counting; and counts by filter. */
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

/** What is asked: words in the form of Postgres, null without any; `userId` is whose favourites are meant. */
export interface SearchAsked {
  readonly search: Search;
  readonly words: WordsAsked | null;
  readonly userId: string | null;
}

interface Row {
  shown: { id: string; kind: 'recruiter' | 'agency'; hits: Hit[] | null }[];
  found: number;
  facets: [facet: string, count: number, bounded: boolean][] | null;
}

/**
 * Finds recruiters and agencies in one statement, whose cost hardly depends on how many there are: what matches is read in
 * its order, as far as it is counted. Without words, and by one value of each filter at most, counts are the kept ones,
 * hence whole; else each filter is counted among the first of what the others leave.
 */
export async function searchEntries(
  { kysely }: Database,
  asked: SearchAsked,
  { countedAtMost = searchLimits.counted as number } = {},
): Promise<Found> {
  const { search, words, userId } = asked;
  const from = ((search.page ?? 1) - 1) * searchLimits.pageSize;
  const isKept = !words && isCounted(search) && !(search.favourites === 'only' && userId);
  const active = facetNames.filter((name) => filtersOf(search)[name].length > 0);
  const counted = isKept ? from + searchLimits.pageSize : countedAtMost + 1;
  const others = isKept
    ? []
    : active.map((name) => sql`, ${cte(name)} as materialized (${rows(asked, counted, name)})`);
  const counts = isKept ? keptCounts(search) : countsAmong(active, countedAtMost);
  const { rows: answers } = await sql<Row>`/* searchEntries */
    with found as materialized (${rows(asked, counted)}) ${sql.join(others, sql``)},
    shown as (
      select id, kind, document, row_number() over (order by ${orderOfShown(asked)}) as place from found
      order by place limit ${searchLimits.pageSize} offset ${from}
    )
    select
      (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'hits', ${hitsOf(words)}) order by place), '[]') from shown) as shown,
      (select count(*)::int from found) as found,
      (select json_agg(json_build_array(facet, count, is_bounded)) from (${counts}) c (facet, count, is_bounded)) as facets
    `.execute(kysely);
  const { shown, found, facets } = answers[0]!;
  const total = isKept ? keptTotal(facets ?? []) : Math.min(found, countedAtMost);
  return {
    entries: shown.map(({ id, kind, hits }) => ({ id, kind, hits: hits ?? [] })),
    total,
    isBounded: !isKept && found > countedAtMost,
    facets: (facets ?? []).flatMap(([facet, count, isBounded]) => {
      const at = facet.indexOf(':');
      const name = facetNames.find((one) => one === facet.slice(0, at));
      return name ? [{ name, value: facet.slice(at + 1), count: Number(count), isBounded }] : [];
    }),
  };
}

/** Pages that can be turned to. */
export const pagesOf = ({ total }: Pick<Found, 'total'>): number =>
  Math.min(Math.ceil(total / searchLimits.pageSize), searchPages);

const cte = (name: FacetName) => sql.ref(`without_${name}`);

/** A search as facets: several of one filter mean any of them. */
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

/** Whether the kept counts know it: they count each value of a filter, not two together. */
const isCounted = (search: Search) => search.speciality.length < 2 && search.roleType.length < 2;

/** The first of what matches, one more than is counted, in the order of an index. Favourites first where they are wanted so. */
function rows(asked: SearchAsked, limit: number, without?: FacetName): RawBuilder<unknown> {
  const { search, words, userId } = asked;
  const conditions = conditionsOf(asked, without);
  const order =
    search.sort === 'reviews' ? sql`review_count desc, score_rank desc, id desc` : sql`score_rank desc, id desc`;
  // Texts are wide: without words nobody looks into them.
  const document = words ? sql`document` : sql`null::tsvector as document`;
  const first = (isFavourite: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`(
    select id, kind, score_rank, review_count, facets, ${document}, ${isFavourite} as is_favourite
    from ${matching(sql.join([which, ...conditions], sql` and `), words, limit)} order by ${order} limit ${limit})`;
  if (!userId || !search.favourites) return first(sql`false`, sql`true`);
  const theirs = sql`id in (select subject_id from favourites where user_id = ${userId})`;
  if (search.favourites === 'only') return first(sql`true`, theirs);
  return sql`${first(sql`true`, theirs)} union all ${first(sql`false`, sql`not ${theirs}`)}`;
}

/**
 * Entries that match, of which the first `limit` in some order are wanted. Postgres takes reading them in order for cheaper
 * than it is, as if what was read were soon read again: of rare words, `offset 0` lets it first find all that match.
 */
export const matching = (conditions: RawBuilder<unknown>, words: WordsAsked | null, limit: number) =>
  words && areRare(words, limit)
    ? sql`(select * from search_entries where ${conditions} offset 0) e`
    : sql`search_entries where ${conditions}`;

function conditionsOf({ search, words }: SearchAsked, without?: FacetName): RawBuilder<unknown>[] {
  const groups = Object.entries(filtersOf(search)).flatMap(([name, values]) => (name === without ? [] : [values]));
  const single = groups.filter(({ length }) => length === 1).flat();
  const several = groups.filter(({ length }) => length > 1);
  return [
    ...(words ? [sql`document @@ ${words.all}::tsquery`] : []),
    ...(single.length > 0 ? [sql`facets @> ${single}::text[]`] : []),
    ...several.map((values) => sql`facets && ${values}::text[]`),
  ];
}

/** Words as they were typed go before those that are like them, names before places, places before texts. */
function orderOfShown({ search, words }: SearchAsked): RawBuilder<unknown> {
  const rank = sql`score_rank desc, id desc`;
  if (search.sort === 'reviews') return sql`is_favourite desc, review_count desc, ${rank}`;
  if (!words || search.sort === 'score') return sql`is_favourite desc, ${rank}`;
  return sql`is_favourite desc, (
    2 * ts_rank('{0.1, 0.3, 0.4, 1}', document, ${words.asTyped}::tsquery)
    + ts_rank('{0.1, 0.3, 0.4, 1}', document, ${words.all}::tsquery)) desc, ${rank}`;
}

/** Which of the words a document holds, and where. */
const hitsOf = (words: WordsAsked | null) =>
  words
    ? sql`(select json_agg(json_build_array(lexeme, array_to_string(weights, ''))) from unnest(document)
        where lexeme = any(${words.lexemes}::text[]) or lexeme ^@ any(${words.beginnings}::text[]))`
    : sql`null::json`;

/** Counts each filter among what the others leave. */
function countsAmong(active: readonly FacetName[], countedAtMost: number): RawBuilder<unknown> {
  const parts = facetNames.map((name) => {
    const among = active.includes(name) ? cte(name) : sql.ref('found');
    return sql`select facet, count(*), (select count(*) > ${countedAtMost} from ${among}) from ${among}, unnest(facets) facet
      where facet like ${`${name}:%`} group by facet`;
  });
  return sql.join(parts, sql` union all `);
}

/** The same from what is kept: sums of few rows, however many there are to be found. */
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
    return sql`select ${facet}, sum(count), false from search_counts
      where ${sql.join([isOne, ...conditions], sql` and `)} group by 1 having sum(count) > 0`;
  });
  return sql.join(parts, sql` union all `);
}

const keptTotal = (facets: readonly (readonly [string, number, boolean])[]) =>
  Number(facets.find(([facet]) => facet === 'all:')?.[1] ?? 0);
