import pg from 'pg';
import type { Manifest } from './manifest.ts';

/** A table to back up, and the order of its rows, so that equal rows produce equal bytes. */
export interface KeptTable {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  readonly order: string;
}

/** A connection that writes values the same way on every server, whatever the server's settings. */
export async function openSteady(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = 0`);
  return client;
}

/** All our tables and those of the task queue. The manifest records the applied migrations instead. */
export async function keptTables(client: pg.ClientBase): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable>(`/* tables to back up */
    select n.nspname || '.' || c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select string_agg(
          format('%I', a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end, ', ' order by k.place)
        from pg_index i
        cross join unnest(i.indkey::int2[]) with ordinality k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary), 'one::text collate "C"') as order
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and c.relname <> 'migrations'
    order by 1`);
  return rows;
}

/** The current value of each sequence, ours and the task queue's. */
export async function sequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`/* sequences to back up */
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname in ('public', 'graphile_worker') order by 1`);
  const standing = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    standing.push({ name, ...found[0]! });
  }
  return standing;
}

/** The statement that writes a table's rows as text, in key order. */
export const writingOf = ({ name, columns, order }: KeptTable): string =>
  `copy (select ${named(columns)} from ${name} one order by ${order}) to stdout`;

/** The statement that reads rows written this way. */
export const takingOf = ({ name, columns }: Pick<KeptTable, 'name' | 'columns'>): string =>
  `copy ${name} (${named(columns)}) from stdin`;

const named = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');
