import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './types.ts';

/** One pool and the typed builder over it. */
export interface Database {
  pool: pg.Pool;
  kysely: Kysely<DB>;
  close(): Promise<void>;
}
/** A transaction on our tables. */
export type Tx = Transaction<DB>;

/** `date` stays the plain day it is, 'YYYY-MM-DD': a Date would shift it by the zone of the machine. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** How alike a word must be to be found by a misspelt one: 'recuriter' has six of ten trigrams of 'recruiter'. */
const options = '-c pg_trgm.word_similarity_threshold=0.4';
const readOnly = `${options} -c default_transaction_read_only=on`;

interface ConnectOptions {
  /** How long one statement may take; 0 leaves it to Postgres. */
  readonly statementSeconds?: number;
  /** How long a connection may take to come about, and how long one waits for a free one. */
  readonly connectSeconds?: number;
  /** Refuses writes, and takes a server that says nothing any more for one that is gone. */
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
  // A lost connection is replaced at its next use; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { pool, kysely, close: () => kysely.destroy() };
}
