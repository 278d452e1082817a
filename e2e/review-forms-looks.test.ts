import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createOpenReview } from '#server/features/reviews/writing/open-reviews.factories.ts';
import { sample } from '#server/testing/tiers.ts';
import { openPage } from './running/chromium.ts';
import { checksLooksOf, faultsInLooks, looksAtFirst } from './running/looks.ts';
import { body, group, openReviewDesk, type ReviewDesk, write } from './running/review-desk.ts';

let desk: ReviewDesk;

beforeAll(async () => {
  desk = await openReviewDesk();
});
afterAll(() => desk?.close());

test.runIf(checksLooksOf('review forms'))(
  'axe finds nothing in any state, on wide and narrow screens, in light and dark mode',
  async () => {
    const { link } = await desk.invitedBy('link', 'employer');
    const ended = await desk.invitedBy('link', 'candidate', { state: 'expired' });
    const cancelled = await desk.invitedBy('ats', 'candidate', {
      state: 'cancelled',
      cancelled_because: 'Fell through',
    });
    const placement = await createPlacement(desk.database, { recruiter_id: desk.recruiter.id });
    const sent = await createOpenReview(desk.database, {
      recruiter_id: desk.recruiter.id,
      email: placement.candidate_email!,
      placement_id: placement.id,
    });
    const old = await createOpenReview(desk.database, {
      recruiter_id: desk.recruiter.id,
      created_at: new Date(Date.now() - 8 * 86_400_000),
    });
    const { page, context } = await openPage(desk.browser, looksAtFirst);
    const preview = () => page.getByRole('button', { name: 'Preview review' }).click();
    const states: Readonly<Record<string, () => Promise<unknown>>> = {
      form: () => page.goto(link),
      errors: async () => {
        await page.goto(link);
        await preview();
        await page.getByText(/things need your attention/).waitFor();
      },
      preview: async () => {
        await page.goto(link);
        await group(page, 'Are these details right?').getByLabel("No, something's wrong").check();
        await page.getByLabel("What's wrong?").fill('It began in May.');
        await write(page, { title: 'W'.repeat(80), text: `${'Wordwithoutend'.repeat(30)} ${body()}` });
        await group(page, /your company's name/)
          .getByLabel('Show it')
          .check();
        await preview();
        await page.getByRole('article').waitFor();
      },
      side: () => page.goto(`${desk.plaudit.url}/recruiter/robin-reed/review`),
      'open form': () => page.goto(`${desk.plaudit.url}/recruiter/robin-reed/review?as=candidate`),
      'open errors': async () => {
        await page.goto(`${desk.plaudit.url}/recruiter/robin-reed/review?as=employer`);
        await preview();
        await page.getByText(/things need your attention/).waitFor();
      },
      'one step left': () => page.goto(`${desk.plaudit.url}/recruiter/robin-reed/review/completed?next=confirm`),
      confirm: () => page.goto(`${desk.plaudit.url}/review-confirm/${sent.token}`),
      'confirmed too late': () => page.goto(`${desk.plaudit.url}/review-confirm/${old.token}`),
      thanks: () => page.goto(`${desk.plaudit.url}/recruiter/robin-reed/review/completed`),
      'thanks that lead on to Google': () =>
        page.goto(`${desk.plaudit.url}/recruiter/robin-reed/review/completed/true`),
      'thanks of an agency': () => page.goto(`${desk.plaudit.url}/agency/lantern/review/completed/true`),
      'choose somebody': () => page.goto(`${desk.plaudit.url}/agency/lantern/review`),
      'nobody found': () => page.goto(`${desk.plaudit.url}/agency/lantern/review?q=zzz`),
      ended: () => page.goto(ended.link),
      cancelled: () => page.goto(cancelled.link),
      unknown: () => page.goto(`${desk.plaudit.url}/candidate-review/${placement.id}/guessed`),
      renewed: () => page.goto(`${desk.plaudit.url}/review-invite/x/guessed?renewed=1`),
    };
    const found: unknown[] = [];
    for (const [state, open] of sample(Object.entries(states), 6, 'looks of forms')) {
      await page.evaluate(() => localStorage.clear()).catch(() => {});
      await open();
      const wrong = await faultsInLooks(page);
      if (wrong.length > 0) found.push([state, ...wrong]);
    }
    expect(found).toEqual([]);
    await context.close();
  },
  300_000,
);
