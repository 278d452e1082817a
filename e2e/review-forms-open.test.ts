import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createOpenReview } from '#server/features/reviews/writing/open-reviews.factories.ts';
import { openPage } from './running/chromium.ts';
import { body, events, group, noticed, openReviewDesk, type ReviewDesk, write } from './running/review-desk.ts';
import { mailedLink } from './running/steps.ts';

let desk: ReviewDesk;

beforeAll(async () => {
  desk = await openReviewDesk();
});
afterAll(() => desk?.close());

let count = 0;
const nextName = () =>
  `Una Quill ${['ab', 'cd', 'ef', 'gh', 'ij', 'kl', 'mn', 'op', 'qr', 'st', 'uv', 'wx'][count++ % 12]}${count}`;

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('the open link takes a review, and an emailed page confirms it', async () => {
    const email = `open-${javaScriptEnabled}@mail.example`;
    const { page, context, faults } = await openPage(desk.browser, {
      javaScriptEnabled,
      viewport: { width: 320, height: 700 },
    });
    await page.goto(`${desk.plaudit.url}/agency/lantern/review`);
    await page.getByRole('searchbox', { name: "Recruiter's name" }).fill('robin');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/agency/lantern/review?q=robin');
    expect(await page.getByRole('list', { name: 'Recruiters' }).getByRole('link').count()).toBe(1);
    await page.getByRole('link', { name: /Robin Reed/ }).click();
    await page.getByRole('link', { name: /I was placed in a job/ }).click();
    const [title, text] = [`Open and fair ${javaScriptEnabled}`, body()];
    await write(page, { title, text });
    await page.getByLabel('Job title').fill('Crane <b>Operator</b>');
    const warning = page.getByText(/Our team checks reviews with links/);
    await page.getByLabel('Your review in a few words').fill('See crane-jobs.com');
    if (javaScriptEnabled) await warning.waitFor();
    await page.getByRole('button', { name: 'Preview review' }).click();
    await page.getByText(/things need your attention/).waitFor();
    expect(await page.getByLabel('Job title').inputValue()).toBe('Crane <b>Operator</b>');
    await page.getByLabel('Your name').fill(`Una ${nextName()}`);
    await page.getByLabel('Your email').fill(email);
    await page.getByRole('button', { name: 'Preview review' }).click();
    await page.getByRole('article').getByText('Crane <b>Operator</b>').waitFor();
    await warning.waitFor();
    await page.getByRole('button', { name: 'Edit review' }).click();
    await warning.waitFor();
    await page.getByLabel('Your review in a few words').fill(title);
    await page.getByRole('button', { name: 'Preview review' }).click();
    await page.getByRole('article').getByText(title).waitFor();
    expect(await warning.count()).toBe(0);
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByRole('heading', { name: /One more step/ }).waitFor();
    expect(await desk.reviewOf(email)).toBeUndefined();
    if (javaScriptEnabled) expect(await events(page)).toEqual([]);

    const link = await mailedLink(desk.plaudit, email, /http\S+\/review-confirm\/\S+/);
    await page.goto(link);
    await page.getByRole('article').getByText(title).waitFor();
    await page.getByRole('button', { name: 'Confirm review' }).click();
    await page.waitForURL('**/agency/lantern/review/completed**');
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
    if (javaScriptEnabled) expect(await events(page)).toEqual(['post-review']);
    expect(await desk.reviewOf(email)).toMatchObject({ title, level: 1, placement_id: null });
    expect((await page.goto(link))!.status()).toBe(410);
    expect(noticed(faults)).toEqual([]);
    await context.close();
  });

  test('a reviewer whose address is on a recorded placement confirms its facts; denying them leaves the review without a placement', async () => {
    for (const [answer, level] of [
      ['Yes', 3],
      ['I was never placed in this job', 1],
    ] as const) {
      const placement = await createPlacement(desk.database, { recruiter_id: desk.recruiter.id, job_title: 'Rigger' });
      const sent = await createOpenReview(desk.database, {
        recruiter_id: desk.recruiter.id,
        email: placement.candidate_email!,
        placement_id: placement.id,
      });
      const { page, context, faults } = await openPage(desk.browser, { javaScriptEnabled });
      await page.goto(`${desk.plaudit.url}/review-confirm/${sent.token}`);
      await page.getByRole('button', { name: 'Confirm review' }).click();
      await page.getByText('One thing needs your attention').waitFor();
      await group(page, 'Are these details right?').getByLabel(answer).check();
      if (javaScriptEnabled)
        await page
          .getByRole('article')
          .getByText(level === 3 ? 'Level 3' : 'Level 1')
          .waitFor();
      await page.getByRole('button', { name: 'Confirm review' }).click();
      await page.waitForURL('**/recruiter/robin-reed/review/completed**');
      const made = await desk.reviewOf(placement.candidate_email!);
      expect([made?.level, made?.placement_id]).toEqual([level, level === 3 ? placement.id : null]);
      expect(noticed(faults)).toEqual([]);
      await context.close();
    }
  });
});

test('after several reviews from one network, the browser solves a captcha', async () => {
  const { page, context, faults } = await openPage(desk.browser);
  for (let sent = 0; sent < 5; sent++) {
    await page.goto(`${desk.plaudit.url}/recruiter/robin-reed/review?as=employer`);
    await write(page, { title: `Number ${sent} of several`, text: body() });
    await page.getByLabel('Your name').fill(`Una ${nextName()}`);
    await page.getByLabel('Your email').fill(`several-${sent}@mail.example`);
    await group(page, /your company's name/)
      .getByLabel('Leave it out')
      .check();
    await page.getByRole('button', { name: 'Preview review' }).click();
    const solving = sent === 4 && page.waitForRequest(/captcha\?purpose=/);
    await page.getByRole('button', { name: 'Send review' }).click();
    await solving;
    // Nobody presses the button again.
    await page.getByRole('heading', { name: /One more step/ }).waitFor();
  }
  expect(noticed(faults)).toEqual([]);
  await context.close();
});
