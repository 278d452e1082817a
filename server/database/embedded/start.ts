import { totalmem } from 'node:os';
import type { Binaries } from './binaries.ts';
import { ensureCluster, readOrCreatePassword } from './cluster.ts';
import { ensureDatabase } from './database.ts';
import { homeOf } from './home.ts';
import { keepRunning } from './keep-running.ts';
import { endWithUs, removeAll } from './throwaway.ts';

/** A packaged Postgres that runs, or is being restarted. */
export interface EmbeddedPostgres {
  /** A connection string for `pg`, as the role that owns Plaudit's database. Stays the same across restarts. */
  readonly connectionString: string;
  /** Of the current server. */
  readonly pid: number;
  /** Stops the server, and stops watching it. */
  stop(): Promise<void>;
}

/** The place of a packaged Postgres's data, and options for tests. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  /** For tests: no fsync, the server ends with this process, and the folder is removed. */
  readonly throwaway?: boolean;
  /** For tests: programs of another version. Defaults to those that came with Plaudit. */
  readonly programs?: Binaries;
  /** Called with a sentence when the server died, came back or cannot come back. */
  readonly tell?: (sentence: string) => void;
}

/**
 * Starts the packaged Postgres on this data folder, or adopts one that runs there, and restarts it when it dies. It
 * listens only on a socket in a private folder. Throws `EmbeddedPostgresProblem` when it cannot run here.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, throwaway = false, programs, tell = () => undefined } = options;
  const home = homeOf(dataDir, programs);
  const password = readOrCreatePassword(dataDir, home);
  ensureCluster(home, password, { sync: !throwaway });
  const server = await keepRunning(home, throwaway ? throwawaySettings : lastingSettings(), tell);
  const guard = throwaway ? endWithUs(dataDir, home.data, server.socketFolder) : undefined;
  const stop = async () => {
    guard?.dismiss();
    await server.stop(throwaway ? 'immediate' : 'fast');
    if (throwaway) removeAll(dataDir, home.data);
  };
  try {
    const connectionString = await ensureDatabase(server.socketFolder, password);
    return {
      connectionString,
      stop,
      get pid() {
        return server.pid();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const lastingSettings = () => [
  `shared_buffers=${sharedBuffers(Math.min(totalmem(), process.constrainedMemory() || totalmem()))}MB`,
];

/**
 * `shared_buffers` in megabytes, from the machine's memory in bytes: an eighth of it, between 128 and 2,048. The rest
 * is left to our own processes and to the operating system's cache.
 */
export const sharedBuffers = (memory: number): number =>
  Math.round(Math.min(2048, Math.max(128, memory / 8 / 2 ** 20)));

const throwawaySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
