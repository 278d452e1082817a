import { buffer } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { elementsOf, readPaper } from '#server/papers/testing/read-paper.ts';
import { overflow } from './running/axe.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
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

test('an admin builds a statement, shares it, and withdraws the link that a client has read', async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await signInAs(page, plaudit.url, 'ultimate_team');
  await page.goto(`${plaudit.url}/tools/capabilityStatement?open=new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('For the harbour board');
  await page.getByRole('button', { name: 'Make statement' }).click();
  await page.getByRole('heading', { name: 'For the harbour board', level: 1 }).waitFor();

  await page.getByLabel('Who we are (optional)').fill('We have placed harbour pilots since 1998.');
  // By its buttons, whose focus stays with the section, and by its handle.
  await page.getByRole('button', { name: 'Move up: Score' }).press('Enter');
  await page.getByRole('button', { name: 'Move down: Score' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('checkbox', { name: /^Team/ }).uncheck();
  const handle = page.locator('[data-handle="contact"]');
  const [from, to] = [await handle.boundingBox(), await page.locator('[data-handle="places"]').boundingBox()];
  await handle.scrollIntoViewIfNeeded();
  const start = (await handle.boundingBox())!;
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8 + to!.y - from!.y, { steps: 8 });
  await page.mouse.up();
  const chosen = page.getByRole('list', { name: 'Selected reviews' }).getByRole('listitem');
  const offered = page.getByRole('list', { name: 'Published reviews' }).getByRole('listitem');
  const title = await offered.first().locator('p').first().innerText();
  await offered.first().getByRole('button', { name: /^Add/ }).click();
  await chosen.first().waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes saved').waitFor();

  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  await page.getByText('Nothing is shared until you make a link.').waitFor();
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    ...['Score', 'Who we are', 'Reviews', 'Placements', 'Specialities', 'Contact', 'Places'],
  ]);
  await page.getByRole('link', { name: 'Back to editing' }).click();

  await page.getByRole('button', { name: 'Make link' }).click();
  const link = await page.getByLabel('Link to version 1').inputValue();
  expect(link).toMatch(/\/agency\/quokka-and-quill-recruitment\/statement\/[\w-]{22}$/);

  const client = await openPage(browser, { viewport: { width: 320, height: 800 } });
  await client.page.goto(link);
  await settled(client.page);
  expect(await overflow(client.page)).toBe(0);
  await client.page.getByText('We have placed harbour pilots since 1998.').waitFor();
  const [download] = await Promise.all([
    client.page.waitForEvent('download'),
    client.page.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  const paper = readPaper(await buffer(await download.createReadStream()));
  const texts = elementsOf(paper.root).map(({ text }) => text);
  expect(texts).toContain('We have placed harbour pilots since 1998.');
  expect(texts).toContain(title);
  expect(await client.context.cookies()).toEqual([]);

  await page.reload();
  await page.getByText('1 view by 1 visitor').waitFor();
  await page.getByRole('button', { name: 'Withdraw version 1' }).click();
  await page.getByRole('button', { name: 'Withdraw link' }).click();
  await page.getByText('Link withdrawn.').waitFor();
  expect((await client.page.goto(link))!.status()).toBe(404);
  expect((await client.page.goto(`${link.slice(0, -1)}_`))!.status()).toBe(404);
  await Promise.all([context.close(), client.context.close()]);
});
