import type { Database } from '../database.ts';

/** What a database has read since it was created. */
export interface Touched {
  /** 8 kB blocks of tables, indexes and TOAST, whether cached or not. */
  readonly buffers: number;
  /** How often each table of more than `long` rows was scanned sequentially. */
  readonly scans: Readonly<Record<string, string>>;
  /** How many rows all those scans read; a scan that found enough ends early. */
  readonly scannedRows: Readonly<Record<string, number>>;
}

/**
 * What all reads so far have touched. Compare two of these to see what happened in between, unaffected by noise. It
 * counts what this connection did, so limit the pool to one, plus whatever others have already reported.
 */
export async function touched({ pool }: Pick<Database, 'pool'>, long = 10_000): Promise<Touched> {
  await pool.query('select pg_stat_force_next_flush()');
  await pool.query('select 1');
  const { rows } = await pool.query<{ name: string; blocks: string; scans: string; rows: string; is_long: boolean }>(
    `select i.relname as name, s.seq_scan as scans, s.seq_tup_read as rows, c.reltuples > $1 as is_long,
      heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0)
        + coalesce(toast_blks_hit + toast_blks_read + tidx_blks_hit + tidx_blks_read, 0) as blocks
    from pg_statio_user_tables i join pg_stat_user_tables s using (relid) join pg_class c on c.oid = relid`,
    [long],
  );
  const longOnes = rows.filter(({ is_long }) => is_long);
  return {
    buffers: rows.reduce((sum, { blocks }) => sum + Number(blocks), 0),
    scans: Object.fromEntries(longOnes.map(({ name, scans }) => [name, scans])),
    scannedRows: Object.fromEntries(longOnes.map((row) => [row.name, Number(row.rows)])),
  };
}

/** The tables with more scans in `after` than in `before`. */
export const scannedBetween = (before: Touched, after: Touched): string[] =>
  Object.keys(after.scans).filter((table) => after.scans[table] !== before.scans[table]);
