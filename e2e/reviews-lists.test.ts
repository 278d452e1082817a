import { text as textOf } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindOfTab, type ListTab, labelOfTab, listTabs } from '#common/reviews/lists/tabs.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { enter, fillLists, openFirst, panel, rowsOf } from './running/lists.ts';
import { addRecruiter, type RecruiterToTest } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;
let full: RecruiterToTest;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const { connectionString } = plaudit.postgres;
  full = await addRecruiter(connectionString, 'robin');
  await fillLists(connectionString, full.recruiterId);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

test('the bar shows how many are in each list', async () => {
  const { page, context } = await openPage(browser);
  await enter(plaudit, page, full);
  const bar = page.getByRole('navigation', { name: 'Reviews', exact: true });
  const counted: Partial<Record<ListTab, number>> = {
    inviteScheduled: 30,
    inviteSent: 1,
    missingVerification: 1,
    pending: 2,
    publishedNotReplied: 3,
    publishedReplied: 1,
    badReviews: 2,
    verified: 4,
  };
  for (const [tab, count] of Object.entries(counted))
    await bar.getByRole('link', { name: `${labelOfTab(tab as ListTab)} ${count}`, exact: true }).waitFor();
  await context.close();
});

test('typing filters the list after a moment, filters are chips that remove themselves, and Back undoes it', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(plaudit, page, full, '/reviews/inviteScheduled');
  expect(await rowsOf(page).count()).toBe(25);
  await page.getByRole('searchbox').pressSequentially('person 07');
  await page.waitForURL('**q=person+07');
  await page.getByText('1 invitation shown').waitFor();
  expect(await page.getByRole('searchbox').evaluate((box) => box === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Remove filter ‘person 07’' }).click();
  await page.getByText('25 invitations shown').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await page.getByLabel('Sort').selectOption('name');
  await page.waitForURL('**sort=name');
  await rowsOf(page).first().getByText('Person 01').waitFor();
  await page.locator('summary', { hasText: 'Filter' }).click();
  await page.getByLabel('Reviewer type').selectOption('employer');
  await page.getByText('Nothing matches your filters.').waitFor();
  await page.goBack();
  await page.getByText('25 invitations shown').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('more rows load in place, and are there again after Back', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(plaudit, page, full, '/reviews/inviteScheduled');
  await page.getByRole('link', { name: 'Load more invitations' }).click();
  await page.getByText('30 invitations shown').waitFor();
  await page.getByRole('navigation', { name: 'Reviews' }).getByRole('link', { name: 'Verified' }).click();
  await page.waitForURL('**/reviews/verified');
  await page.goBack();
  await page.getByText('30 invitations shown').waitFor();
  await page.reload();
  await page.getByText('30 invitations shown').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a row opens beside the list by keyboard, the arrow keys move between rows, Back closes it', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(plaudit, page, full, '/reviews/publishedNotReplied');
  const list = page.url();
  await rowsOf(page).first().getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await page.waitForURL('**open=Review**');
  await panel(page).getByRole('button', { name: 'Next' }).click();
  await panel(page).getByText('Only for you.').waitFor();
  await panel(page).getByText('Answered every call').waitFor();
  await panel(page).getByText('Received', { exact: true }).waitFor();
  await page.goBack();
  await panel(page).waitFor({ state: 'hidden' });
  expect(page.url()).toBe(list);
  expect(faults).toEqual([]);
  await context.close();
});

test('the company is hidden and shown again with the tooltip, and stays hidden if its people left it out', async () => {
  const { page, context } = await openPage(browser);
  await enter(plaudit, page, full, '/reviews/publishedNotReplied');
  await rowsOf(page).filter({ hasText: '=cmd' }).getByRole('button').first().click();
  const hide = panel(page).getByRole('button', { name: 'Hide company name' });
  await hide.hover();
  await panel(page).getByRole('tooltip', { name: 'Hide/Show company name publicly' }).waitFor();
  await hide.click();
  await panel(page).getByText('The company name is hidden.').waitFor();
  await panel(page).getByRole('button', { name: 'Show company name' }).click();
  await panel(page).getByText('The company name is public.').waitFor();
  await page.goto(`${plaudit.url}/reviews/publishedNotReplied?q=nobody+named`);
  await openFirst(page);
  const show = panel(page).getByRole('button', { name: 'Show company name' });
  await show.hover();
  await panel(page).getByRole('tooltip', { name: 'The company selected to leave their name anonymous' }).waitFor();
  expect(await show.getAttribute('aria-disabled')).toBe('true');
  await context.close();
});

test('the shown rows are exported to a file in which no formula runs', async () => {
  const { page, context } = await openPage(browser);
  await enter(plaudit, page, full, '/reviews/badReviews?sort=lowest');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('reviews.csv');
  const text = await textOf(await file.createReadStream());
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toContain('Who,Stars,Review,Received (UTC),Reply,About,Level');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("2,'=cmd|calc in a title");
  expect(lines[2]).toContain('Thank you for this.');
  await context.close();
});

test('a waiting review shows no stars and no text, and is published once it is matched to its placement', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(plaudit, page, full, '/reviews/missingVerification');
  await openFirst(page);
  await panel(page).getByText('Mallory Fennimore').first().waitFor();
  expect(await panel(page).getByRole('img', { name: /stars/ }).count()).toBe(0);
  expect(await page.content()).not.toContain('Clear and honest from start to finish');
  await panel(page)
    .getByRole('radio', { name: /Keeper of Lamps/ })
    .check();
  await panel(page).getByRole('button', { name: 'Match' }).click();
  await page.getByText('No reviews to match.').waitFor();
  await expect
    .poll(
      async () =>
        (
          await plaudit.query(
            `select 1 from reviews where reviewer_name = 'Mallory Fennimore' and publication = 'published' and level = 2`,
          )
        ).length,
      { timeout: 20_000 },
    )
    .toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('a list that cannot be loaded says so and offers to try again', async () => {
  const { page, context } = await openPage(browser);
  await enter(plaudit, page, full, '/reviews/requested');
  await page.route('**/graphql/', (route) => route.abort());
  await page.getByRole('link', { name: 'Load more invitations' }).click();
  await page.getByText("We couldn't load more").waitFor();
  await page.unroute('**/graphql/');
  await page.getByRole('link', { name: 'Load more invitations' }).click();
  await page.getByText("We couldn't load more").waitFor({ state: 'hidden' });
  await context.close();
});

test('a reply stays at the foot of the panel, keeps what was typed, and changes every count at once', async () => {
  const { page, context, faults } = await openPage(browser, { viewport: { width: 320, height: 640 } });
  await enter(plaudit, page, full, '/reviews/publishedNotReplied?q=answered+every+call');
  const row = rowsOf(page).first();
  const field = panel(page).getByLabel('Your public reply');
  await row.getByRole('button').first().click();
  const reply = panel(page).getByRole('button', { name: /^Reply to/ });
  await expect.poll(() => reply.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(640);
  await page.keyboard.press('r');
  await expect.poll(() => field.evaluate((area) => area === document.activeElement)).toBe(true);
  await page.keyboard.type('Thank you for calling.');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  await row.getByRole('button', { name: /^Reply to/ }).click();
  await expect.poll(() => field.evaluate((area) => area === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('Thank you for calling.');
  await page.setViewportSize({ width: 1280, height: 720 });
  await panel(page).getByRole('button', { name: 'Publish reply' }).click();
  await panel(page).getByText('Reply published.').waitFor();
  await panel(page).getByText('Thank you for calling.').first().waitFor();
  await row.getByText('Replied').waitFor();
  for (const name of ['Missing Reply 3', 'Complete 2', /^Reviews ?3$/])
    await page.getByRole('link', { name, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Nothing matches your filters.').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('every list has its own words for its page', () => {
  expect(new Set(listTabs.map(labelOfTab)).size).toBe(listTabs.length);
  expect(Object.keys(kindOfTab).sort()).toEqual([...listTabs].sort());
});
