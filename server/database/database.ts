import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './types.ts';

/** A connection pool, and the typed query builder that uses it. */
export interface Database {
  pool: pg.Pool;
  kysely: Kysely<DB>;
  close(): Promise<void>;
}
/** A transaction on our tables. */
export type Tx = Transaction<DB>;

/** Reads a `date` as text, 'YYYY-MM-DD': a Date object would shift it by the machine's time zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** How similar a word must be to be found by a misspelt one: 'recuriter' has six of ten trigrams of 'recruiter'. */
const options = '-c pg_trgm.word_similarity_threshold=0.4';
const readOnly = `${options} -c default_transaction_read_only=on`;

interface ConnectOptions {
  /** How long a statement may take; 0 means Postgres's own limit. */
  readonly statementSeconds?: number;
  /** How long connecting may take, and waiting for a free connection. */
  readonly connectSeconds?: number;
  /** Refuses writes, and treats a server that stops responding as lost. */
  readonly isReadOnly?: boolean;
}

/**
 * Connects lazily. Connections end after ten minutes, and with them their prepared statements.
 * @param size connections at most; twice the cores is best
 */
export function connect(connectionString: string, size: number, wishes: ConnectOptions = {}): Database {
  const { statementSeconds = 0, connectSeconds = 5, isReadOnly = false } = wishes;
  const pool = new pg.Pool({
    connectionString,
    max: size,
    maxLifetimeSeconds: 600,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    ...(isReadOnly && { query_timeout: (statementSeconds + 1) * 1000 }),
    options: isReadOnly ? readOnly : options,
  });
  // The pool replaces lost connections. Without listeners, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { pool, kysely, close: () => kysely.destroy() };
}
