import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDeep, sample } from '#server/testing/tiers.ts';
import { openPage } from './running/chromium.ts';
import { type Hand, withKeyboard } from './running/hands.ts';
import { body, group, noticed, openReviewDesk, type ReviewDesk } from './running/review-desk.ts';
import { mailedLink } from './running/steps.ts';

let desk: ReviewDesk;

beforeAll(async () => {
  desk = await openReviewDesk();
});
afterAll(() => desk?.close());

/** What every form requires: three ratings and some words. */
async function write(hand: Hand, { title, text }: { title: string; text: string }) {
  const { page } = hand;
  await hand.choose(group(page, /^How would you rate/).getByRole('radio', { name: /^3/ }));
  await hand.write(page.getByLabel('Your review in a few words'), title);
  await hand.write(page.getByRole('textbox', { name: 'Your review', exact: true }), text);
}

const ways = [
  ['/review-invite', 'link', 'candidate'],
  ['/review-invite', 'link', 'employer'],
  ['/candidate-review', 'ats', 'candidate'],
  ['/employer-review', 'csv_imported', 'employer'],
  ['/email-sync-review', 'email-sync', 'candidate'],
] as const;

describe.each([true, false])('by keyboard alone, with JavaScript: %s', (javaScriptEnabled) => {
  const open = async () => {
    const opened = await openPage(desk.browser, { javaScriptEnabled, viewport: { width: 320, height: 700 } });
    return { ...opened, hand: withKeyboard(opened.page, { hasScripts: javaScriptEnabled }) };
  };

  test.each(sample(ways, 1, `forms by keyboard ${javaScriptEnabled}`))(
    '%s of source %s takes the review of the %s',
    async (path, source, audience) => {
      const { placement, invitation, link } = await desk.invitedBy(source, audience);
      const { page, context, faults, hand } = await open();
      const [title, text] = [`Kept their word by ${source}`, body()];
      await page.goto(link);
      expect(page.url()).toContain(path);
      await hand.press(page.getByRole('button', { name: 'Preview review' }));
      await page.getByText(/things need your attention/).waitFor();
      // Each problem links to its field.
      await hand.press(page.getByRole('link', { name: /^Enter/ }).first());
      expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/INPUT|TEXTAREA/);
      await hand.choose(group(page, 'Are these details right?').getByLabel('Yes'));
      await write(hand, { title, text });
      if (audience === 'employer') await hand.choose(group(page, /your company's name/).getByLabel('Leave it out'));
      await hand.choose(group(page, /^Were you offered anything/).getByLabel('No'));
      await hand.press(page.getByRole('button', { name: 'Preview review' }));
      await page.getByRole('article').getByText(title).waitFor();
      await hand.press(page.getByRole('button', { name: 'Edit review' }));
      await page.getByLabel('Your review in a few words').waitFor();
      expect(await page.getByRole('textbox', { name: 'Your review', exact: true }).inputValue()).toBe(text);
      await hand.press(page.getByRole('button', { name: 'Preview review' }));
      await hand.press(page.getByRole('button', { name: 'Send review' }));
      await page.waitForURL('**/recruiter/robin-reed/review/completed**');
      expect(await desk.reviewOf(invitation.recipient_email)).toMatchObject({
        title,
        overall: 3,
        level: 3,
        placement_id: placement.id,
      });
      expect(noticed(faults)).toEqual([]);
      await context.close();
    },
  );

  test.runIf(isDeep)('the open link takes a review, and an emailed page confirms it', async () => {
    const email = `open-${javaScriptEnabled}@mail.example`;
    const { page, context, faults, hand } = await open();
    const [title, text] = [`Open and fair ${javaScriptEnabled}`, body()];
    await page.goto(`${desk.plaudit.url}/recruiter/robin-reed/review`);
    await hand.press(page.getByRole('link', { name: /I was placed in a job/ }));
    await write(hand, { title, text });
    await hand.choose(group(page, /^Were you offered anything/).getByLabel('No'));
    await hand.write(page.getByLabel('Your name'), 'Una Quillfeather');
    await hand.write(page.getByLabel('Your email'), email);
    await hand.press(page.getByRole('button', { name: 'Preview review' }));
    await page.getByRole('article').getByText(title).waitFor();
    await hand.press(page.getByRole('button', { name: 'Send review' }));
    await page.getByRole('heading', { name: /One more step/ }).waitFor();
    expect(await desk.reviewOf(email)).toBeUndefined();
    await page.goto(await mailedLink(desk.plaudit, email, /http\S+\/review-confirm\/\S+/));
    await hand.press(page.getByRole('button', { name: 'Confirm review' }));
    await page.waitForURL('**/recruiter/robin-reed/review/completed**');
    expect(await desk.reviewOf(email)).toMatchObject({ title, overall: 3, level: 1, placement_id: null });
    expect(noticed(faults)).toEqual([]);
    await context.close();
  });
});
