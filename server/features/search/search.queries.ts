import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** What the public search asks. Page 1 is the first. */
export interface Search {
  words: string;
  speciality: string | null;
  page: number;
}

/** Results of one page, most relevant first, and how many there are up to the bound of counting. */
export interface Found {
  ids: string[];
  total: number;
  /** Whether there are more than were counted. */
  isBounded: boolean;
}

/** Results on a page. */
export const searchPageSize = 20;

/**
 * Finds recruiters by words of their name, agency, place, field and text, and by names that are nearly so.
 * Without words: everybody, by the rank that orders the boards. One statement; what is not asked is not in it.
 * @param countedAtMost nobody turns to page 50, and counting all of a million costs more than finding twenty
 */
export async function searchRecruiters(
  { kysely }: Database,
  { words, speciality, page }: Search,
  { countedAtMost = 1000 } = {},
): Promise<Found> {
  const query = asText(words).normalize('NFC').trim().slice(0, 200);
  const inField = speciality ? sql`and r.specialities @> array[${asText(speciality)}]` : sql``;
  const matching = query
    ? sql`select r.id, r.score_rank, ${relevance(query)} as relevance from recruiters r where ${matches(query)} ${inField}`
    : sql`select r.id, r.score_rank, 0::real as relevance from recruiters r where true ${inField}`;
  // One row, so that a page past the last one is told the total too; one more than is counted, to know of more.
  const { rows } = await sql<{ ids: string[]; found: number }>`/* searchRecruiters */
    with found as materialized (${matching} order by relevance desc, score_rank desc, id limit ${countedAtMost + 1})
    select (select count(*)::int from found) as found, array(
      select id from found
      order by relevance desc, score_rank desc, id
      limit ${searchPageSize} offset ${(page - 1) * searchPageSize}) as ids`.execute(kysely);
  const { ids, found } = rows[0]!;
  return { ids, total: Math.min(found, countedAtMost), isBounded: found > countedAtMost };
}

/** Postgres refuses a null character in any text. */
const asText = (given: string) => given.replaceAll('\0', ' ');

/** Words as they stand, or a name that shares most of its trigrams with what was typed. */
const matches = (query: string) => sql<boolean>`(
  r.search_document @@ websearch_to_tsquery('simple', folded(${query}))
  or r.search_document @@ websearch_to_tsquery('english', folded(${query}))
  or r.search_name %> folded(${query}))`;

const relevance = (query: string) => sql`(
  ts_rank(r.search_document, websearch_to_tsquery('simple', folded(${query})))
  + word_similarity(folded(${query}), r.search_name))::real`;
