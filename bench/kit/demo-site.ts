import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './running.ts';

/** The product as people run it, with demo data, in a temporary folder. */
export async function startDemoSite(): Promise<{ site: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-first-load-'));
  const port = Number(process.env['PORT'] ?? (await freePort()));
  const site = `http://localhost:${port}`;
  // Ignores a configured database, which is somebody else's: Plaudit then brings its own.
  const { DATABASE_URL: _, DATABASE_READ_URL: __, ...environment } = process.env;
  const plaudit = spawn(process.execPath, ['server/main.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...environment, NODE_ENV: 'production', PORT: String(port), PLAUDIT_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    plaudit.stdout.on('data', (said: Buffer) => said.includes('Plaudit is ready') && resolve());
    plaudit.once('exit', (code) => reject(new Error(`Plaudit did not start: it ended with ${code}.`)));
  });
  plaudit.stdout.resume();
  // It has just built pages and data, and may say for a moment that it is too busy.
  while (!(await fetch(`${site}/search`)).ok) await sleep(500);
  const stop = async () => {
    const ended = once(plaudit, 'exit');
    plaudit.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { site, stop };
}
