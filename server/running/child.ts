import type { Role } from './roles.ts';

interface Running {
  stop(): Promise<void>;
}

/** Is one part of Plaudit until it is done, or the supervisor says stop or is gone. */
export async function runChild(role: Role): Promise<void> {
  // A supervisor that was killed cannot say stop, and its successor needs our port.
  process.once('disconnect', () => process.exit(1));
  // Ctrl-C reaches every process of a terminal; the supervisor decides who stops when.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const running = await start(role);
  if (!running) process.exit(0);
  process.once('SIGTERM', () => void stop(running));
  process.send?.('ready');
}

/** Loaded late: a worker needs nothing of the pages, and the supervisor nothing of any. */
async function start(role: Role): Promise<Running | undefined> {
  if (role === 'web' || role === 'worker') await (await import('#server/error-reports.ts')).startErrorReports();
  if (role === 'build') await (await import('./pages-build.ts')).buildPages();
  if (role === 'prepare') await (await import('./prepare.ts')).prepare();
  if (role === 'web') return (await import('#server/web.ts')).startWeb();
  if (role === 'worker') return (await import('#server/worker.ts')).startWorker();
  return undefined;
}

async function stop(running: Running): Promise<void> {
  try {
    await running.stop();
    await (await import('#server/error-reports.ts')).sendLastReports();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
