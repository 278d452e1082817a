import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '#server/testing/tiers.ts';
import { openPage, settled } from './running/chromium.ts';
import {
  body,
  events,
  googleUrl,
  group,
  noticed,
  openReviewDesk,
  type ReviewDesk,
  write,
} from './running/review-desk.ts';
import { mailedLink } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let desk: ReviewDesk;

beforeAll(async () => {
  desk = await openReviewDesk();
});
afterAll(() => desk?.close());

const ways = [
  ['/review-invite', 'link', 'candidate'],
  ['/review-invite', 'link', 'employer'],
  ['/candidate-review', 'ats', 'candidate'],
  ['/employer-review', 'csv_imported', 'employer'],
  ['/email-sync-review', 'email-sync', 'candidate'],
] as const;

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test.each(sample(ways, 2, `forms ${javaScriptEnabled}`))(
    '%s of source %s takes the review of the %s',
    async (path, source, audience) => {
      const { invitation, placement, link } = await desk.invitedBy(source, audience);
      expect(link).toContain(path);
      const { page, context, faults } = await openPage(desk.browser, {
        javaScriptEnabled,
        viewport: { width: 320, height: 700 },
      });
      const [title, text] = [`Kept their word by ${source} ${audience} ${javaScriptEnabled}`, body()];
      await page.goto(link);
      await page.getByLabel('Your review in a few words').fill(title);
      await page.getByRole('button', { name: 'Preview review' }).click();
      await page.getByText(/things need your attention/).waitFor();
      expect(await page.getByLabel('Your review in a few words').inputValue()).toBe(title);
      await group(page, 'Are these details right?').getByLabel('Yes').check();
      await write(page, { title, text });
      if (audience === 'employer')
        await group(page, /your company's name/)
          .getByLabel('Show it')
          .check();
      await page.getByRole('button', { name: 'Preview review' }).click();
      const preview = page.getByRole('article');
      await preview.getByText(title).waitFor();
      const said = await preview.innerText();
      expect(said).toContain('Una Q.');
      expect(said.includes('Pinwheel Logistics')).toBe(audience === 'employer');
      if (javaScriptEnabled) {
        await settled(page);
        await page.reload();
        await preview.getByText(title).waitFor();
        await page.goBack();
        await page.getByLabel('Your review in a few words').waitFor();
        expect(await writtenAs(page)).toEqual([title, text]);
        // Forward leads to the preview again, unless something else was typed since.
        await page.goForward();
        await preview.getByText(title).waitFor();
      }
      await page.getByRole('button', { name: 'Edit review' }).click();
      await page.getByLabel('Your review in a few words').waitFor();
      expect(await writtenAs(page)).toEqual([title, text]);
      if (javaScriptEnabled) {
        await page.getByLabel('Your review in a few words').fill('Changed since');
        await page.goForward();
        await settled(page);
        expect(await writtenAs(page)).toEqual(['Changed since', text]);
        await page.getByLabel('Your review in a few words').fill(title);
      }
      await page.getByRole('button', { name: 'Preview review' }).click();
      await page.getByRole('button', { name: 'Send review' }).click();
      await page.waitForURL('**/recruiter/robin-reed/review/completed**');
      await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
      expect(await page.getByRole('link', { name: 'Write a review on Google' }).getAttribute('href')).toBe(googleUrl);
      if (javaScriptEnabled) {
        expect(await events(page)).toEqual(['post-review']);
        expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
        await page.reload();
        expect(await events(page)).toEqual([]);
      }
      expect(await desk.reviewOf(invitation.recipient_email)).toMatchObject({
        title,
        level: 3,
        placement_id: placement.id,
        source: source === 'email-sync' ? 'email-sync' : 'link',
      });
      // No page on the way back makes the browser ask whether to send a form again.
      for (let back = 0; back < 6; back++) {
        await page.goBack().catch((error: Error) => expect(error.message).not.toContain('ERR_CACHE_MISS'));
        expect(page.url()).not.toContain('chrome-error');
      }
      // In its own tab: this one may still be navigating back.
      const later = await context.newPage();
      expect((await later.goto(link))!.status()).toBe(410);
      await later.getByRole('heading', { name: "You've already sent this review" }).waitFor();
      expect(noticed(faults)).toEqual([]);
      await context.close();
    },
  );

  test('an expired link is renewed with a button, to the same address', async () => {
    const { invitation, link } = await desk.invitedBy('link', 'candidate', {
      state: 'expired',
      recipient_email: `ended-${javaScriptEnabled}@mail.example`,
    });
    const { page, context, faults } = await openPage(desk.browser, { javaScriptEnabled });
    expect((await page.goto(link))!.status()).toBe(410);
    await page.getByRole('button', { name: 'Email me a new link' }).click();
    await page.getByRole('heading', { name: 'A new link is on its way' }).waitFor();
    const renewed = await mailedLink(
      desk.plaudit,
      invitation.recipient_email,
      /http\S+\/review-invite\/[\w-]+\/[\w-]+/,
    );
    expect(renewed).not.toBe(link);
    expect((await page.goto(link))!.status()).toBe(404);
    expect((await page.goto(renewed))!.status()).toBe(200);
    await page.getByRole('heading', { name: 'How was your experience with Robin Reed?' }).waitFor();
    expect(noticed(faults)).toEqual([]);
    await context.close();
  });
});

const writtenAs = (page: Page) =>
  Promise.all([
    page.getByLabel('Your review in a few words').inputValue(),
    page.getByRole('textbox', { name: 'Your review', exact: true }).inputValue(),
  ]);

/** Presses Tab until something has the focus, like somebody without a mouse. */
async function tabTo(page: Page, target: Locator) {
  for (let press = 0; press < 60; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not come to ${target}`);
}

test('a reviewer whose browser loads our code late is not suspected of sending too fast', async () => {
  const { invitation, link } = await desk.invitedBy('link', 'candidate');
  const { page, context } = await openPage(desk.browser);
  const { promise: whenWanted, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/start-[^/]+\.js/, async (route) => {
    await whenWanted;
    await route.continue();
  });
  await page.goto(link, { waitUntil: 'commit' });
  await group(page, 'Are these details right?').getByLabel('Yes').check();
  await write(page, { title: 'Their code was late', text: body() });
  await page.getByRole('button', { name: 'Preview review' }).click();
  await page.getByRole('article').getByText('Their code was late').waitFor();
  letCome();
  await settled(page);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.waitForURL('**/review/completed**');
  const signals = async () =>
    desk.plaudit.query<{ signals: string[] }>(
      `select signals from reviews where reviewer_email = $1 and moderation <> 'received'`,
      [invitation.recipient_email],
    );
  await untilTrue('it is checked', async () => (await signals()).length === 1);
  expect((await signals())[0]!.signals).not.toContain('sent_too_fast');
  await context.close();
});

test('an employer writes by keyboard alone, and a draft comes back after a reload', async () => {
  const { invitation, link } = await desk.invitedBy('api', 'employer');
  const { page, context, faults } = await openPage(desk.browser);
  const title = 'Written without a mouse';
  const press = async (target: Locator, key = 'Space') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await page.goto(link);
  await press(group(page, 'Are these details right?').getByLabel('Yes'));
  await tabTo(
    page,
    group(page, /^How would you rate/)
      .getByRole('radio')
      .first(),
  );
  await page.keyboard.press('Space');
  for (const _ of [2, 3]) await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('Your review in a few words'));
  await page.keyboard.type(title);
  await tabTo(page, page.getByRole('textbox', { name: 'Your review', exact: true }));
  await page.keyboard.type(body());
  await untilTrue('the draft is kept', () =>
    page.evaluate((words) => Object.values(localStorage).some((kept) => String(kept).includes(words)), title),
  );
  await page.reload();
  await untilTrue(
    'the draft is back',
    async () => (await page.getByLabel('Your review in a few words').inputValue()) === title,
  );
  // In a group without a choice, the first option has the focus; the arrow key moves on and chooses.
  await press(group(page, /your company's name/).getByLabel('Show it'), 'ArrowDown');
  await press(group(page, /^Were you offered anything/).getByLabel('No'));
  await press(page.getByRole('button', { name: 'Preview review' }), 'Enter');
  await page.getByRole('heading', { name: 'This is what everyone will see' }).waitFor();
  await press(page.getByRole('button', { name: 'Send review' }), 'Enter');
  await page.waitForURL('**/review/completed**');
  expect(await desk.reviewOf(invitation.recipient_email)).toMatchObject({ title, overall: 3 });
  expect(noticed(faults)).toEqual([]);
  await context.close();
});

test('one star and five stars get the same thanks, with the same link to Google', async () => {
  const thanks = [];
  for (const stars of [1, 5]) {
    const { link } = await desk.invitedBy('link', 'candidate');
    const { page, context } = await openPage(desk.browser);
    await page.goto(link);
    await group(page, 'Are these details right?').getByLabel('Yes').check();
    await write(page, { title: 'Stars of both kinds', text: body(), stars });
    await page.getByRole('button', { name: 'Preview review' }).click();
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
    thanks.push(await page.getByRole('main').innerHTML());
    await context.close();
  }
  expect(thanks[0]).toBe(thanks[1]);
  expect(thanks[0]).toContain(googleUrl);
});
