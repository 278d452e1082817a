import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { env } from '#server/env.ts';
import type { Role } from './roles.ts';

interface Running {
  stop(): Promise<void>;
}

/** Where compiled code is kept, beside the built pages. Without write access nothing is kept. */
const compiled = path.join(import.meta.dirname, '../../dist/compiled');

/** Runs one part of Plaudit until it finishes, the supervisor stops it, or the supervisor is gone. */
export async function runChild(role: Role): Promise<void> {
  // A killed supervisor cannot send a stop, and its successor needs our port.
  process.once('disconnect', () => process.exit(1));
  // Ctrl-C reaches every process in a terminal, but the supervisor decides the order of stopping.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  enableCompileCache(compiled);
  const running = await start(role);
  if (!running) process.exit(0);
  process.once('SIGTERM', () => void stop(running));
  // By itself, Node writes the cache only at an orderly end. A web process doesn't: writing would hold up requests.
  if (role === 'worker') flushCompileCache();
  process.send?.('ready');
}

/** Imported late: a worker does not need the pages, and the supervisor needs neither. */
async function start(role: Role): Promise<Running | undefined> {
  if (role === 'web' || role === 'worker') await (await import('#server/error-capture.ts')).startErrorCapture();
  if (role === 'build') await (await import('./pages-build.ts')).buildPages();
  if (role === 'prepare') await (await import('./prepare.ts')).prepare();
  if (role === 'web') return (await import('#server/web.ts')).startWeb();
  if (role === 'worker') return (await import('#server/worker.ts')).startWorker();
  if (role === 'fakes') return (await import('#server/integrations/serve-fakes.ts')).startFakes(fakesPort());
  return undefined;
}

/** The port of the address that the others call. */
const fakesPort = () => Number(new URL(env.PLAUDIT_FAKES!).port);

async function stop(running: Running): Promise<void> {
  try {
    await running.stop();
    await (await import('#server/error-capture.ts')).sendLastErrors();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
