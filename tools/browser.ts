import { inPath, installOnDebian, isProgram } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/snap/bin/chromium',
];

/** The path of Chromium on this machine, for browser tests; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [...inPath(...names), ...elsewhere].find(isProgram);
}

/** Installs Chromium when missing, as root on Debian and its relatives. Returns whether there is one now. */
export function ensureBrowser(): boolean {
  if (!findBrowser()) installOnDebian('Chromium', ['chromium', 'fonts-liberation']);
  return findBrowser() !== undefined;
}
