import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkedInPostWarning } from '#common/links.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;
let line: Server;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  line?.close();
  await plaudit?.stop();
});

test.each([
  ['before the data for our code', -40],
  ['within that data', 60],
])('a document interrupted %s becomes interactive once it is complete', async (_where, offset) => {
  line = await falteringLine(plaudit.url, offset);
  const { page, context, faults } = await openPage(browser);
  await page.goto(`http://localhost:${(line.address() as AddressInfo).port}/restore-password`);
  await page.locator('main button[type=submit]:enabled').waitFor();
  expect(faults).toEqual([]);
  await context.close();
  line.close();
});

test('Back, pressed before our code is loaded, leads to the previous page', async () => {
  const { page, context, faults } = await openPage(browser);
  await page.goto(`${plaudit.url}/review-policy`);
  await settled(page);
  await page.evaluate(() => history.pushState({}, '', '/terms'));
  const letCome = await keepBack(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor();
  await page.evaluate(() => history.back());
  await page.waitForURL('**/review-policy');
  letCome();
  await page.getByRole('heading', { level: 1, name: 'Review policy' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('text typed before our code is loaded is kept, and checked once it is loaded', async () => {
  const { page, context, faults } = await openPage(browser);
  await page.goto(`${plaudit.url}/signup`);
  await settled(page);
  const letCome = await keepBack(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Website').fill('https://www.linkedin.com/posts/rae');
  await page.getByLabel('Your name').fill('Rae Finch');
  letCome();
  await page.getByText(linkedInPostWarning).waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Rae Finch');
  expect(faults).toEqual([]);
  await context.close();
});

test('until its text is visible, a page requests only its styles, its font and the script that loads the rest', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(`${plaudit.url}/review-policy`);
  await settled(page);
  const requested = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < painted!.startTime);
    return before.map(({ name }) => name.replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, ''));
  });
  expect(requested.sort()).toEqual(['entry-client.js', 'looks.css', 'mulish-basic.woff2']);
  // A page's own script cannot see when these two are requested.
  const sent = await (await fetch(`${plaudit.url}/review-policy`)).text();
  expect(sent).not.toContain('rel="manifest"');
  expect(sent).not.toMatch(/rel="icon"[^>]*href="\//);
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/site.webmanifest');
  expect(await page.locator('link[rel=icon]').count()).toBe(1);
  await context.close();
});

/** Holds our code back until the returned function is called. */
async function keepBack(page: Page): Promise<() => void> {
  const { promise: whenWanted, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/start-[^/]+\.js/, async (route) => {
    await whenWanted;
    await route.continue();
  });
  return letCome;
}

async function falter(got: IncomingMessage, answer: ServerResponse, offset: number): Promise<void> {
  const text = Buffer.concat(await got.toArray()).toString();
  const at = text.indexOf('id="boot"') + offset;
  answer.write(text.slice(0, at));
  await sleep(1000);
  answer.end(text.slice(at));
}

/**
 * Passes everything on, but pauses for a second in each document, `offset` characters from the mark of the last script.
 */
async function falteringLine(url: string, offset: number): Promise<Server> {
  const server = createServer((requested, answer) => {
    const onward = request(url + requested.url, { headers: { ...requested.headers, 'accept-encoding': 'identity' } });
    onward.on('response', (got) => {
      const { 'content-length': _, ...headers } = got.headers;
      answer.writeHead(got.statusCode ?? 500, headers);
      if (headers['content-type']?.includes('html')) void falter(got, answer, offset);
      else got.pipe(answer);
    });
    requested.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}
