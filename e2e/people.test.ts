import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { createUser } from '#server/features/accounts/accounts.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { panel, rowsOf } from './running/lists.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink, signIn } from './running/steps.ts';

let plaudit: Plaudit;
let browser: Browser;

const password = 'a long enough password';
const admin = { email: 'ada@old-quay.example', password };
const leaver = { email: 'lee@old-quay.example', password };
const asker = { email: 'max@newcomers.example', password };
const agencyName = 'Old Quay Talent';
const invited = Array.from({ length: 30 }, (_, at) => `p${at + 1}@newcomers.example`);
/** They accept; every invitation is a page to open, so a short run opens a few. */
const accepting = invited.slice(0, isDeep ? 10 : 3);

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 1);
  const { id: agency_id } = await createAgency(database, {
    name: agencyName,
    slug: 'old-quay',
    plan: 'pro_team',
    seats: 40,
  });
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
  await createRecruiterWithLogin(database, { agency_id, name: 'Ada Quay', roles, user: admin });
  const { recruiter } = await createRecruiterWithLogin(database, {
    agency_id,
    name: 'Lee Farrier',
    slug: 'lee-farrier',
    user: { ...leaver, name: 'Lee Farrier' },
  });
  await createReview(database, { recruiter_id: recruiter.id, title: 'Kept every promise' });
  await createUser(database, { ...asker, name: 'Max Tollgate', roles: ['ROLE_RECRUITER'] });
  await database.close();
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** Opens the emailed invitation of an address and joins the agency with it. */
async function join(page: Page, address: string, name: string) {
  await page.goto(await mailedLink(plaudit, address, /http\S+\/join\/\S+/));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Join ${agencyName}` }).click();
  await page.getByLabel('Choose a password', { exact: true }).waitFor();
}

test('an admin invites thirty people, some accept, a person requests to join, two leave, and reviews stay', async () => {
  const found: Record<string, string[]> = {};
  const look = async (page: Page, name: string) => {
    await settled(page);
    found[name] = await faultsInLooks(page);
  };
  const [ada, max, lee] = [
    await openPage(browser, looksAtFirst),
    await openPage(browser, looksAtFirst),
    await openPage(browser, looksAtFirst),
  ];
  await signIn(ada.page, plaudit, admin);
  await ada.page.getByRole('link', { name: 'People', exact: true }).first().click();
  await ada.page.getByText('2 of 40 seats taken.').waitFor();
  await ada.page.getByRole('button', { name: 'Invite people' }).click();
  await panel(ada.page)
    .getByRole('textbox', { name: 'Email addresses' })
    .fill([...invited, 'p31@', leaver.email].join('\n'));
  await panel(ada.page).getByRole('button', { name: 'Invite 32 people' }).click();
  await ada.page.getByText('30 invitations sent').waitFor();
  await ada.page.getByText('2 lines not sent. The reason is beside each.').waitFor();
  await look(ada.page, 'the answer to each line');
  await ada.page.getByRole('button', { name: 'Done' }).click();
  await ada.page.getByText('32 of 40 seats taken.').waitFor();
  const nia = await openPage(browser, looksAtFirst);
  await join(nia.page, invited[0]!, 'Nia Sandbank');
  await nia.page.getByLabel('Choose a password', { exact: true }).fill(password);
  await nia.page.getByRole('button', { name: 'Set password' }).click();
  await nia.page.getByRole('heading', { name: 'Your password is set' }).waitFor();
  const others = await openPage(browser, { javaScriptEnabled: false });
  for (const address of accepting.slice(1)) {
    await others.context.clearCookies();
    await join(others.page, address, address);
  }

  await signIn(max.page, plaudit, asker);
  await max.page.getByRole('link', { name: 'Join an agency' }).click();
  await max.page.getByRole('button', { name: 'Join an agency' }).click();
  await max.page.getByLabel('Agency', { exact: true }).pressSequentially('Old Qu');
  await max.page.getByRole('option', { name: new RegExp(agencyName) }).click();
  await max.page.getByLabel('Message').fill('I start on Monday.');
  await look(max.page, 'the form of a request');
  await max.page.getByRole('button', { name: 'Send request' }).click();
  await max.page.getByText(`Your request to join ${agencyName} is waiting`).waitFor();

  await ada.page.goto(`${plaudit.url}/agency/recruiters/request`);
  await rowsOf(ada.page).getByText('Max Tollgate').click();
  await panel(ada.page).getByText('I start on Monday.').waitFor();
  await look(ada.page, 'an open request');
  await panel(ada.page).getByRole('button', { name: 'Accept' }).click();
  await ada.page.getByText('Max Tollgate is now part of your agency.').waitFor();
  await mailedLink(plaudit, asker.email, /http\S+/);
  await ada.page.goto(`${plaudit.url}/agency/recruiters/request?show=invitations&state=accepted`);
  await expect.poll(() => rowsOf(ada.page).count()).toBe(accepting.length);

  await signIn(lee.page, plaudit, leaver);
  await lee.page.getByRole('link', { name: 'Your account' }).first().click();
  await nia.page.goto(`${plaudit.url}/account`);
  for (const [{ page }, name] of [
    [lee, 'Lee Farrier'],
    [nia, 'Nia Sandbank'],
  ] as const) {
    await page.getByRole('button', { name: `Leave ${agencyName}` }).click();
    await look(page, `${name} leaves`);
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByText(`You belong to ${name}.`).waitFor();
  }
  for (const path of ['/recruiter/lee-farrier', '/agency/old-quay']) {
    await lee.page.goto(`${plaudit.url}${path}`);
    const review = lee.page.getByRole('article').filter({ hasText: 'Kept every promise' });
    await review.getByText(`While at ${agencyName}`).waitFor();
  }
  await ada.page.goto(`${plaudit.url}/agency/recruiters/active`);
  await rowsOf(ada.page).getByText('Max Tollgate').waitFor();
  for (const name of ['Lee Farrier', 'Nia Sandbank']) expect(await rowsOf(ada.page).getByText(name).count()).toBe(0);
  // Ada, Max, those who accepted but one, and the invitations that are open.
  await ada.page.getByText('31 of 40 seats taken.').waitFor();
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  expect([ada, max, lee, nia, others].flatMap(({ faults }) => faults)).toEqual([]);
});
