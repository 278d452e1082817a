import { log } from '#server/log.ts';
import { connect, type Database } from './database.ts';

/**
 * The most milliseconds that a replica may be behind and still be read from. So everybody sees a write once this time
 * has passed.
 */
export const mostBehind = 10_000;

/** Milliseconds between two checks of how far the replica has come. */
const lookEvery = 500;
/** How many positions of the primary are remembered. */
const rememberedPositions = 1200;

/** The end of the primary's write-ahead log, in bytes, at a time of this process's clock. */
interface Position {
  readonly at: number;
  readonly bytes: bigint;
}

interface ReplicaOptions {
  /** `DATABASE_READ_URL`: a single server, not a load balancer for several. */
  readonly connectionString: string;
  /** `DATABASE_URL`. */
  readonly primary: string;
  /** Connections for reading. */
  readonly size: number;
  /** Seconds that a read or a connection may take before the primary is used instead. */
  readonly patience?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * A streaming replica of our database, and how far it can be relied on. Twice a second, the end of the primary's log is
 * compared with the part that the replica has replayed. This tells up to which moment the replica has everything.
 */
export class Replica {
  /** For reading; refuses writes and temporary tables. */
  readonly database: Database;
  readonly #now: () => number;
  readonly #primary: Database;
  /** A connection of its own, so that a check never waits behind readers. */
  readonly #own: Database;
  #positions: Position[] = [];
  #replayed = 0n;
  #reachedAt: number | undefined;
  #isTold: boolean | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor({ connectionString, primary, size, patience = 3, now = () => performance.now() }: ReplicaOptions) {
    const limits = { statementSeconds: patience, connectSeconds: patience, isReadOnly: true } as const;
    this.#now = now;
    this.database = connect(connectionString, size, limits);
    this.#own = connect(connectionString, 1, limits);
    this.#primary = connect(primary, 1, limits);
  }

  /** Starts checking the replica, which is not used before the first check has succeeded. */
  follow(): void {
    this.#looking = this.#look().then(() => {
      if (!this.#isStopped) this.#next = setTimeout(() => this.follow(), lookEvery);
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#next);
    // Ended before the running check, which would take long if a server hangs.
    await Promise.all([this.database, this.#own, this.#primary].map(({ pool }) => pool.end()));
    await this.#looking;
  }

  /** The replica has everything committed before this moment. Undefined if the replica must not be used. */
  knownUpTo(): number | undefined {
    const reachedAt = this.#reachedAt;
    return reachedAt !== undefined && this.#now() - reachedAt <= mostBehind ? reachedAt : undefined;
  }

  /** Seconds that it may be behind; undefined while this is unknown. */
  lag(): number | undefined {
    return this.#reachedAt === undefined ? undefined : (this.#now() - this.#reachedAt) / 1000;
  }

  /** Call this if it did not answer: it is not used until the next successful check. */
  lose(): void {
    this.#reachedAt = undefined;
  }

  async #look(): Promise<void> {
    try {
      const at = this.#now();
      const primary = await positionOf(this.#primary, 'pg_current_wal_lsn()');
      this.#positions = [...this.#positions, { at, bytes: primary.bytes }].slice(-rememberedPositions);
      const replica = await positionOf(this.#own, 'pg_last_wal_replay_lsn()');
      if (replica.system !== primary.system) throw new Error('DATABASE_READ_URL is no replica of DATABASE_URL');
      this.#hasReplayed(replica.bytes);
      this.#tell(this.knownUpTo() !== undefined);
    } catch (error) {
      this.lose();
      this.#tell(false, error);
    }
  }

  #hasReplayed(bytes: bigint): void {
    // It is another server now, or the same one restored from an older backup.
    if (bytes < this.#replayed) this.lose();
    this.#replayed = bytes;
    const reached = this.#positions.findLastIndex((position) => position.bytes <= bytes);
    if (reached < 0) return;
    this.#reachedAt = this.#positions[reached]!.at;
    this.#positions = this.#positions.slice(reached);
  }

  /** Logs changes only, not every check. */
  #tell(isUsed: boolean, err?: unknown): void {
    if (isUsed === this.#isTold || this.#isStopped) return;
    this.#isTold = isUsed;
    if (isUsed) log.info('Public reads go to the replica');
    else log.warn({ err, lag: this.lag() }, 'Public reads go to the primary: the replica is gone or too far behind');
  }
}

/** On a replica, the first function fails. On a primary, the second returns null or an old position. */
async function positionOf({ pool }: Database, lsn: 'pg_current_wal_lsn()' | 'pg_last_wal_replay_lsn()') {
  const { rows } = await pool.query<{ bytes: string | null; system: string; isReplica: boolean }>(`/* position */
    select pg_wal_lsn_diff(${lsn}, '0/0')::text as bytes, pg_is_in_recovery() as "isReplica",
      (select system_identifier::text from pg_control_system()) as system`);
  const { bytes, system, isReplica } = rows[0]!;
  if (bytes === null || isReplica !== (lsn === 'pg_last_wal_replay_lsn()'))
    throw new Error(isReplica ? 'DATABASE_URL names a replica' : 'DATABASE_READ_URL names a server that is no replica');
  return { bytes: BigInt(bytes), system };
}
