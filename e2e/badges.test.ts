import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium, openPage } from './running/chromium.ts';
import { signInAs } from './running/demo-people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;
/** Another site, whose page shows the code that was copied. */
let host: Server;
let code = '';

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
  host = createServer((_request, response) => {
    response.setHeader('content-security-policy', `default-src 'none'; img-src ${plaudit.url}`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Another site</title><body>${code}</body></html>`);
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  host?.close();
  await browser?.close();
  await plaudit?.stop();
});

test('a held badge is downloaded, shown on another site, and leads to the profile that says what holds', async () => {
  const { page, context, faults } = await openPage(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, plaudit.url, 'ultimate_team');
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.goto(`${plaudit.url}/marketing-assets`);
  const pictures = page.getByRole('img', { name: 'Ulla Demo: Recommended recruiter on Plaudit' });
  await pictures.first().waitFor();
  expect(await pictures.count()).toBe(5);
  await page.getByLabel('Colors').selectOption('dark');
  for (const [label, name, start] of [
    ['Download PNG: Badge', 'plaudit-badge-dark.png', '89504e47'],
    ['Download SVG: Email signature', 'plaudit-email_signature-dark.svg', '3c737667'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(name);
    expect(
      Buffer.concat(await (await file.createReadStream()).toArray())
        .subarray(0, 4)
        .toString('hex'),
    ).toBe(start);
  }
  const events = await page.evaluate(() =>
    window.dataLayer?.filter(({ event }) => event === 'recommended_badge_downloaded'),
  );
  expect(events).toEqual([
    { event: 'recommended_badge_downloaded', which: 'badge' },
    { event: 'recommended_badge_downloaded', which: 'email_signature' },
  ]);
  await page.getByRole('row', { name: /^Ulla Demo Until / }).waitFor();

  for (const [kind, width] of [
    ['Badge', 360],
    ['Email signature', 600],
  ] as const) {
    await page.getByRole('button', { name: `Copy code: ${kind}`, exact: true }).click();
    await page.getByText(`Code of “${kind}” copied.`).waitFor();
    code = await page.evaluate(() => navigator.clipboard.readText());
    const other = await openPage(browser);
    await other.page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    const shown = other.page.getByRole('img', { name: 'Ulla Demo: Recommended recruiter on Plaudit' });
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
    await shown.click();
    await other.page.waitForURL(`${plaudit.url}/recruiter/ulla-demo#recommended`);
    await other.page
      .getByText(/^Ulla Demo has been a recommended recruiter since .* The badge is valid until /)
      .waitFor();
    await other.page.getByText(/^Now: \d+ verified reviews, score 4\.\d\d, coverage \d+%\.$/).waitFor();
    await other.page.getByRole('link', { name: 'Recommended recruiter', exact: true }).waitFor();
    expect(await other.context.cookies(`http://127.0.0.1`)).toEqual([]);
    expect(other.faults).toEqual([]);
    await other.context.close();
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('those without the badge see what is missing, and what helps', async () => {
  const { page, context, faults } = await openPage(browser);
  await signInAs(page, plaudit.url, 'pro_individual');
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.goto(`${plaudit.url}/marketing-assets`);
  await page.getByText("You get the badge in the night after you've met all three requirements.").waitFor();
  await page.getByText(/^[34]\.\d\d, needs 4\.3$/).waitFor();
  expect(await page.getByRole('button', { name: /^Copy code/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Invite to review' }).first().click();
  await page.waitForURL(/\/reviews\/requested$/);
  expect(faults).toEqual([]);
  await context.close();
});
