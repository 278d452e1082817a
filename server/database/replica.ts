import { log } from '#server/log.ts';
import { connect, type Database } from './database.ts';

/**
 * Milliseconds that a replica may be behind. One that is further behind is not read from: so whoever has waited this long
 * after a write sees it everywhere.
 */
export const mostBehind = 10_000;

/** Milliseconds between two looks at how far the replica has come. */
const lookEvery = 500;
/** Where the primary stood at a time; more than these are not remembered. */
const rememberedPositions = 1200;

/** Where the primary's log of changes ended, in bytes, at some time of this process. */
interface Position {
  readonly at: number;
  readonly bytes: bigint;
}

interface ReplicaOptions {
  /** `DATABASE_READ_URL`: one server, not a balancer before several. */
  readonly connectionString: string;
  /** `DATABASE_URL`. */
  readonly primary: string;
  /** Connections to read with. */
  readonly size: number;
  /** Seconds that a read there, or a connection to it, may take before the primary is asked. */
  readonly patience?: number;
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * A streaming replica of our database, as far as it can be relied on. Twice a second the primary is asked where its log
 * ends, and the replica how much of it stands in its tables: hence up to which moment it has everything.
 */
export class Replica {
  /** To read from; writes and temporary tables are refused. */
  readonly database: Database;
  readonly #now: () => number;
  readonly #primary: Database;
  /** A connection of its own, so that a look never waits behind readers. */
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

  /** Begins to look at the replica; until it has been seen it is not used. */
  follow(): void {
    this.#looking = this.#look().then(() => {
      if (!this.#isStopped) this.#next = setTimeout(() => this.follow(), lookEvery);
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#next);
    // Before the look under way ends: where a server hangs, each step of it would take its time.
    await Promise.all([this.database, this.#own, this.#primary].map(({ pool }) => pool.end()));
    await this.#looking;
  }

  /** The moment before which everything committed can be read there; undefined where the replica is not to be used. */
  knownUpTo(): number | undefined {
    const reachedAt = this.#reachedAt;
    return reachedAt !== undefined && this.#now() - reachedAt <= mostBehind ? reachedAt : undefined;
  }

  /** Seconds that it may be behind; undefined while it cannot be told. */
  lag(): number | undefined {
    return this.#reachedAt === undefined ? undefined : (this.#now() - this.#reachedAt) / 1000;
  }

  /** It did not answer: it is not used until it has been seen again. */
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
    // Another server stands there now, or the same one brought back to an earlier day.
    if (bytes < this.#replayed) this.lose();
    this.#replayed = bytes;
    const reached = this.#positions.findLastIndex((position) => position.bytes <= bytes);
    if (reached < 0) return;
    this.#reachedAt = this.#positions[reached]!.at;
    this.#positions = this.#positions.slice(reached);
  }

  /** Said once when it changes, not at each look. */
  #tell(isUsed: boolean, err?: unknown): void {
    if (isUsed === this.#isTold || this.#isStopped) return;
    this.#isTold = isUsed;
    if (isUsed) log.info('Public reads go to the replica');
    else log.warn({ err, lag: this.lag() }, 'Public reads go to the primary: the replica is gone or too far behind');
  }
}

/** The server refuses the one function while it is a replica, and the other while it is none. */
async function positionOf({ pool }: Database, lsn: 'pg_current_wal_lsn()' | 'pg_last_wal_replay_lsn()') {
  const { rows } = await pool.query<{ bytes: string | null; system: string; isReplica: boolean }>(`/* position */
    select pg_wal_lsn_diff(${lsn}, '0/0')::text as bytes, pg_is_in_recovery() as "isReplica",
      (select system_identifier::text from pg_control_system()) as system`);
  const { bytes, system, isReplica } = rows[0]!;
  if (bytes === null || isReplica !== (lsn === 'pg_last_wal_replay_lsn()'))
    throw new Error(isReplica ? 'DATABASE_URL names a replica' : 'DATABASE_READ_URL names a server that is no replica');
  return { bytes: BigInt(bytes), system };
}
