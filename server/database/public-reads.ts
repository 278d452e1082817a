import pg from 'pg';
import { replicaReads } from '#server/metrics.ts';
import type { Database } from './database.ts';
import type { Replica } from './replica.ts';

/** What a request needs to read: the primary, and where there is a replica how its reads are led. */
interface Reading {
  readonly database: Database;
  readonly publicReads?: PublicReads | undefined;
}

/**
 * Reads what everybody may see, from the replica where this request may use it, else from the primary. `ask` may be run
 * twice, so it only reads.
 */
export const readPublic = <T>(
  { database, publicReads }: Reading,
  reading: (database: Database) => Promise<T>,
): Promise<T> => (publicReads ? publicReads.read(database, reading) : reading(database));

/** As much of a replica as reading needs. */
type Readable = Pick<Replica, 'database' | 'knownUpTo' | 'lose'>;

/** Where one request reads what everybody may see. It uses the replica until it writes, or is told not to. */
export class PublicReads {
  readonly #replica: Readable;
  #knownUpTo: number | undefined;
  #hasWritten = false;
  /** Of somebody who wrote so lately that the replica may not have it: nothing that others have read is for them. */
  readonly isOfWriter: boolean;

  constructor(replica: Readable, isOfWriter: boolean) {
    this.#replica = replica;
    this.isOfWriter = isOfWriter;
    this.#knownUpTo = isOfWriter ? undefined : replica.knownUpTo();
  }

  /** The moment before which everything committed is seen by these reads; undefined where they see all of it. */
  get knownUpTo(): number | undefined {
    return this.#knownUpTo;
  }

  /** Whether this request wrote, so that its sender must not be shown what was before. */
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

  /** What the replica cannot answer, whatever the reason, is asked of the primary. */
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

/** SQLSTATE class 22: a value is wrong, and would be there too. */
const isFaultOfTheRequest = (error: unknown) => error instanceof pg.DatabaseError && !!error.code?.startsWith('22');

/**
 * No answer at all, or one of classes 08, 53 and 57 other than 57014: the server goes, comes or is full. What it refuses
 * otherwise, as a statement in the way of its replay (40001) or one that took too long (57014), says nothing about the
 * next; nor does a wait for one of our own connections.
 */
function isGone(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(?:08|53|57)/.test(error.code ?? '') && error.code !== '57014';
  return error instanceof Error && error.message !== allConnectionsBusy;
}

/** How pg's pool says that every connection of it was in use for too long; a server that is gone fails with a code. */
const allConnectionsBusy = 'timeout exceeded when trying to connect';
