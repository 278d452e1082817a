import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { focusComesTo } from './running/hands.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;
let paths: Record<'review' | 'removed', string>;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
  const [ids] = await plaudit.query<{ review: string; removed: string }>(
    `select (select v.id from reviews v join review_replies p on p.review_id = v.id
        where v.publication = 'published' and v.placement_id is not null order by v.id limit 1) as review,
      (select id from reviews where publication = 'removed' order by id limit 1) as removed`,
  );
  paths = { review: `/review/${ids!.review}`, removed: `/review/${ids!.removed}` };
  // The longest names, texts and addresses that are possible.
  await plaudit.query(
    `with firm as (
      insert into agencies (id, slug, name, legal_name, contact_email, website, description, country, time_zone, location, is_approved)
      values (gen_random_uuid(), 'longest', $1, 'Longest', 'hello@longest.example', $2, $3, 'AU', 'Australia/Sydney', $1, true)
      returning id)
    insert into recruiters (id, agency_id, slug, name, headline, country, is_claimed)
    select gen_random_uuid(), id, 'longest-name', $4, $1, 'AU', true from firm`,
    [
      'W'.repeat(120),
      `https://${'w'.repeat(60)}.example/${'x'.repeat(80)}`,
      'Words of theirs. '.repeat(200),
      'M'.repeat(80),
    ],
  );
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

describe('on wide and narrow screens, in light and dark mode', () => {
  const looks = [
    ['an agency narrowed', () => '/agency/demo-agency?stars=5&audience=employer'],
    ['an agency without reviews, with the longest names', () => '/agency/longest'],
    ['a recruiter in short, with the longest name', () => '/people/longest-name'],
    ['one review', () => paths.review],
    ['a removed review', () => paths.removed],
  ] as const;

  test.each(sample(looks, 2, 'public pages'))(
    'axe finds nothing on %s, and it does not scroll sideways',
    async (_what, path) => {
      const { page, context } = await openPage(browser, looksAtFirst);
      await page.goto(plaudit.url + path());
      await settled(page);
      expect(await faultsInLooks(page)).toEqual([]);
      await context.close();
    },
  );
});

test('an agency leads to more of its people and reviews, to a review, and to the person reviewed', async () => {
  const { page, context, faults } = await openPage(browser);
  await page.goto(`${plaudit.url}/agency/demo-agency`);
  await settled(page);
  const people = page.locator('section[aria-labelledby=recruiters] li');
  expect(await people.count()).toBe(6);
  await page.getByRole('link', { name: 'Load more recruiters' }).click();
  await expect.poll(() => people.count()).toBeGreaterThan(6);
  await page.getByRole('link', { name: 'Load more reviews' }).click();
  await expect.poll(() => page.locator('article').count()).toBe(20);
  await page.getByRole('link', { name: /^Employers \(/ }).click();
  await page.waitForURL('**/agency/demo-agency?audience=employer');
  await page.locator('a[aria-current]', { hasText: /^Employers \(/ }).waitFor();
  const title = await page.locator('article h3').first().innerText();
  await page.locator('article h3 a').first().click();
  await page.waitForURL('**/agency/demo-agency/review/*');
  await focusComesTo(page.getByRole('dialog').getByRole('heading', { level: 2 }).first());
  await page.keyboard.press('Escape');
  await page.waitForURL('**/agency/demo-agency?audience=employer');
  await focusComesTo(page.locator('article h3 a').first());
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'How this review was verified' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/review/'));
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  await page.getByRole('link', { name: /^All reviews of / }).click();
  await page.waitForURL('**/recruiter/*');
  await page.getByRole('link', { name: 'Demo Agency', exact: true }).first().click();
  await page.waitForURL('**/agency/demo-agency');
  expect(faults).toEqual([]);
  await context.close();
});

test('all of it can be read and paged through without JavaScript', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${plaudit.url}/agency/demo-agency`);
  const first = await page.locator('section[aria-labelledby=recruiters] h3').first().innerText();
  await page.getByRole('link', { name: 'Load more recruiters' }).click();
  expect(await page.locator('section[aria-labelledby=recruiters] h3').first().innerText()).not.toBe(first);
  await page.getByRole('link', { name: 'Back to the first recruiters' }).click();
  expect(await page.locator('section[aria-labelledby=recruiters] h3').first().innerText()).toBe(first);
  await page.getByRole('link', { name: 'Load more reviews' }).click();
  await page.getByRole('link', { name: 'Back to the newest reviews' }).waitFor();
  await page.locator('article h3 a').first().click();
  await page
    .getByRole('dialog', { name: /^Review of / })
    .getByRole('article')
    .waitFor();
  await context.close();
});

test('a removed review says that it is gone, is still counted, and leads on, also once scripts run', async () => {
  const { page, context } = await openPage(browser);
  const answer = await page.goto(plaudit.url + paths.removed);
  await settled(page);
  expect(answer?.status()).toBe(410);
  await page.getByRole('heading', { name: 'This review is gone' }).waitFor();
  expect(await page.locator('main').innerText()).toMatch(/ha(s|ve) been removed so far\./);
  await page.getByRole('link', { name: /^Reviews of / }).click();
  await page.waitForURL('**/recruiter/*');
  await context.close();
});
