import { text as textOf } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { signInAs } from './running/demo-people.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** Makes the report of the period at a place of the list, and leads to it. */
async function makeReport(page: Page, place: number): Promise<string> {
  await page.goto(`${plaudit.url}/dashboard/reports?make=new`);
  await page.getByLabel('Period').last().selectOption({ index: place });
  await page.getByRole('button', { name: 'Make report' }).click();
  await page.waitForURL(/\/report\/[0-9a-f-]{36}$/);
  return page.url();
}

test("an agency's admin makes two reports, compares them, exports what is shown, and shares the link", async () => {
  const { page, context, faults } = await openPage(browser, looksAtFirst);
  await signInAs(page, plaudit.url, 'recruiter_admin');
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.goto(`${plaudit.url}/dashboard`);
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
  expect(await faultsInLooks(page)).toEqual([]);
  // The demo has reports of the two months before.
  await makeReport(page, 3);
  const report = await makeReport(page, 2);

  await page.getByLabel('Compare with').selectOption({ index: 1 });
  await page.waitForURL(/\/report\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/);
  const compared = page.getByRole('region', { name: /^Compared with .* as a table$/ });
  await compared.waitFor();
  await page.locator('.recharts-surface').nth(1).waitFor();
  await settled(page);
  expect(await faultsInLooks(page)).toEqual([]);
  const shown = await compared
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent).join()));
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await textOf(await (await waiting).createReadStream())).split('\r\n');
  const at = lines.findIndex((line) => line.startsWith('Compared with ') && !line.includes(','));
  const plain = (line: string) => line.replaceAll('"', '').replace(/^'/, '').replaceAll(",'", ',');
  expect(lines.slice(at + 1, at + 1 + shown.length).map(plain)).toEqual(shown);

  // As by the link of an email: a new document, which has yet to learn who is signed in.
  await page.goto(report);
  await page.getByRole('heading', { name: /^Demo Agency: / }).waitFor();
  const stranger = await openPage(browser, looksAtFirst);
  await stranger.page.goto(report);
  await stranger.page.waitForFunction(() => document.title.startsWith('Not found'));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Share with a link' }).click();
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  await stranger.page.goto(report);
  await stranger.page.getByRole('heading', { name: /^Demo Agency: / }).waitFor();
  expect(await stranger.page.getByRole('button', { name: 'Share', exact: true }).count()).toBe(0);
  await stranger.context.close();
  expect(faults).toEqual([]);
  await context.close();
}, 60_000);
