import { text as textOf } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { signInAs } from './running/demo-people.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { addRecruiter } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { signIn } from './running/steps.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) });
const charts = (page: Page) => page.locator('.recharts-surface');

/** A table's lines, each with its cells. */
const linesOf = (page: Page, title: string) =>
  page
    .getByRole('region', { name: `${title}, as a table` })
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));

test("an agency's admin narrows the figures, reads them as tables, and exports what is shown", async () => {
  const { page, context, faults } = await openPage(browser, looksAtFirst);
  await signInAs(page, plaudit.url, 'recruiter_admin');
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.goto(`${plaudit.url}/dashboard`);
  await charts(page).nth(2).waitFor();
  await settled(page);
  expect(await faultsInLooks(page)).toEqual([]);

  await page.getByLabel('Reviewer type').selectOption('Employers');
  await page.waitForURL('**/dashboard?audience=employer');
  await page.getByLabel('Period').selectOption('Custom dates');
  await page.waitForURL(/period=custom/);
  await page.getByLabel('From', { exact: true }).fill('2026-01-15');
  await page.getByLabel('From', { exact: true }).press('Enter');
  await page.waitForURL(/from=2026-01-15/);
  await page.getByText('Jan 15, 2026 –').waitFor();
  await page.getByLabel('Recruiter').selectOption('Ada Demo');
  await page.waitForURL(/recruiter=/);
  const narrowed = page.url();
  await page.reload();
  expect(page.url()).toBe(narrowed);
  expect(await page.getByLabel('Recruiter').locator('option:checked').textContent()).toBe('Ada Demo');

  const titles = ['Score over time', 'Reviews by level', 'Invitations and answers', 'From invited to published'];
  for (const title of titles) {
    const toggle = card(page, title).getByRole('button', { name: 'Show as table' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: `${title}, as a table` }).waitFor();
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  }
  expect(await faultsInLooks(page)).toEqual([]);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^dashboard 2026-01-15 to .*\.csv$/);
  const lines = (await textOf(await file.createReadStream())).split('\r\n');
  expect(lines).toContain('Recruiter,Ada Demo');
  expect(lines).toContain('Reviewer type,Employers');
  for (const title of titles) {
    const shown = await linesOf(page, title);
    const written = lines.slice(lines.indexOf(title) + 1).slice(0, shown.length);
    expect(written.map((line) => line.replaceAll('"', ''))).toEqual(shown.map((cells) => cells.join()));
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('a new recruiter is told what to do first, and a hiring user sees the reviews they gave', async () => {
  const { credentials } = await addRecruiter(plaudit.postgres.connectionString, 'fresh');
  const fresh = await openPage(browser, looksAtFirst);
  await signIn(fresh.page, plaudit, { email: credentials.username, password: credentials.password });
  await fresh.page.waitForURL((url) => url.pathname !== '/');
  await fresh.page.goto(`${plaudit.url}/dashboard`);
  await fresh.page.getByRole('heading', { name: 'Get your first review' }).waitFor();
  expect(await charts(fresh.page).count()).toBe(0);
  expect(await faultsInLooks(fresh.page)).toEqual([]);
  await fresh.context.close();

  const hiring = await openPage(browser, looksAtFirst);
  await signInAs(hiring.page, plaudit.url, 'user');
  await hiring.page.goto(`${plaudit.url}/dashboard`);
  await hiring.page.getByRole('region', { name: 'Reviews you gave' }).getByRole('row').nth(1).waitFor();
  expect(await faultsInLooks(hiring.page)).toEqual([]);
  expect([...fresh.faults, ...hiring.faults]).toEqual([]);
  await hiring.context.close();
});
