import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import {
  elsewhere,
  isPublishedAtLevel3,
  mailedLink,
  type Story,
  sendInvitation,
  signIn,
  writeReview,
} from './running/steps.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const newcomer = {
  name: 'Nell Farthingdale',
  email: 'nell@farthing-hire.example',
  password: 'three grey herons at noon',
};
const story: Story = {
  name: 'Gus Quillfeather',
  email: 'gus@person.example',
  jobTitle: 'Tunnel Surveyor',
  title: 'Each promise was kept on its day',
  body: 'The shaft was described as it is, wet and cold, and so was the pay. Nothing on the first day was a surprise.',
};

test('a stranger enquires, is approved, signs in, invites, and gets a review of level 3', async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(`${plaudit.url}/`);
  await page.getByRole('link', { name: /recruiter profile/i }).click();
  await page.getByLabel('Your name').fill(newcomer.name);
  await page.getByLabel('Agency').fill('Farthing Hire');
  await page.getByLabel('Work email').fill(newcomer.email);
  await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/nell-farthingdale');
  await page.getByLabel('Country').selectOption('Australia');
  await page.getByRole('button', { name: 'Request a free profile' }).click();
  await page.getByText('Thank you, we have your request').first().waitFor();

  const admin = await openPage(browser);
  await signIn(admin.page, plaudit, { email: 'super_admin@demo.example', password: demoPassword });
  await admin.page.waitForURL('**/panel-admin');
  await admin.page
    .getByRole('link', { name: /Enquiries/ })
    .first()
    .click();
  await admin.page.getByRole('row', { name: new RegExp(newcomer.name) }).click();
  await admin.page.getByRole('dialog', { name: newcomer.name }).getByRole('button', { name: 'Approve' }).click();
  const approval = admin.page.getByRole('dialog', { name: `Approve ${newcomer.name}` });
  await approval.getByRole('radio', { name: /admin of a new agency/ }).check();
  await approval.getByRole('button', { name: 'Approve' }).click();
  await admin.page.getByText(/Approved. We're emailing/).waitFor();

  await page.goto(await mailedLink(plaudit, newcomer.email, /http\S+\/restore-password\/\S+/));
  await page.getByRole('heading', { name: 'Welcome to Plaudit' }).waitFor();
  await page.getByLabel('Choose a password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/home');
  await page.goto(`${plaudit.url}/logout`);
  await page.waitForURL(`${plaudit.url}/`);
  await signIn(page, plaudit, newcomer);
  await page.waitForURL('**/home');

  await sendInvitation(page, story);
  const reviewer = await openPage(browser, elsewhere);
  await writeReview(reviewer.page, await mailedLink(plaudit, story.email, /http\S+\/review-invite\/\S+/), story);
  await isPublishedAtLevel3(plaudit, story);

  const anybody = await openPage(browser, { javaScriptEnabled: false });
  await anybody.page.goto(`${plaudit.url}/recruiter/nell-farthingdale`);
  const article = anybody.page.getByRole('article').filter({ hasText: story.title });
  expect(await article.innerText()).toMatch(/Level 3/);
  expect([...faults, ...admin.faults, ...reviewer.faults, ...anybody.faults]).toEqual([]);
});
