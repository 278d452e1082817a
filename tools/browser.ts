import { inPath, installOnDebian, isProgram } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/snap/bin/chromium',
];

/** The program of a Chromium on this machine, for tests that drive one; nothing where there is none. */
export function findBrowser(): string | undefined {
  return [...inPath(...names), ...elsewhere].find(isProgram);
}

/** As root on Debian and its kin, installs Chromium where there is none. Tells whether there is one now. */
export function ensureBrowser(): boolean {
  if (!findBrowser()) installOnDebian('Chromium', ['chromium', 'fonts-liberation']);
  return findBrowser() !== undefined;
}
