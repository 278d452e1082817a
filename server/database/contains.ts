import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * Whether a folded text contains these words literally, regardless of their case and accents. A trigram index makes it
 * fast.
 */
export const contains = (folded: Expression<unknown>, words: Expression<unknown>): Expression<SqlBool> =>
  sql<SqlBool>`${folded} like '%' || regexp_replace(folded(${words}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
