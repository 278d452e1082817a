import { type Expression, sql } from 'kysely';

/**
 * Whether a text holds what was typed, or a name that shares most of its trigrams with it; marks and case do not count.
 * `text` is what the table's trigram index is on, before `folded`.
 */
export const matchesWords = (text: Expression<unknown>, words: Expression<string>): Expression<boolean> =>
  sql<boolean>`(folded(${text}) like '%' || regexp_replace(folded(${words}), '([\\\\%_])', '\\\\\\1', 'g') || '%' or folded(${text}) %> folded(${words}))`;
