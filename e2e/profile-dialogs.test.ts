import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { seedDemo } from '#server/database/seeds/demo.ts';
import { findings, overflow } from './running/axe.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink, signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
type Profile = { name: string; slug: string };
let unclaimed: Profile;
let unwanted: Profile;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  await seedDemo(plaudit.postgres.connectionString);
  [unclaimed, unwanted] = (await plaudit.query<Profile>(
    `select name, slug from recruiters r where not is_claimed
      and not exists (select from claims where recruiter_id = r.id)
      and not exists (select from placements where recruiter_id = r.id)
      and not exists (select from reviews where recruiter_id = r.id) order by id limit 2`,
  )) as [Profile, Profile];
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event).filter((event) => event !== 'page'));

async function openClaims(page: Page) {
  await signIn(page, plaudit, { email: 'super_admin@demo.example', password: demoPassword });
  await page.waitForURL('**/panel-admin');
  await page.goto(`${plaudit.url}/panel-admin/claims?state=email_verified`);
}

test('a profile is claimed by keyboard, confirmed by mail, given by a super admin, and signed in to', async () => {
  const email = 'claimant@lantern-hire.example';
  const { page, faults } = await openPage(browser);
  await page.goto(`${plaudit.url}/recruiter/${unclaimed.slug}`);
  await page.getByRole('link', { name: 'Is this you? Claim this profile' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Claim the profile of ${unclaimed.name}` });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(`**/recruiter/${unclaimed.slug}`);
  await page.goBack();
  await dialog.waitFor();
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel('Your name').focus();
  await page.keyboard.type(unclaimed.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await dialog.getByText('Check your e-mail').waitFor();
  expect(await events(page)).toEqual(['claim-recruiter']);

  await page.goto(await mailedLink(plaudit, email, /http\S+\/claim\/\S+/));
  await page.getByRole('button', { name: 'Confirm my claim' }).click();
  await page.waitForURL(`**/recruiter/${unclaimed.slug}/claimed`);
  await page.getByText('Your address is confirmed').waitFor();

  const admin = await openPage(browser);
  await openClaims(admin.page);
  await admin.page.locator('[data-row]').filter({ hasText: unclaimed.name }).first().click();
  await admin.page.getByText(email).first().waitFor();
  await admin.page.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = admin.page.getByRole('dialog', { name: `Give the profile of ${unclaimed.name}` });
  await question.getByRole('button', { name: 'Approve' }).click();
  await admin.page.getByText(/The way in is on its way/).waitFor();

  const password = 'three grey herons at noon';
  await page.goto(await mailedLink(plaudit, email, /http\S+\/restore-password\/\S+/));
  await page.getByLabel('Choose a password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/reviews/requested');
  await page.goto(`${plaudit.url}/recruiter/${unclaimed.slug}`);
  await page.getByRole('link', { name: 'Ask for a review' }).waitFor();
  expect(await page.getByText('Is this you?').count()).toBe(0);
  expect([...faults, ...admin.faults]).toEqual([]);
});

test.each([true, false])(
  'somebody asks for a phone number and writes a message, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page, faults } = await openPage(browser, { javaScriptEnabled, viewport: { width: 320, height: 700 } });
    const message = `We look for a surveyor. JavaScript is ${javaScriptEnabled}.`;
    await page.goto(`${plaudit.url}/recruiter/demo-recruiter`);
    expect(await page.content()).not.toContain('491 570 156');
    await page.getByRole('button', { name: 'Show phone number' }).click();
    const phone = page.getByRole('link', { name: /^Call Demo Recruiter/ });
    expect(await phone.getAttribute('href')).toBe('tel:+61491570156');
    if (javaScriptEnabled) expect(await events(page)).toEqual(['reveal-phone']);
    await page.getByRole('link', { name: 'Write a message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write to Demo Recruiter' });
    await dialog.getByRole('button', { name: 'Send the message' }).click();
    await dialog.getByText('Your message has not been sent yet').waitFor();
    await dialog.getByLabel('Your name').fill('Dana Pike');
    await dialog.getByLabel('Your e-mail').fill('dana@pike.example');
    await dialog.getByRole('textbox', { name: 'Your message' }).fill(message);
    if (javaScriptEnabled) expect([await findings(page), await overflow(page)]).toEqual([[], 0]);
    await dialog.getByRole('button', { name: 'Send the message' }).click();
    await dialog.getByText('Your message is on its way').waitFor();
    await dialog.getByRole('link', { name: 'Back to the profile of Demo Recruiter' }).click();
    await page.waitForURL('**/recruiter/demo-recruiter');
    await untilTrue('the message arrives', () => plaudit.mailbox.arrived.some(({ text }) => text.includes(message)));
    // The browser itself says that the form was refused once.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  },
);

test('the claim of a profile that somebody has is a dispute, without JavaScript, too', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${plaudit.url}/recruiter/demo-recruiter`);
  await page.getByRole('link', { name: /^Is this you\?/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim the profile of Demo Recruiter' });
  await dialog.getByText('This profile has been claimed already').waitFor();
  await dialog.getByLabel('Your name').fill('Rival');
  await dialog.getByLabel('Work e-mail').fill('rival@lantern-hire.example');
  await dialog.getByRole('button', { name: 'Dispute the claim' }).click();
  await dialog.getByText('Check your e-mail').waitFor();
  await page.goto(await mailedLink(plaudit, 'rival@lantern-hire.example', /http\S+\/claim\/\S+/));
  await page.getByRole('button', { name: 'Confirm my claim' }).click();
  await page.waitForURL('**/recruiter/demo-recruiter/claimed');
  const states = await plaudit.query<{ state: string }>(
    "select state from claims where email = 'rival@lantern-hire.example'",
  );
  expect(states).toEqual([{ state: 'disputed' }]);
});

test('somebody who does not want their page objects without JavaScript; once approved, it is gone', async () => {
  const email = 'private@lantern-hire.example';
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${plaudit.url}/recruiter/${unwanted.slug}`);
  await page.getByRole('link', { name: /have it removed/ }).click();
  const dialog = page.getByRole('dialog', { name: `Claim the profile of ${unwanted.name}` });
  await dialog.getByRole('radio', { name: /That this page goes/ }).check();
  await dialog.getByLabel('Your name').fill(unwanted.name);
  await dialog.getByLabel('Work e-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Check your e-mail').waitFor();
  await page.goto(await mailedLink(plaudit, email, /http\S+\/claim\/\S+/));
  await page.getByRole('button', { name: 'Confirm my objection' }).click();
  await page.waitForURL('**/claimed');

  const admin = await openPage(browser);
  await openClaims(admin.page);
  await admin.page.getByText('Objection: Waiting').waitFor();
  await admin.page.locator('[data-row]').filter({ hasText: unwanted.name }).first().click();
  await admin.page.getByText('They do not want this page').waitFor();
  await admin.page.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = admin.page.getByRole('dialog', { name: `Remove the profile of ${unwanted.name}?` });
  await question.getByRole('button', { name: 'Approve' }).click();
  await admin.page.getByText(`Removed. A mail tells ${email} so.`).waitFor();
  expect(admin.faults).toEqual([]);
  expect((await page.goto(`${plaudit.url}/recruiter/${unwanted.slug}`))?.status()).toBe(404);
  await untilTrue('they are told', () =>
    plaudit.mailbox.arrived.some(({ to, subject }) => to === email && subject.includes('is gone')),
  );
});
