import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Ends and removes a throwaway server when this process goes, even by `kill -9`: a shell waits until our end of its
 * input closes.
 */
export function endWithUs(dataDir: string, data: string, socketFolder: string): { dismiss(): void } {
  const script =
    'trap "" INT TERM HUP; cat >/dev/null; kill -QUIT "$(head -n 1 "$1/postmaster.pid")" && sleep 1; rm -rf "$@"';
  const shell = spawn('/bin/sh', ['-c', script, 'sh', data, ...foldersOf(dataDir, data), socketFolder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref();
  return { dismiss: () => shell.kill('SIGKILL') };
}

/** Removes what a throwaway server left. */
export function removeAll(dataDir: string, data: string): void {
  for (const folder of foldersOf(dataDir, data)) rmSync(folder, { recursive: true, force: true });
}

/** As root, the data may be outside the data folder. */
function foldersOf(dataDir: string, data: string): string[] {
  const home = path.dirname(data);
  return home.startsWith('/var/lib/plaudit-') || home.startsWith('/tmp/plaudit-data-') ? [dataDir, home] : [dataDir];
}
