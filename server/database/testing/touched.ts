import type { Database } from '../database.ts';

/** What a database has been asked for since it was made. */
export interface Touched {
  /** Blocks of 8 kB of tables, indexes and long values, whether they were in memory or not. */
  readonly buffers: number;
  /** How often each table of more than `long` rows was read from end to end. */
  readonly scans: Readonly<Record<string, string>>;
  /** How many rows of it all those scans read; one that has found enough ends before the table does. */
  readonly scannedRows: Readonly<Record<string, number>>;
}

/**
 * What all reads until now have touched; two of these tell what happened between them, which noise cannot change. Counts
 * what this connection has done, so the pool keeps to one, and whatever others have done and told already.
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

/** The tables of which `after` knows more scans than `before`. */
export const scannedBetween = (before: Touched, after: Touched): string[] =>
  Object.keys(after.scans).filter((table) => after.scans[table] !== before.scans[table]);
