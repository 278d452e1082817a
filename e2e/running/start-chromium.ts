import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../tools/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run's Chromium is reached; empty on a machine without one. */
    chromium: string;
  }
}

/** Keeps Chromium from calling other hosts. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts one Chromium for the whole run. */
export default async function startChromium(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findBrowser();
  const browser = executablePath ? await chromium.launchServer({ executablePath, args: quiet }) : undefined;
  project.provide('chromium', browser?.wsEndpoint() ?? '');
  return async () => browser?.close();
}
