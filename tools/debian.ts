import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** The possible paths of programs with these names, in the order of PATH. */
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

/**
 * Installs what the tests need, as root on Debian and its relatives. Elsewhere, and when it fails, prints a message.
 */
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
