import { type Expression, type SqlBool, sql } from 'kysely';

/** Whether a text that is folded already holds these words as they stand, whatever their case and accents. Served by an index of trigrams. */
export const contains = (folded: Expression<unknown>, words: Expression<unknown>): Expression<SqlBool> =>
  sql<SqlBool>`${folded} like '%' || regexp_replace(folded(${words}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
