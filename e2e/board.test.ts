import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { enter, fillLists, panel } from './running/lists.ts';
import { checksLooksOf, faultsInLooks, looksAtFirst } from './running/looks.ts';
import { addRecruiter, type RecruiterToTest } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
let full: RecruiterToTest;

const board = '/reviews/statusColumn';
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) });
const card = (page: Page, name: string, within: string) =>
  column(page, within).getByRole('article', { name: new RegExp(`^${name},`) });
/** Waits until the card of a person is in a column and has the focus. */
const hasFocus = (page: Page, name: string, within: string) =>
  untilTrue(`${name} has the focus`, () =>
    card(page, name, within)
      .evaluate((element) => element === document.activeElement, undefined, { timeout: 500 })
      .catch(() => false),
  );

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const { connectionString } = plaudit.postgres;
  full = await addRecruiter(connectionString, 'robin');
  await fillLists(connectionString, full.recruiterId);
  const database = connect(connectionString, 1);
  for (const candidate_name of ['Alma Archer', 'Bela Brook'])
    await createPlacement(database, {
      recruiter_id: full.recruiterId,
      candidate_name,
      invites_employer: false,
      start_date: new Date().toISOString().slice(0, 10),
    });
  await database.close();
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

test('by keyboard alone a card is invited, the invitation is taken back, and a review is opened and answered', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(plaudit, page, full, board);
  await card(page, 'Alma Archer', 'Invite not sent')
    .or(card(page, 'Bela Brook', 'Invite not sent'))
    .first()
    .waitFor();
  await column(page, 'Missing Verification').getByRole('article').first().focus();
  await page.keyboard.press('ArrowRight');
  const [first, second] = (await column(page, 'Invite not sent')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((one) => one.getAttribute('aria-label')!.split(',')[0]!))) as [string, string];
  await hasFocus(page, first, 'Invite not sent');

  // Refused moves say why; possible ones come first.
  await page.keyboard.press('m');
  const menu = page.getByRole('menu', { name: `Move ${first} to` });
  await menu.waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await menu.getByText('Published reviews with four stars or fewer appear here automatically.').waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(page, first, 'Invite not sent');
  await page.keyboard.press('m');
  await menu.getByRole('menuitem', { name: 'Invite Scheduled' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await card(page, first, 'Invite Scheduled').waitFor();
  await column(page, 'Invite Scheduled').getByRole('heading', { name: 'Invite Scheduled 31' }).waitFor();
  await hasFocus(page, second, 'Invite not sent');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await card(page, first, 'Invite not sent').getByText('Canceled').waitFor();
  await column(page, 'Invite Scheduled').getByRole('heading', { name: 'Invite Scheduled 30' }).waitFor();

  // Space picks a card up, and arrows carry it.
  await card(page, second, 'Invite not sent').focus();
  await page.keyboard.press('Space');
  await page.getByText('Choose a column with the left and right arrow keys').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText('Over Invite Scheduled.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await card(page, second, 'Invite Scheduled').waitFor();

  const answered = column(page, 'Published - Missing Reply').getByRole('article').first();
  await answered.focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('heading', { name: 'History' }).waitFor();
  expect(new URL(page.url()).searchParams.get('open')).toMatch(/^Review:/);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  await untilTrue('the card has the focus again', () =>
    answered.evaluate((element) => element === document.activeElement),
  );
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Published - Complete' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await panel(page).getByLabel('Your public reply').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Thank you for writing about how it went.');
  await panel(page).getByRole('button', { name: 'Publish reply' }).press('Enter');
  await column(page, 'Published - Complete').getByRole('heading', { name: 'Published - Complete 2' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a card is dragged to where it may go, and elsewhere the board says why not; a shared link counts its visits', async () => {
  const { page, context, faults } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(plaudit, page, full, board);
  const dragTo = async (to: string) => {
    const from = (await column(page, 'Invite Scheduled').getByRole('article').first().boundingBox())!;
    const goal = (await column(page, to).boundingBox())!;
    await page.mouse.move(from.x + 40, from.y + 60);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 70, { steps: 3 });
    await page.mouse.move(goal.x + 80, goal.y + 200, { steps: 6 });
    await page.mouse.up();
  };
  const dragged = column(page, 'Invite Scheduled').getByRole('article').first();
  await dragged.waitFor();
  const name = (await dragged.getAttribute('aria-label'))!.split(',')[0]!;
  await dragTo('Missing Verification');
  await page.getByRole('alert').getByText("There is no review yet. The person hasn't been invited.").waitFor();
  await card(page, name, 'Invite Scheduled').waitFor();
  await dragTo('Invite not sent');
  await card(page, name, 'Invite Scheduled').waitFor({ state: 'detached' });
  await page.getByText(`Invitation to ${name} canceled.`).waitFor();

  await column(page, '4 or Less Stars').getByRole('article').first().click();
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const visitor = await openPage(browser);
  const told = visitor.page.waitForResponse(
    (answer) => answer.request().postData()?.includes('noteShareSeen') ?? false,
  );
  await visitor.page.goto(link);
  await told;
  await visitor.context.close();
  await page.goto(`${plaudit.url}/reviews/shared`);
  await page.getByRole('row', { name: /Link.* 1$/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test.runIf(checksLooksOf('board'))(
  'axe finds nothing on the board and on what was shared, and neither scrolls sideways',
  async () => {
    const { page, context } = await openPage(browser, looksAtFirst);
    await enter(plaudit, page, full, board);
    await column(page, 'Invite Scheduled').getByRole('article').first().waitFor();
    expect(await faultsInLooks(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByLabel('Column').selectOption({ label: 'Missing Reply (2)' });
    await page.waitForURL('**column=published_missing_reply');
    await column(page, 'Missing Reply').getByRole('article').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(2);
    await page.goto(`${plaudit.url}/reviews/shared`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faultsInLooks(page)).toEqual([]);
    await context.close();
  },
);
