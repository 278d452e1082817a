import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink, type Story, sendInvitation, signIn, writeReview } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const story: Story = {
  name: 'Ines Quillfeather',
  email: 'ines@person.example',
  jobTitle: 'Weir Surveyor',
  title: 'Said what the weir was like in winter',
  body: 'The hours on the water were named before I asked, and the first month was paid as it had been put in writing.',
};
const account = (name: string) => ({ email: `${name}@demo.example`, password: demoPassword });

test("one person does the README's main job on one machine", async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, plaudit, account('pro_individual'));
  await page.waitForURL(/\/(home|dashboard)$/);
  await sendInvitation(page, story);
  const reviewer = await openPage(browser);
  await writeReview(reviewer.page, await mailedLink(plaudit, story.email, /http\S+\/review-invite\/\S+/), story);
  await untilTrue('it waits for a moderator', async () => {
    const [row] = await plaudit.query<{ moderation: string; signals: string[] }>(
      'select moderation, signals from reviews where title = $1',
      [story.title],
    );
    return row?.moderation === 'queued' && row.signals.includes('recruiter_device');
  });

  const moderator = await openPage(browser);
  await signIn(moderator.page, plaudit, account('super_admin'));
  await moderator.page.waitForURL('**/panel-admin');
  await moderator.page.goto(`${plaudit.url}/panel-admin/reviews`);
  await settled(moderator.page);
  const row = moderator.page.getByRole('row').filter({ hasText: story.title });
  // The oldest comes first, and the demo has more than one page of them.
  await untilTrue('the review is in the list', async () => {
    const more = moderator.page.getByText('Load more reviews');
    if ((await row.count()) === 0 && (await more.count()) === 1) await more.click();
    return (await row.count()) > 0;
  });
  await row.getByRole('button').first().click();
  const opened = moderator.page.getByRole('dialog', { name: story.title });
  await opened.getByText('Same device or network as the recruiter').first().waitFor();
  await opened.getByRole('button', { name: /^Approve/ }).click();
  await moderator.page.locator('dialog[open]').getByRole('button', { name: 'Publish' }).click();
  await untilTrue('it is published', async () => {
    const rows = await plaudit.query(`select from reviews where title = $1 and publication = 'published'`, [
      story.title,
    ]);
    return rows.length === 1;
  });

  await page.goto(`${plaudit.url}/search`);
  await page.getByLabel(/Name, agency, place, or keyword/).fill('demo recruiter');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Demo Recruiter', exact: true }).click();
  const article = page.getByRole('article').filter({ hasText: story.title });
  expect(await article.innerText()).toMatch(/Level 3/);

  await page.goto(`${plaudit.url}/reviews/requested`);
  await page.getByRole('link', { name: 'Missing Reply' }).first().click();
  await page.getByRole('row').filter({ hasText: story.title }).getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reply/ })
    .click();
  await page.getByLabel('Your public reply').fill('Thank you. Mind the ice.');
  await page.getByRole('form', { name: 'Your reply' }).getByRole('button', { name: /reply/i }).click();
  await untilTrue('the reply is on the public page', async () => {
    const html = await (await fetch(`${plaudit.url}/recruiter/demo-recruiter`)).text();
    return html.includes('Mind the ice.');
  });
  expect([...faults, ...reviewer.faults, ...moderator.faults]).toEqual([]);
});
