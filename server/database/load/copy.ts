import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { isKind, type Kind } from './fields.ts';
import { columnsOf, copiedTables, type FilledSheet, type Kinds } from './sheets.ts';

/** Writes a sheet's rows with COPY, and empties it. Rejects, and writes none of them, when Postgres refuses a row. */
export async function copySheet(client: pg.ClientBase, { table, bytes }: FilledSheet): Promise<void> {
  const columns = columnsOf[table].join(', ');
  const rows = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await pipeline([rows], client.query(from(`copy ${table} (${columns}) from stdin (format binary)`)));
  // Release it at once: otherwise V8 scans its whole heap again and again for so much memory.
  bytes.buffer.transfer(0);
}

/** The types of the copied columns in this database. Throws for a missing column or a type that cannot be written. */
export async function kindsOf(client: pg.ClientBase): Promise<Kinds> {
  const { rows } = await client.query<{ table: string; column: string; kind: string }>(
    `select attrelid::regclass::text as table, attname as column, format_type(atttypid, null) as kind
    from pg_attribute where attrelid = any ($1::regclass[])`,
    [copiedTables],
  );
  const kinds = new Map(rows.map(({ table, column, kind }) => [`${table}.${column}`, kind]));
  const kindOf = (column: string): Kind => {
    const kind = kinds.get(column);
    if (kind === undefined || !isKind(kind)) throw new Error(`${column} is ${kind ?? 'missing'}, which is not copied`);
    return kind;
  };
  return Object.fromEntries(
    copiedTables.map((table) => [table, columnsOf[table].map((column) => kindOf(`${table}.${column}`))]),
  ) as unknown as Kinds;
}
