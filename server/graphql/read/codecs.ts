import { type Expression, sql } from 'kysely';

type Value = Expression<unknown>;
/** Makes Postgres' JSON of a value equal to what GraphQL would return. */
export type Codec = (value: Value) => Value;

const same: Codec = (value) => value;

/**
 * One codec per scalar, for all types its columns may have. bigint and numeric travel as text, under String or ID,
 * because JavaScript numbers cannot hold them. DateTime is ISO 8601 in UTC with milliseconds, Date the plain day.
 */
export const codecs: Readonly<Record<string, Codec>> = {
  ID: (value) => sql`${value}::text`,
  String: (value) => sql`${value}::text`,
  Int: same,
  Float: (value) => sql`${value}::float8`,
  Boolean: same,
  DateTime: (value) => sql`to_char(${value} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  Date: (value) => sql`${value}::date::text`,
};

/** A list of such values, in order; null stays null. */
export const listOf =
  (codec: Codec): Codec =>
  (value) =>
    codec === same
      ? sql`to_json(${value})`
      : sql`case when ${value} is not null then (select coalesce(json_agg(${codec(sql`e.v`)} order by e.n), '[]') from unnest(${value}) with ordinality e(v, n)) end`;

/** Enum values whose names differ between API and table. */
export const enumCodec =
  (names: ReadonlyMap<string, string>): Codec =>
  (value) =>
    sql`case ${value}::text ${sql.join(
      [...names].map(([kept, name]) => sql`when ${sql.lit(kept)} then ${sql.lit(name)}`),
      sql` `,
    )} end`;
