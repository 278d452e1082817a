import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * The uuid that a text of an address is. An address may contain anything, and what is no key matches no row. Compared as
 * text first, because a uuid parameter must be a valid one.
 */
export const uuidOf = (text: Expression<string>): RawBuilder<string> =>
  sql<string>`case when ${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::text::uuid end`;
