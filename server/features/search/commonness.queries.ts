import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** The share of all entries that hold something, 0 to 1, by what they hold; what is rare is not among them. */
type Shares = ReadonlyMap<string, number>;

/** How common words and facets are among entries, by the statistics that Postgres keeps to plan with. */
export interface Commonness {
  /** How many entries there are. */
  readonly entries: number;
  /** Words of whole documents. */
  readonly documents: Shares;
  /** Words of names of people and agencies. */
  readonly names: Shares;
  readonly facets: Shares;
}

/** Whose statistics they are; those of an index are gathered with its table's. */
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
/** Postgres itself gathers them no more often. */
const keptForMs = 60_000;

/**
 * The same, which a process reads at most once a minute: they are only taken to choose a way, never to answer, so the last will
 * do where new ones cannot be read. Rejects where there are none at all.
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
 * Whether all entries that hold something are sooner read than the first `wanted` of them in an order of all entries: of n
 * entries, s·n hold it, and in order `wanted`/s are looked at before so many were met. What all may hold never is.
 * @param look what it costs to look at one in order, by what it costs to read one of those that hold it
 */
export const isRare = (share: number, entries: number, wanted: number, look = 1): boolean =>
  share < 1 && share * entries < (look * wanted) / share;
