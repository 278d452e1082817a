import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from './home.ts';
import {
  hasEnded,
  isAlive,
  launch,
  notedPostmaster,
  type Postmaster,
  runsOurPrograms,
  shutDown,
} from './postmaster.ts';

/** A Postgres that restarts when it dies, always with the same socket folder. */
export interface KeptPostgres {
  readonly socketFolder: string;
  pid(): number;
  stop(how: 'fast' | 'immediate'): Promise<void>;
}

/** Adopts the server that runs on this data, or starts one, and restarts it whenever it ends. */
export async function keepRunning(
  home: Home,
  settings: readonly string[],
  tell: (sentence: string) => void,
): Promise<KeptPostgres> {
  let running = (await adopt(home)) ?? (await launchPatiently(home, makeSocketFolder(home), settings));
  const { socketFolder } = running;
  let stopping = false;

  const watch = async () => {
    for (let failures = 0; !stopping; await sleep(pauseAfter(failures))) {
      if (!hasEnded(running.pid)) continue;
      if (failures === 0) tell('Postgres died and is started again.');
      try {
        running = await launch(home, socketFolder, settings);
        failures = 0;
        tell('Postgres is back.');
      } catch (error) {
        failures += 1;
        tell((error as Error).message);
      }
    }
  };
  const watching = watch();

  return {
    socketFolder,
    pid: () => running.pid,
    async stop(how) {
      stopping = true;
      await watching;
      await shutDown(running.pid, home.data, how);
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}

/** If an update replaced its programs, restart it: it could no longer load its libraries. */
async function adopt(home: Home): Promise<Postmaster | undefined> {
  const noted = notedPostmaster(home.data);
  if (!noted) return undefined;
  if (isAlive(noted.pid, home.data)) {
    if (runsOurPrograms(noted.pid, home) && (await becomesReady(home))) return noted;
    await shutDown(noted.pid, home.data, 'fast');
  }
  if (noted.socketFolder.startsWith(socketPrefix)) rmSync(noted.socketFolder, { recursive: true, force: true });
  return undefined;
}

async function becomesReady(home: Home): Promise<boolean> {
  for (let tries = 0; tries < 250; tries += 1) {
    if (notedPostmaster(home.data)?.ready) return true;
    await sleep(20);
  }
  return false;
}

/**
 * After a kill, the dead server's last processes hold its shared memory for a moment, and a new server refuses to
 * start.
 */
async function launchPatiently(home: Home, socketFolder: string, settings: readonly string[]): Promise<Postmaster> {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      return await launch(home, socketFolder, settings);
    } catch (error) {
      const isMomentary = /still in use|lock file/.test((error as Error).message);
      if (!isMomentary || Date.now() > end) {
        rmSync(socketFolder, { recursive: true, force: true });
        throw error;
      }
      await sleep(200);
    }
  }
}

const socketPrefix = '/tmp/plaudit-socket-';

/** A socket path is limited to 107 bytes, so it cannot be in the data folder. */
function makeSocketFolder(home: Home): string {
  const folder = mkdtempSync(socketPrefix);
  if (home.owner) chownSync(folder, home.owner.uid, home.owner.gid);
  return path.resolve(folder);
}

function pauseAfter(failures: number): number {
  return Math.min(200 * 2 ** failures, 5000);
}
