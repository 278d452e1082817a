import { totalmem } from 'node:os';
import type { Binaries } from './binaries.ts';
import { ensureCluster, passwordOf } from './cluster.ts';
import { ensureDatabase } from './database.ts';
import { homeOf } from './home.ts';
import { keepRunning } from './keep-running.ts';
import { endWithUs, removeAll } from './throwaway.ts';

/** A packaged Postgres that runs, or is being brought back. */
export interface EmbeddedPostgres {
  /** For `pg`: the role of Plaudit, who owns its database. Stays the same when the server is restarted. */
  readonly connectionString: string;
  /** Of the server that runs now. */
  readonly pid: number;
  /** Ends the server, and the looking after it. */
  stop(): Promise<void>;
}

/** Where the data of a packaged Postgres is, and what tests want otherwise. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  /** For tests: nothing is made safe on disk, the server ends with this process, and the folder is removed. */
  readonly throwaway?: boolean;
  /** For tests: those of another version. Absent: those that came with Plaudit. */
  readonly programs?: Binaries;
  /** Hears in a sentence that a server died, came back or cannot come back. */
  readonly tell?: (sentence: string) => void;
}

/**
 * Brings up the packaged Postgres on this data folder, or takes over one that runs there already, and restarts it when
 * it dies. It is reached by a socket in a private folder only. Throws `EmbeddedPostgresProblem` when it cannot run here.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, throwaway = false, programs, tell = () => undefined } = options;
  const home = homeOf(dataDir, programs);
  const password = passwordOf(dataDir, home);
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
 * Megabytes that Postgres keeps of what it has read: an eighth of so many bytes of memory, 128 to 2,048. Our own processes
 * share the machine, and what the system keeps for it lies only a copy away.
 */
export const sharedBuffers = (memory: number): number =>
  Math.round(Math.min(2048, Math.max(128, memory / 8 / 2 ** 20)));

const throwawaySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
