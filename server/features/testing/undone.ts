import { sql } from 'kysely';
import type { Context } from '#server/commands/context.ts';
import type { Database, Tx } from '#server/database/database.ts';

/** A row that a write would have left, as JSON, with its table. */
export interface WrittenRow {
  table: string;
  row: Readonly<Record<string, unknown>>;
}

/** The answer, and the rows it would have left behind. */
export interface Undone<T> {
  answer: T;
  written: readonly WrittenRow[];
}

class Undo extends Error {}

/** Runs a write, reads all rows it wrote, and rolls it back. */
export async function undone<T>(context: Context, run: (context: Context) => Promise<T>): Promise<Undone<T>> {
  let seen: Undone<T> | undefined;
  try {
    await context.database.kysely.transaction().execute(async (tx) => {
      const answer = await run({ ...context, database: { ...context.database, kysely: within(tx) } });
      seen = { answer, written: await rowsWrittenBy(tx) };
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return seen!;
}

/** The transaction, with nested ones as savepoints. */
function within(tx: Tx): Database['kysely'] {
  const transaction = () => ({ execute: (run: (inner: Tx) => Promise<unknown>) => asPart(tx, run) });
  return new Proxy(tx, {
    get: (of, name) => {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}

async function asPart(tx: Tx, run: (inner: Tx) => Promise<unknown>): Promise<unknown> {
  await sql`savepoint part`.execute(tx);
  try {
    const done = await run(tx);
    await sql`release savepoint part`.execute(tx);
    return done;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
}

let look: string | undefined;

/** One statement for all tables. Rows written in a savepoint have a later transaction id. */
async function rowsWrittenBy(tx: Tx): Promise<readonly WrittenRow[]> {
  const { rows } = await sql<{ hasWritten: boolean }>`
    select pg_current_xact_id_if_assigned() is not null as "hasWritten"`.execute(tx);
  if (!rows[0]!.hasWritten) return [];
  look ??= await lookAtAll(tx);
  return (await sql<WrittenRow>`${sql.raw(look)}`.execute(tx)).rows;
}

async function lookAtAll(tx: Tx): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or tablename = '_private_jobs'`.execute(tx);
  return rows
    .map(
      ({ name }) =>
        `select '${name}' as "table", to_jsonb(t) as row from ${name} t
          where t.xmin::text::bigint >= (pg_current_xact_id()::xid)::text::bigint`,
    )
    .join(' union all ');
}
