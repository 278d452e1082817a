import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** Where programs of these names would be, by PATH, in the order of PATH. */
export function inPath(...names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** Whether this user may run it. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** As root on Debian and its kin, installs what the tests need; elsewhere, and where that fails, nothing happens but a word. */
export function installOnDebian(what: string, packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${what} for the tests …`);
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      execFileSync('/usr/bin/apt-get', ['-q', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch (error) {
    console.error(`${what} could not be installed: ${(error as Error).message}`);
  }
}
