import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { findings, overflow } from './running/axe.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink, signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
type Profile = { name: string; slug: string };
let unwanted: Profile;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
  [unwanted] = (await plaudit.query<Profile>(
    `select name, slug from recruiters r where not is_claimed
      and not exists (select from claims where recruiter_id = r.id)
      and not exists (select from placements where recruiter_id = r.id)
      and not exists (select from reviews where recruiter_id = r.id) order by id limit 1`,
  )) as [Profile];
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

test.each([true, false])(
  'a visitor requests a phone number and writes a message, with JavaScript: %s',
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
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await dialog.getByText("Your message hasn't been sent yet").waitFor();
    await dialog.getByLabel('Your name').fill('Dana Pike');
    await dialog.getByLabel('Your email').fill('dana@pike.example');
    await dialog.getByRole('textbox', { name: 'Your message' }).fill(message);
    if (javaScriptEnabled) expect([await findings(page), await overflow(page)]).toEqual([[], 0]);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await dialog.getByText('Your message is on its way').waitFor();
    await dialog.getByRole('link', { name: 'Back to the profile of Demo Recruiter' }).click();
    await page.waitForURL('**/recruiter/demo-recruiter');
    await untilTrue('the message arrives', () => plaudit.mailbox.arrived.some(({ text }) => text.includes(message)));
    // The browser itself reports that the form was refused once.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  },
);

test('a person objects to their page without JavaScript; once approved, it is gone', async () => {
  const email = 'private@lantern-hire.example';
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${plaudit.url}/recruiter/${unwanted.slug}`);
  await page.getByRole('link', { name: /have it removed/ }).click();
  const dialog = page.getByRole('dialog', { name: `Claim the profile of ${unwanted.name}` });
  await dialog.getByRole('radio', { name: /Remove this page/ }).check();
  await dialog.getByLabel('Your name').fill(unwanted.name);
  await dialog.getByLabel('Work email').fill(email);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Check your email').waitFor();
  await page.goto(await mailedLink(plaudit, email, /http\S+\/claim\/\S+/));
  await page.getByRole('button', { name: 'Confirm my objection' }).click();
  await page.waitForURL('**/claimed');

  const admin = await openPage(browser);
  await openClaims(admin.page);
  await admin.page.getByText('Objection: Waiting').waitFor();
  await admin.page.locator('[data-row]').filter({ hasText: unwanted.name }).first().click();
  await admin.page.getByText("They don't want this page").waitFor();
  await admin.page.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = admin.page.getByRole('dialog', { name: `Remove the profile of ${unwanted.name}?` });
  await question.getByRole('button', { name: 'Approve' }).click();
  await admin.page.getByText(`Removed. We're emailing ${email}.`).waitFor();
  expect(admin.faults).toEqual([]);
  expect((await page.goto(`${plaudit.url}/recruiter/${unwanted.slug}`))?.status()).toBe(410);
  await untilTrue('they are told', () =>
    plaudit.mailbox.arrived.some(({ to, subject }) => to === email && subject.includes('is gone')),
  );
});
