import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Database } from '#server/database/database.ts';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { createReviewLink } from '#server/features/reviews/after-publication.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { focusComesTo, type Hand, withKeyboard, withMouse } from './running/hands.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink, signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
let database: Database;
let recruiterId: string;
let count = 0;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
  database = connect(plaudit.postgres.connectionString, 1);
  const [recruiter] = await plaudit.query<{ id: string }>("select id from recruiters where slug = 'demo-recruiter'");
  recruiterId = recruiter!.id;
});
afterAll(async () => {
  await browser?.close();
  await database?.close();
  await plaudit?.stop();
});

interface Published {
  id: string;
  title: string;
  email: string;
  link: string;
}

/** A published review of the demo recruiter that no other test uses, with its writer's link. */
async function published(): Promise<Published> {
  const number = count++;
  const review = await createReview(database, {
    recruiter_id: recruiterId,
    title: `Told how it stood, ${['at once', 'each day', 'each week', 'each month'][number % 4]} ${number}`,
    reviewer_email: `writer-${number}@person.example`,
  });
  const token = await createReviewLink(database, review);
  return {
    id: review.id,
    title: review.title,
    email: review.reviewer_email!,
    link: `${plaudit.url}/review-edit/${review.id}/${token}`,
  };
}

const rowOf = async ({ id }: Published) =>
  (
    await plaudit.query<{ title: string; overall: number; publication: string; is_hidden: boolean }>(
      'select title, overall, publication, is_hidden from reviews where id = $1',
      [id],
    )
  )[0]!;
const casesOf = ({ id }: Published) =>
  plaudit.query<{ state: string; answer: string | null; decided_words: string | null }>(
    'select state, answer, decided_words from review_flag_cases where review_id = $1 order by opened_at',
    [id],
  );
const statusOf = async ({ id }: Published) =>
  (await fetch(`${plaudit.url}/review/${id}`, { redirect: 'manual' })).status;
const toldTo = (email: string, words: RegExp) =>
  untilTrue(`${email} is told`, () =>
    plaudit.mailbox.arrived.some(({ to, subject }) => to === email && words.test(subject)),
  );

const ways = [
  { by: 'mouse', javaScriptEnabled: true },
  { by: 'keyboard', javaScriptEnabled: true },
  { by: 'keyboard', javaScriptEnabled: false },
] as const;

describe.each(sample(ways, 1, 'life of a review'))(
  'by $by, with JavaScript: $javaScriptEnabled',
  ({ by, javaScriptEnabled }) => {
    let networks = 0;
    const handOf = (page: Page, hasScripts: boolean): Hand =>
      by === 'mouse' ? withMouse(page) : withKeyboard(page, { hasScripts });
    /** Somebody without an account, each from their own network. */
    const somebody = async () => {
      const network = `198.51.${ways.findIndex((way) => way.by === by && way.javaScriptEnabled === javaScriptEnabled)}.${++networks}`;
      const opened = await openPage(browser, { javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': network } });
      return { ...opened, hand: handOf(opened.page, javaScriptEnabled) };
    };
    /** A super admin at a flagged review; signed-in pages need scripts. */
    const moderatorAt = async ({ title }: Published) => {
      const opened = await openPage(browser);
      const hand = handOf(opened.page, true);
      await signIn(opened.page, plaudit, { email: 'super_admin@demo.example', password: demoPassword });
      await opened.page.waitForURL('**/panel-admin');
      await opened.page.goto(`${plaudit.url}/panel-admin/review-flags`);
      await hand.press(opened.page.getByRole('row').filter({ hasText: title }).getByRole('button').first());
      await opened.page.getByRole('button', { name: 'Start review' }).waitFor();
      return { ...opened, hand, question: opened.page.locator('dialog[open]') };
    };
    const flag = async (review: Published, reason: RegExp, email: string) => {
      const { page, hand, context, faults } = await somebody();
      await page.goto(`${plaudit.url}/review/${review.id}`);
      await hand.press(page.getByRole('article').getByRole('link', { name: /^Flag/ }));
      const dialog = page.getByRole('dialog', { name: 'Flag this review' });
      await hand.choose(dialog.getByRole('radio', { name: reason }));
      await hand.write(dialog.getByLabel('Tell us more'), 'It says that I am the manager, and I never was.');
      await hand.write(dialog.getByLabel('Your email'), email);
      await hand.press(dialog.getByRole('button', { name: 'Flag this review' }));
      await page.getByText('Thanks, we got your flag').waitFor();
      expect(await casesOf(review)).toMatchObject([{ state: 'open', answer: null }]);
      expect(faults).toEqual([]);
      await context.close();
    };

    test('its writer edits it with the emailed link, and the public reads the new version', async () => {
      const review = await published();
      const { page, hand, context, faults } = await somebody();
      const title = `Seen anew by ${by}`;
      await page.goto(review.link);
      await hand.press(page.getByRole('link', { name: 'Edit', exact: true }));
      await hand.write(page.getByLabel('Your review in a few words'), title);
      // Without digits: they might be a phone number, and the review would wait for a moderator.
      const words = `After half a year I see it in another light, as the role ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')} has grown.`;
      await hand.write(page.getByRole('textbox', { name: 'Your review', exact: true }), words);
      await hand.choose(page.getByRole('group', { name: /^How would you rate/ }).getByRole('radio', { name: /^2/ }));
      await hand.press(page.getByRole('button', { name: /preview/i }));
      await page.getByRole('article').getByText(words).waitFor();
      await hand.press(page.getByRole('button', { name: 'Send review' }));
      await page.getByText("We've received your changes").waitFor();
      await untilTrue('the edit is public', async () => (await rowOf(review)).title === title);
      expect(await rowOf(review)).toMatchObject({ overall: 2, publication: 'published' });
      await untilTrue('the public reads it', async () =>
        (await (await fetch(`${plaudit.url}/review/${review.id}`)).text()).includes(words),
      );
      expect(faults).toEqual([]);
      await context.close();
    });

    test('its writer withdraws it after a confirmation', async () => {
      const review = await published();
      const { page, hand, context, faults } = await somebody();
      await page.goto(review.link);
      await hand.press(page.getByRole('link', { name: 'Withdraw', exact: true }));
      await page.getByRole('heading', { name: /^Withdraw your review/ }).waitFor();
      expect((await rowOf(review)).publication).toBe('published');
      await hand.press(page.getByRole('button', { name: 'Withdraw review' }));
      await page.getByRole('heading', { name: 'You withdrew this review' }).waitFor();
      expect((await rowOf(review)).publication).toBe('withdrawn');
      await untilTrue('its page is gone', async () => (await statusOf(review)) === 410);
      expect(faults.filter((fault) => !fault.includes('410'))).toEqual([]);
      await context.close();
    });

    test('it is flagged, its writer answers, a moderator takes it up and keeps it, and both are told', async () => {
      const review = await published();
      const neighbour = `neighbour-${by}-${javaScriptEnabled}@person.example`;
      await flag(review, /^A false statement/, neighbour);
      const writer = await somebody();
      await writer.page.goto(await mailedLink(plaudit, review.email, /http\S+\/flag-answer\/\S+/));
      const answer = 'I have the letter in which they sign as the manager.';
      await writer.hand.write(writer.page.getByRole('textbox', { name: 'Your answer' }), answer);
      await writer.hand.press(writer.page.getByRole('button', { name: 'Send answer' }));
      await writer.page.getByText("We've received your answer").waitFor();
      expect(await casesOf(review)).toMatchObject([{ state: 'open', answer }]);

      const { page, hand, question, context, faults } = await moderatorAt(review);
      await page.getByText(answer).waitFor();
      const takeUp = page.getByRole('button', { name: 'Start review' }).first();
      await hand.press(takeUp);
      await question.waitFor();
      await hand.leave();
      await question.waitFor({ state: 'hidden' });
      await focusComesTo(takeUp);
      await hand.press(takeUp);
      await hand.press(question.getByRole('button', { name: 'Start review' }));
      await question.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Keep review' }).waitFor();
      expect(await rowOf(review)).toMatchObject({ publication: 'under_review', is_hidden: false });
      await hand.press(page.getByRole('button', { name: 'Keep review' }));
      await hand.write(question.getByLabel('Message to the reviewer and the recruiter'), 'The letter shows it.');
      await hand.press(question.getByRole('button', { name: 'Keep review' }));
      await question.waitFor({ state: 'hidden' });
      await untilTrue('it stays', async () => (await rowOf(review)).publication === 'published');
      expect(await casesOf(review)).toMatchObject([{ state: 'upheld', answer, decided_words: 'The letter shows it.' }]);
      await toldTo(neighbour, /stays up/);
      await writer.page.reload();
      await writer.page.getByText('Your review stays').waitFor();
      expect([...faults, ...writer.faults]).toEqual([]);
      await Promise.all([context.close(), writer.context.close()]);
    });

    test('it is flagged for personal data, hidden at once, and removed', async () => {
      const review = await published();
      const neighbour = `named-${by}-${javaScriptEnabled}@person.example`;
      await flag(review, /^Personal data/, neighbour);
      const { page, hand, question, context, faults } = await moderatorAt(review);
      await hand.press(page.getByRole('button', { name: 'Start review' }).first());
      await hand.choose(question.getByLabel('Hide it until you decide'));
      await hand.press(question.getByRole('button', { name: 'Start review' }));
      await question.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Remove review' }).waitFor();
      expect((await rowOf(review)).is_hidden).toBe(true);
      await untilTrue('its page is hidden', async () => (await statusOf(review)) === 404);
      await hand.press(page.getByRole('button', { name: 'Remove review' }).first());
      await hand.select(question.getByLabel('Why'), 'personal_data');
      await hand.press(question.getByRole('button', { name: 'Remove review' }));
      await question.waitFor({ state: 'hidden' });
      await untilTrue('it is removed', async () => (await rowOf(review)).publication === 'removed');
      expect(await casesOf(review)).toMatchObject([{ state: 'removed' }]);
      await untilTrue('its page is gone', async () => (await statusOf(review)) === 410);
      await toldTo(neighbour, /removed/i);
      expect(faults).toEqual([]);
      await context.close();
    });
  },
);
