import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** The share of all entries that contain a value, 0 to 1, by value. Rare values are missing. */
type Shares = ReadonlyMap<string, number>;

/** How common words and facets are among entries, from Postgres's planner statistics. */
export interface Commonness {
  /** The number of entries. */
  readonly entries: number;
  /** Words of whole documents. */
  readonly documents: Shares;
  /** Words of people's and agencies' names. */
  readonly names: Shares;
  readonly facets: Shares;
}

/** The table or index of the statistics; an index's are gathered with its table's. */
const columns = {
  documents: 'search_entries.document',
  names: 'search_entries_names_idx.ts_filter',
  facets: 'search_entries.facets',
};

/** Reads them. One statement. */
export async function readCommonness({ kysely }: Database): Promise<Commonness> {
  const { rows } = await sql<{
    entries: number;
    shares: [column: string, what: string, share: number][];
  }>`/* readCommonness */
    select (select greatest(reltuples, 0)::float8 from pg_class where oid = 'search_entries'::regclass) as entries,
      coalesce(json_agg(json_build_array(tablename || '.' || attname, what, share)), '[]') as shares
    from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) common (what, share)
    where schemaname = current_schema and tablename || '.' || attname = any(${Object.values(columns)}::text[])
      and what is not null`.execute(kysely);
  const { entries, shares } = rows[0]!;
  const sharesOf = (column: string): Shares =>
    new Map(shares.flatMap(([of, what, share]) => (of === column ? [[what, share]] : [])));
  return {
    entries,
    documents: sharesOf(columns.documents),
    names: sharesOf(columns.names),
    facets: sharesOf(columns.facets),
  };
}

interface Known {
  readonly since: number;
  readonly commonness: Promise<Commonness>;
}

const known = new WeakMap<Database, Known>();
/** Postgres itself does not gather them more often. */
const keptForMs = 60_000;

/**
 * The same, read at most once a minute by each process: they only choose a strategy, so the last ones will do when new
 * ones cannot be read. Rejects when there are none at all.
 */
export function commonnessOf(database: Database): Promise<Commonness> {
  const now = performance.now();
  const last = known.get(database);
  if (last && now - last.since < keptForMs) return last.commonness;
  const read = readCommonness(database);
  const commonness = last ? read.catch(() => last.commonness) : read;
  known.set(database, { since: now, commonness });
  commonness.catch(() => known.delete(database));
  return commonness;
}

/**
 * Whether reading all entries with a value is cheaper than reading entries in order until `wanted` match: of n entries,
 * s·n match, and in order about `wanted`/s are read. A value that all entries may have never is.
 * @param look the cost of reading one entry in order, relative to reading a matching one
 */
export const isRare = (share: number, entries: number, wanted: number, look = 1): boolean =>
  share < 1 && share * entries < (look * wanted) / share;
