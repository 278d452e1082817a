import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { sendInvitation, signIn } from './running/steps.ts';
import { coveredByToast } from './running/toasts.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const superAdmin = { email: 'super_admin@demo.example', password: demoPassword };
const person = { email: 'pro_individual@demo.example', name: 'Demo Recruiter' };
const banner = (page: Page) => page.getByRole('region', { name: 'Acting as another person' });
const users = (page: Page) => page.getByRole('heading', { name: 'Users', level: 1 });

interface Acting {
  page: Page;
  context: BrowserContext;
  faults: string[];
}

/** Signs in as the super admin, finds the recruiter in the panel and acts as them, by keyboard. */
async function act(reason = "They can't find their invitations."): Promise<Acting> {
  const opened = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  const { page } = opened;
  await signIn(page, plaudit, superAdmin);
  await page.waitForURL((url) => url.pathname !== '/');
  await page.goto(`${plaudit.url}/panel-admin/users`);
  await page.getByLabel('Name or email').fill(person.email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/users?q=**');
  await page.getByRole('button', { name: person.name }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Act as this person' }).press('Enter');
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: `Act as ${person.name}` }).press('Enter');
  await page.waitForURL(/\/(home|dashboard)$/);
  await banner(page).getByText(`Sunny Demo, you're acting as ${person.name}`).waitFor();
  // The panel stays on the screen until the next page has its data.
  await users(page).waitFor({ state: 'detached' });
  return opened;
}

const audit = (action: string) =>
  plaudit.query<{ who: string; admin: string | null }>(
    `select u.email as who, a.email as admin from audit_entries e join users u on u.id = e.user_id
      left join users a on a.id = e.impersonated_by where e.action = $1 order by e.at desc limit 1`,
    [action],
  );

/** The codes the API answers to a request sent by hand with the browser's tokens. */
async function changePassword(currentPassword: string): Promise<string[]> {
  const input = { currentPassword, newPassword: 'wallflower tangerine brook' };
  const response = await fetch('/graphql/', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${JSON.parse(localStorage.getItem('plaudit.user') ?? '{}').token}`,
      'x-switch-user': JSON.parse(localStorage.getItem('plaudit.switch-user') ?? '""'),
    },
    body: JSON.stringify({
      query: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { code } } }',
      variables: { input },
    }),
  });
  const { data } = (await response.json()) as { data: { changePassword: { errors: { code: string }[] } } };
  return data.changePassword.errors.map(({ code }) => code);
}

describe('a super admin who acts as a recruiter', () => {
  test('invites in their name, is named beside them in the audit log, cannot change their password, and stops', async () => {
    const { page, context, faults } = await act();
    await sendInvitation(page, {
      name: 'Dana Quillfeather',
      email: 'dana@person.example',
      jobTitle: 'Bridge Surveyor',
      title: '',
      body: '',
    });
    expect(await audit('createInvitation')).toEqual([{ who: person.email, admin: superAdmin.email }]);

    await page.goto(`${plaudit.url}/account`);
    await page.getByText("You can't change emails, passwords or sessions while acting as someone").waitFor();
    expect(await page.evaluate(changePassword, demoPassword)).toEqual(['IMPERSONATING']);

    await page.goto(`${plaudit.url}/no-such-page`);
    await page.getByRole('heading', { name: 'Not found' }).waitFor();
    const rail = page.getByRole('navigation', { name: 'Main' });
    await rail.getByRole('link', { name: 'Profile' }).waitFor();
    expect(await rail.getByRole('link', { name: 'Admin panel' }).count()).toBe(0);
    await banner(page)
      .getByRole('button', { name: `Stop acting as ${person.name}` })
      .click();
    await users(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/panel-admin/users');
    await page.getByText(`You're no longer acting as ${person.name}.`).waitFor();
    expect(await coveredByToast(page)).toEqual([]);
    expect(await banner(page).count()).toBe(0);
    expect(await audit('endImpersonation')).toEqual([{ who: person.email, admin: superAdmin.email }]);

    await page.goto(`${plaudit.url}/panel-admin/users?q=${person.email}`);
    await page.getByRole('button', { name: person.name }).click();
    const panel = page.getByRole('dialog', { name: person.name });
    await panel.getByText("They can't find their invitations.").waitFor();
    await panel.getByText(`By Sunny Demo, acting as ${person.name}`).first().waitFor();
    expect(faults.filter((fault) => !fault.endsWith('/no-such-page'))).toEqual([]);
    await context.close();
  });

  test('sees it in other tabs, on public pages and after a reload; stopping in one tab stops all', async () => {
    const { page, context, faults } = await act();
    const other = await context.newPage();
    await other.goto(`${plaudit.url}/search`);
    await banner(other).waitFor();
    await page.reload();
    await banner(page).waitFor();
    expect(await banner(page).innerText()).toMatch(/for (60|59) more minutes/);
    await banner(other).getByRole('button').click();
    for (const tab of [other, page]) await users(tab).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is told when the time is over, and returns to the panel', async () => {
    const { page, context } = await act();
    await page.clock.install();
    await page.reload();
    await banner(page).waitFor();
    await page.clock.runFor(61 * 60_000);
    await users(page).waitFor();
    await page.getByText(`Time is up. You're no longer acting as ${person.name}.`).waitFor();
    await context.close();
  });

  test('is themselves again with the next action after it was ended elsewhere', async () => {
    const { page, context } = await act();
    await plaudit.query('update impersonations set ended_at = now() where ended_at is null');
    await page.getByRole('link', { name: 'Placements', exact: true }).click();
    await users(page).waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('plaudit.switch-user'));
    expect(stored).toBeNull();
    await context.close();
  });

  test('a stranger loads none of its code', async () => {
    const { page, context } = await openPage(browser);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(`${plaudit.url}/search`);
    await settled(page);
    expect(loaded.filter((url) => url.includes('Acting'))).toEqual([]);
    await context.close();
  });
});
