import { once } from 'node:events';
import { type VendorKey, vendors } from '#common/connections/vendors.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { env } from '#server/env.ts';
import { writeArtifacts } from './artifacts.ts';
import { usableDataDir } from './data-dir.ts';
import { demoAccounts } from './demo-accounts.ts';
import { keepChild, runOnce } from './kept-child.ts';
import { takeLock } from './lock.mjs';
import { freePort, requireFreePort } from './port.ts';
import { StartProblem } from './problem.ts';
import { renewOnChange } from './renew-on-change.ts';

type Stop = () => Promise<unknown>;

/** Starts all parts of Plaudit, reports when it is ready, restarts what dies, and stops everything on a signal. */
export async function supervise(): Promise<void> {
  await beTheOnlyOne();
  const stops: Stop[] = [];
  const signal = abortedBySignals();
  try {
    await start(stops, signal);
    if (!signal.aborted) await once(signal, 'abort');
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await stopAll(stops);
  }
  process.exit(0);
}

async function start(stops: Stop[], signal: AbortSignal): Promise<void> {
  await requireFreePort(env.PORT);
  if (env.PLAUDIT_DEV_PAGES) await writeArtifacts();
  else await runOnce('build', { NODE_ENV: 'production' }, signal);
  const DATABASE_URL = env.DATABASE_URL ?? (await startPostgres(stops));
  await runOnce('prepare', { DATABASE_URL }, signal);
  const NODE_ENV = env.PLAUDIT_DEV_PAGES ? 'development' : 'production';
  await startChildren(stops, signal, { DATABASE_URL, NODE_ENV, ...(await demoFakes()) });
  if (!signal.aborted)
    console.log(`\nPlaudit is ready at ${env.PLAUDIT_URL}${env.PLAUDIT_DEMO ? demoAccounts() : ''}\n`);
}

/** The demo connects to test servers of its own, unless others are set or software is set up. */
async function demoFakes(): Promise<NodeJS.ProcessEnv> {
  const isSetUp =
    env.PLAUDIT_FAKES || vendors.some((key) => env[`${key.toUpperCase() as Uppercase<VendorKey>}_CLIENT_ID`]);
  return env.PLAUDIT_DEMO && !isSetUp ? { PLAUDIT_FAKES: `http://127.0.0.1:${await freePort()}` } : {};
}

async function beTheOnlyOne(): Promise<void> {
  const { heldBy } = await takeLock(usableDataDir(), 'running.lock', `process ${process.pid}, ${env.PLAUDIT_URL}`);
  if (heldBy === undefined) return;
  throw new StartProblem(
    `Plaudit is already running on ${env.PLAUDIT_DATA_DIR} (${heldBy}): stop it first, or start a second one with another PORT and PLAUDIT_DATA_DIR.`,
  );
}

async function startPostgres(stops: Stop[]): Promise<string> {
  const postgres = await startEmbedded({ dataDir: env.PLAUDIT_DATA_DIR, tell: (sentence) => console.error(sentence) });
  stops.push(() => postgres.stop());
  return postgres.connectionString;
}

async function startChildren(stops: Stop[], signal: AbortSignal, added: NodeJS.ProcessEnv): Promise<void> {
  const children = [keepChild('web', added), keepChild('worker', added)];
  if (added['PLAUDIT_FAKES'] && !env.PLAUDIT_FAKES) children.push(keepChild('fakes', added));
  stops.push(() => Promise.all(children.map((child) => child.stop())));
  const aborted = once(signal, 'abort');
  // A second Ctrl-C means: do not wait for requests to finish.
  void aborted.then(() => {
    process.once('SIGINT', () => {
      for (const child of children) child.kill();
    });
  });
  await Promise.race([aborted, Promise.all(children.map((child) => child.ready))]);
  if (env.PLAUDIT_DEV_PAGES) renewOnChange(children, writeArtifacts);
}

function abortedBySignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}

/** Stops in reverse order: Postgres goes last. */
async function stopAll(stops: Stop[]): Promise<void> {
  for (const stop of stops.reverse()) await stop();
}
