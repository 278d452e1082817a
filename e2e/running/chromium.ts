import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { inject } from 'vitest';

/** This run's headless Chromium. Closing it closes what this connection opened. */
export function openChromium(): Promise<Browser> {
  const address = inject('chromium');
  if (!address) throw new Error('There is no Chromium on this machine');
  return chromium.connect(address);
}

/**
 * A person's browser: its page, watched, and the errors in it, which a test compares with none. Accounts take over its
 * time zone, so it is the same on every machine.
 */
export async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({ timezoneId: 'UTC', ...options });
  const page = watched(pastItsBeginning(await context.newPage()));
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${error.message} at ${page.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} at ${page.url()}`);
  });
  if (options.javaScriptEnabled !== false) seenToLive(page);
  return { context, page, faults };
}

const underWay = new WeakMap<Page, Set<Request>>();

/** Notes a page's requests, so that `settled` can wait for them. Returns the same page. */
export function watched(page: Page): Page {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return page;
}

/** Waits until a watched page has all its answers and is idle. */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page)!;
  const end = Date.now() + 20_000;
  for (let still = 0; still < 3; still = requests.size > 0 ? 0 : still + 1) {
    if (Date.now() > end) throw new Error(`No answer to ${[...requests].map((request) => request.url())}`);
    await rested(page);
  }
}

/** A document that is replaced takes its pending evaluation with it. */
const rested = (page: Page) =>
  page
    .evaluate(
      () =>
        new Promise<void>((rest) => {
          requestIdleCallback(() => requestAnimationFrame(() => rest()), { timeout: 1000 });
        }),
    )
    .catch((error: Error) => {
      if (!/context was destroyed/i.test(error.message)) throw error;
    });

/** A new page may report its initial empty document late and interrupt the first navigation, which is then repeated. */
function pastItsBeginning(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = (...to) =>
    goto(...to).catch((error: Error) => {
      if (error.message.includes('interrupted by another navigation to "about:blank"')) return goto(...to);
      throw error;
    });
  return page;
}

/**
 * After each navigation, waits until the page is hydrated, since people look before they click. Tests may still hold
 * the scripts back. Returns the same page.
 */
export function seenToLive(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    const response = await goto(...to);
    await untilItLives(page);
    return response;
  };
  return page;
}

/** Pages without our scripts are ready at once. */
async function untilItLives(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        !document.querySelector('script[data-modules]') ||
        Object.keys(document.body).some((key) => key.startsWith('__react')),
      undefined,
      { timeout: 5000 },
    )
    .catch(() => undefined);
}
