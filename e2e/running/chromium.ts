import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../tools/browser.ts';

/** Keeps Chromium from talking to anybody but us. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of this machine, without a window. */
export function openChromium(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium on this machine');
  return chromium.launch({ executablePath, args: quiet });
}

/** A person's browser: its page, and what went wrong in it, which a test compares with nothing. */
export async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${error.message} at ${page.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} at ${page.url()}`);
  });
  return { context, page, faults };
}
