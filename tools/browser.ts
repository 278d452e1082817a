import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/snap/bin/chromium',
];

/** The program of a Chromium on this machine, for tests that drive one; nothing where there is none. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const inPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...inPath, ...elsewhere].find(isProgram);
}

/** As root on Debian and its kin, installs Chromium where there is none. Tells whether there is one now. */
export function ensureBrowser(): boolean {
  if (findBrowser()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium for the tests …');
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']]) {
      execFileSync('/usr/bin/apt-get', ['-q', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch (error) {
    console.error(`Chromium could not be installed: ${(error as Error).message}`);
  }
  return findBrowser() !== undefined;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
