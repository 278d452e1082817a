import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { inject } from 'vitest';

/** The Chromium of this run, without a window; closing it closes what was opened by it here. */
export function openChromium(): Promise<Browser> {
  const address = inject('chromium');
  if (!address) throw new Error('There is no Chromium on this machine');
  return chromium.connect(address);
}

/** A person's browser: its page, watched, and what went wrong in it, which a test compares with nothing. */
export async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext(options);
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

/** Notes what a page asks for, so that `settled` can wait for it. Returns the same page. */
export function watched(page: Page): Page {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return page;
}

/** Waits until a watched page has all it asked for, and has nothing left to do with it. */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page)!;
  const end = Date.now() + 20_000;
  for (let still = 0; still < 3; still = requests.size > 0 ? 0 : still + 1) {
    if (Date.now() > end) throw new Error(`No answer to ${[...requests].map((request) => request.url())}`);
    await rested(page);
  }
}

/** A document that makes room for the next one takes what is asked of it along. */
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

/** A new page may tell late of the empty document it began with, and break off the first navigation: that is begun again. */
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
 * Whoever goes to a page looks at it for a moment before they touch it: by then it lives, unless a test keeps its scripts
 * back. Returns the same page.
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

/** Pages without scripts of ours live at once. */
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
