import pg from 'pg';
import { replicaReads } from '#server/metrics.ts';
import type { Database } from './database.ts';
import type { Replica } from './replica.ts';

/** The primary database, and the reads of this request if there is a replica. */
interface Reading {
  readonly database: Database;
  readonly publicReads?: PublicReads | undefined;
}

/**
 * Reads public data: from the replica if this request may use it, otherwise from the primary. `reading` may run twice,
 * so it must not write.
 */
export const readPublic = <T>(
  { database, publicReads }: Reading,
  reading: (database: Database) => Promise<T>,
): Promise<T> => (publicReads ? publicReads.read(database, reading) : reading(database));

/** The part of a replica that reading needs. */
type Readable = Pick<Replica, 'database' | 'knownUpTo' | 'lose'>;

/** The public reads of one request. They use the replica until the request writes or calls `stayOnPrimary`. */
export class PublicReads {
  readonly #replica: Readable;
  #knownUpTo: number | undefined;
  #hasWritten = false;
  /**
   * Whether the sender wrote so recently that the replica may lack it. They must not be shown results that were read
   * for others.
   */
  readonly isOfWriter: boolean;

  constructor(replica: Readable, isOfWriter: boolean) {
    this.#replica = replica;
    this.isOfWriter = isOfWriter;
    this.#knownUpTo = isOfWriter ? undefined : replica.knownUpTo();
  }

  /** These reads see everything committed before this moment; undefined if they see everything. */
  get knownUpTo(): number | undefined {
    return this.#knownUpTo;
  }

  /** Whether this request wrote, so its sender must not be shown older data. */
  get hasWritten(): boolean {
    return this.#hasWritten;
  }

  stayOnPrimary(): void {
    this.#knownUpTo = undefined;
  }

  noteWrite(): void {
    this.#hasWritten = true;
    this.stayOnPrimary();
  }

  /** Reads from the primary if the replica fails, for whatever reason. */
  async read<T>(primary: Database, reading: (database: Database) => Promise<T>): Promise<T> {
    if (this.#knownUpTo === undefined) return reading(primary);
    try {
      const answer = await reading(this.#replica.database);
      replicaReads.inc({ outcome: 'answered' });
      return answer;
    } catch (error) {
      if (isFaultOfTheRequest(error)) throw error;
      if (isGone(error)) this.#replica.lose();
      this.stayOnPrimary();
      replicaReads.inc({ outcome: 'repeated' });
      return reading(primary);
    }
  }
}

/** SQLSTATE class 22: a value is invalid, and would be on the primary too. */
const isFaultOfTheRequest = (error: unknown) => error instanceof pg.DatabaseError && !!error.code?.startsWith('22');

/**
 * Whether the server is unreachable, starting, stopping or out of resources: no answer, or an error of class 08, 53 or
 * 57. Other errors concern a single statement, such as a conflict with replay (40001) or a timeout (57014). Waiting too
 * long for a connection of our own pool does not count either.
 */
function isGone(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(?:08|53|57)/.test(error.code ?? '') && error.code !== '57014';
  return error instanceof Error && error.message !== allConnectionsBusy;
}

/** The message of pg's pool when all its connections were in use for too long. Errors of a lost server have a code. */
const allConnectionsBusy = 'timeout exceeded when trying to connect';
