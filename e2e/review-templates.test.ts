import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium, openPage } from './running/chromium.ts';
import { signInAs } from './running/demo-people.ts';
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

test('a template is made, filled with a review, and put into the reply, which its writer still edits', async () => {
  const { page, context, faults } = await openPage(browser);
  await signInAs(page, plaudit.url, 'pro_individual');
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.goto(`${plaudit.url}/reviews/publishedNotReplied`);
  await page
    .getByRole('button', { name: /^Reply to / })
    .first()
    .click();
  await page.getByLabel('Your public reply').fill('Begun by hand');
  await page.getByRole('link', { name: 'Use a template' }).click();
  await page.waitForURL(/\/review\/[^/]+\/template$/);

  await page.getByRole('button', { name: 'New saved reply' }).click();
  const dialog = page.getByRole('dialog', { name: 'New saved reply' });
  await dialog.getByLabel('Name').fill('With a mistake');
  await dialog.getByLabel('Text').fill('Thank you, {name}. All the best from {agency}.');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await dialog.getByRole('link', { name: /^We don't know \{name\}/ }).waitFor();
  await dialog.getByLabel('Text').fill('Thank you. All the best from {agency}.');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  const preview = page.getByLabel('Preview with this review');
  await preview.waitFor();
  const filled = await preview.innerText();
  expect(filled).toMatch(/^Thank you\. All the best from [^{}]+\.$/);

  await page.getByRole('button', { name: 'Use for the reply' }).click();
  await page.getByRole('dialog', { name: 'Replace what you wrote?' }).getByRole('button', { name: 'Replace' }).click();
  const reply = page.getByLabel('Your public reply');
  expect(await reply.inputValue()).toBe(filled);
  await reply.fill(`${filled} Good luck!`);
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await page.waitForURL(/\/review\/[^/]+$/);
  await page.getByText(`${filled} Good luck!`).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a template is edited, found, and deleted after a question', async () => {
  const { page, context } = await openPage(browser);
  await signInAs(page, plaudit.url, 'ultimate_team');
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.goto(`${plaudit.url}/reviews/publishedReplied`);
  await page
    .getByRole('button', { name: /^Edit reply to / })
    .first()
    .click();
  await page.getByRole('link', { name: 'Use a template' }).click();
  const rows = page.getByRole('region', { name: 'Replies' }).getByRole('link');
  await rows.first().waitFor();
  const before = await rows.count();
  await page.getByLabel('Search templates').fill('criticism');
  expect(await rows.count()).toBe(1);
  await rows.first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('After a complaint');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'After a complaint' }).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click();
  await page.getByText('Template deleted.').waitFor();
  await rows.first().waitFor();
  expect(await rows.count()).toBe(before - 1);
  await context.close();
});
