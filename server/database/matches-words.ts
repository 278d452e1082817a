import { type Expression, sql } from 'kysely';
import { contains } from './contains.ts';

/**
 * Whether a text holds what was typed, or a name that shares most of its trigrams with it; marks and case do not count.
 * `text` is what the table's trigram index is on, before `folded`.
 */
export const matchesWords = (text: Expression<unknown>, words: Expression<string>): Expression<boolean> =>
  sql<boolean>`(${contains(sql`folded(${text})`, words)} or folded(${text}) %> folded(${words}))`;
