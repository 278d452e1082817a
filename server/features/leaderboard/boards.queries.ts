import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Database } from '#server/database/database.ts';
import { bitsOf } from '#server/features/search/facets.ts';
import type { WantedBoard } from './board.ts';

/** A recruiter's row on a board, as read. */
export interface StandingRow {
  readonly recruiter_id: string;
  readonly agency_id: string;
  readonly audience: string;
  readonly period: string;
  readonly score: number;
  readonly score_half: number;
  readonly score_rank: number;
  readonly score_weight: number;
  readonly score_stars: number;
  readonly review_count: number;
  readonly rating_sum: number;
  readonly recent_count: number;
  readonly proven_count: number;
  readonly eligible_count: number;
  readonly invited_count: number;
  readonly is_ranked: boolean;
  readonly as_of: string;
  /** Null below the limits, and outside the board's market. */
  readonly position: number | null;
  /** What the next page begins after. */
  readonly cursor: string;
}

/** Whose standings a board shows: those of an agency, or all. */
interface Scope extends WantedBoard {
  readonly agencyId: string | null;
}

/** One page of a board in order; `after` is the cursor of an earlier row. */
export async function boardPage(
  database: Database,
  scope: Scope,
  { after, limit }: { after: string | null; limit: number },
): Promise<readonly StandingRow[]> {
  const order = scope.isRanked ? ranked : below;
  const place = after ? order.placeOf(after) : null;
  const from = place ? sql`and ${order.key('s')} < ${place}` : sql``;
  // The rows before the page: all that are not beyond the cursor.
  const before = place
    ? sql`(select count(*)::int from standings s where ${shownOn(scope)} and ${order.key('s')} >= ${place})`
    : sql`0`;
  // The limit is written out: with a parameter, Postgres plans the statement anew each time.
  const rows = await prepared<StandingRow>(
    database,
    sql`/* boardPage */
    select ${columns}, ${order.cursor} as cursor, ${scope.isRanked ? before : sql`null::int`} as position
    from standings s where ${shownOn(scope)} ${from} order by ${order.by('s')} limit ${sql.lit(limit)}`,
  );
  return scope.isRanked ? rows.map((row, at) => ({ ...row, position: row.position! + at + 1 })) : rows;
}

/** One recruiter's row on a board, with its position there. */
export async function boardRow(
  database: Database,
  scope: Scope,
  recruiterId: string,
): Promise<StandingRow | undefined> {
  const { period, audience } = scope;
  const [row] = await prepared<StandingRow>(
    database,
    sql`/* boardRow */
    select ${columns}, '' as cursor, case when ${shownOn({ ...scope, isRanked: true })} then 1 + (
        select count(*)::int from standings o
        where ${shownOn({ ...scope, isRanked: true }, 'o')} and ${ranked.key('o')} > ${ranked.key('s')}
      ) end as position
    from standings s where s.recruiter_id = ${recruiterId} and s.period = ${period} and s.audience = ${audience}
      ${scope.agencyId ? sql`and s.agency_id = ${scope.agencyId}` : sql``}`,
  );
  return row;
}

/** Runs a statement that its connection keeps: Postgres takes longer to plan these than to run them. */
async function prepared<Row extends QueryResultRow>({ kysely, pool }: Database, statement: RawBuilder<Row>) {
  const { sql: text, parameters } = statement.compile(kysely);
  const { rows } = await pool.query<Row>({ name: hash('sha1', text, 'base64url'), text, values: [...parameters] });
  return rows;
}

const columns = sql`s.recruiter_id, s.agency_id, s.audience, s.period, s.score::float8, s.score_half::float8,
      s.score_rank::float8, s.score_weight, s.score_stars, s.review_count, s.rating_sum, s.recent_count, s.proven_count,
      s.eligible_count, s.invited_count, s.is_ranked,
      (select r.score_as_of::text from recruiters r where r.id = s.recruiter_id) as as_of`;

/** Filters by bits that an index holds, so that no row is read to be left out. */
function shownOn({ agencyId, period, audience, facets, team, isRanked }: Scope, alias = 's'): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const bits = sql`${String(bitsOf(facets))}::bigint`;
  return sql.join(
    [
      ...(agencyId ? [sql`${column('agency_id')} = ${agencyId}`] : []),
      sql`${column('audience')} = ${audience}`,
      sql`${column('period')} = ${period}`,
      isRanked ? column('is_ranked') : sql`not ${column('is_ranked')}`,
      ...(team
        ? [
            sql`${column('recruiter_id')} = any (array(select m.recruiter_id from team_members m
              where m.team_id = ${team}::uuid and m.agency_id = ${agencyId}::uuid))`,
          ]
        : []),
      ...(facets.length > 0 ? [sql`${column('facet_bits')} & ${bits} >= ${bits}`] : []),
    ],
    sql` and `,
  );
}

/** An order of rows, each column descending, and the cursors that say a place in it. */
interface BoardOrder {
  readonly by: (alias: string) => RawBuilder<unknown>;
  readonly key: (alias: string) => RawBuilder<unknown>;
  readonly cursor: RawBuilder<unknown>;
  /** Null for a cursor that is none of ours. */
  readonly placeOf: (cursor: string) => RawBuilder<unknown> | null;
}

function orderOf(keys: Readonly<Record<string, string>>): BoardOrder {
  const all = (alias: string, more = '') =>
    sql.join(Object.keys(keys).map((name) => sql`${sql.ref(`${alias}.${name}`)}${sql.raw(more)}`));
  return {
    by: (alias) => all(alias, ' desc'),
    key: (alias) => sql`(${all(alias)})`,
    cursor: sql`concat_ws('~', ${sql.join(Object.keys(keys).map((name) => sql`s.${sql.ref(name)}::text`))})`,
    placeOf: (cursor) => {
      const values = cursor.split('~');
      const types = Object.values(keys);
      if (values.length !== types.length || !values.every((value, at) => forms[types[at]!]!.test(value))) return null;
      return sql`(${sql.join(values.map((value, at) => sql`${value}::${sql.raw(types[at]!)}`))})`;
    },
  };
}

const forms: Readonly<Record<string, RegExp>> = {
  numeric: /^-?\d{1,2}(\.\d{1,4})?$/,
  integer: /^\d{1,9}$/,
  bigint: /^-?\d{1,15}$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

const ranked = orderOf({ score_rank: 'numeric', proven_count: 'integer', seniority: 'bigint', recruiter_id: 'uuid' });
const below = orderOf({ recent_count: 'integer', recruiter_id: 'uuid' });
