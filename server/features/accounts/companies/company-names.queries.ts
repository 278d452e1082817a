import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** The most names offered, the letters required, and the letters from which a typo is forgiven. */
const offered = { names: 10, fromLetters: 2, nearlyFromLetters: 5 };

/**
 * Approved companies whose name, or a word of it, starts with the typed text or nearly so; names that start with it
 * come first. Empty before the second letter. Ids are the API's. One statement.
 */
export async function companyNames({ kysely }: Database, typed: string): Promise<{ id: string; name: string }[]> {
  if ([...typed].length < offered.fromLetters || typed.includes('\0')) return [];
  const beginning = sql`regexp_replace(folded(${typed}), '([\\\\%_])', '\\\\\\1', 'g')`;
  const { rows } = await sql<{ id: string; name: string }>`/* companyNames */
    select 'Company:' || id as id, name from companies
    where is_approved and (
      folded(name) like ${beginning} || '%' or folded(name) like '% ' || ${beginning} || '%'
      or (${[...typed].length >= offered.nearlyFromLetters} and folded(${typed}) <% folded(name)))
    order by folded(name) like ${beginning} || '%' desc, word_similarity(folded(${typed}), folded(name)) desc, name, id
    limit ${sql.lit(offered.names)}`.execute(kysely);
  return rows;
}
