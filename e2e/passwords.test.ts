import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings, overflow } from './running/axe.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { addRecruiter } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink, signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const password = 'plum watering can 9';
const passwordLink = /http\S+\/restore-password\/[\w-]+/;

async function open(page: Page, path: string) {
  await page.goto(path.startsWith('http') ? path : plaudit.url + path);
  await page.locator('button[type=submit]:enabled').first().waitFor();
}

/** Makes the browser think that its access token has expired, so that it requests another. */
const letTokenRunOut = (page: Page) =>
  page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('plaudit.user')!);
    localStorage.setItem('plaudit.user', JSON.stringify({ ...user, syncedAt: 0 }));
  });

const noteworthy = (faults: readonly string[]) => faults.filter((fault) => !/status of 4(01|10|22)/.test(fault));

describe('a new password', () => {
  test('is set with an emailed link, signs in, and ends the session of another browser', async () => {
    const robin = await addRecruiter(plaudit.postgres.connectionString, 'robin');
    const { username } = robin.credentials;
    const elsewhere = await openPage(browser);
    await signIn(elsewhere.page, plaudit, { email: username, password: robin.credentials.password });
    await elsewhere.page.waitForURL(/\/(home|dashboard)$/);

    const { page } = await openPage(browser);
    await open(page, '/restore-password');
    await page.getByLabel('Email').fill(username);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText("If there's an account for this email address, we sent it a link.").waitFor();
    await open(page, await mailedLink(plaudit, username, passwordLink));
    await page.getByLabel('New password').fill('short');
    await page.getByText('Too short').waitFor();
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.locator('#_password-error').waitFor();
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
    await page.getByText("You're signed out of all other browsers.").waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/(home|dashboard)$/);

    await letTokenRunOut(elsewhere.page);
    await elsewhere.page.goto(`${plaudit.url}/account`);
    await elsewhere.page.waitForURL(`${plaudit.url}/`);
  });

  test('a used or made-up link says so and leads to a new one', async () => {
    const kim = await addRecruiter(plaudit.postgres.connectionString, 'kim');
    const { page } = await openPage(browser);
    await open(page, '/restore-password');
    await page.getByLabel('Email').fill(kim.credentials.username);
    await page.getByRole('button', { name: 'Send link' }).click();
    const link = await mailedLink(plaudit, kim.credentials.username, passwordLink);
    await open(page, link);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
    const dead = page.getByRole('heading', { name: 'This link has been used or has expired' });
    for (const path of [link, '/login/link/never-sent', '/restore-password/never-sent']) {
      await page.goto(path.startsWith('http') ? path : plaudit.url + path);
      await dead.waitFor();
      expect(await page.getByRole('textbox').count()).toBe(0);
    }
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await page.getByRole('button', { name: 'Send link' }).waitFor();
  });
});

describe('the account', () => {
  test('shows the sessions, ends one and then all others, and changes the password', async () => {
    const lee = await addRecruiter(plaudit.postgres.connectionString, 'lee');
    const { username, password: old } = lee.credentials;
    const others = await Promise.all([openPage(browser), openPage(browser)]);
    for (const other of others) {
      await signIn(other.page, plaudit, { email: username, password: old });
      await other.page.waitForURL(/\/(home|dashboard)$/);
    }
    const { page, faults } = await openPage(browser);
    await signIn(page, plaudit, { email: username, password: old });
    await page.waitForURL(/\/(home|dashboard)$/);
    await page.getByRole('link', { name: 'Your account' }).first().click();
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await untilTrue('three sessions are listed', async () => (await sessions.count()) === 3);
    expect(await sessions.filter({ hasText: 'This browser' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).first().click();
    await untilTrue('two sessions are left', async () => (await sessions.count()) === 2);
    await page.getByRole('button', { name: 'Sign out other browsers' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out 1 browser' }).click();
    await page.getByText("You're not signed in on any other browser.").waitFor();
    for (const other of others) {
      await letTokenRunOut(other.page);
      await other.page.goto(`${plaudit.url}/account`);
      await other.page.waitForURL(`${plaudit.url}/`);
    }

    await page.getByLabel('Current password').fill('not my password');
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.locator('#currentPassword-error').waitFor();
    await page.getByLabel('Current password').fill(old);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed.').waitFor();
    await letTokenRunOut(page);
    await page.goto(`${plaudit.url}/account`);
    await page.getByText('This browser', { exact: true }).waitFor();
    expect(noteworthy(faults)).toEqual([]);
  });

  test("takes over the browser's time zone, shows times in it, and in another once that is chosen", async () => {
    const mo = await addRecruiter(plaudit.postgres.connectionString, 'mo');
    const { page, faults } = await openPage(browser, { timezoneId: 'Australia/Sydney' });
    await signIn(page, plaudit, { email: mo.credentials.username, password: mo.credentials.password });
    await page.waitForURL(/\/(home|dashboard)$/);
    await page.goto(`${plaudit.url}/account`);
    const session = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem').first();
    const field = page.getByRole('combobox', { name: 'Time zone' });
    const section = page.getByRole('region', { name: 'Time zone' });
    await session.getByText(/AE[SD]T, last used/).waitFor();
    expect(await field.inputValue()).toMatch(/^Sydney \(AE[SD]T/);

    await field.fill('Atlantis');
    await section.getByRole('button', { name: 'Save' }).click();
    await section.locator('#timeZone-error').waitFor();
    await field.fill('perth');
    await page.getByRole('option', { name: /^Use this device's time zone \(Australia\/Sydney\)/ }).waitFor();
    await page.getByRole('option', { name: /^Perth/ }).click();
    await section.getByRole('button', { name: 'Save' }).click();
    await session.getByText(/AWST, last used/).waitFor();
    await page.reload();
    await session.getByText(/AWST, last used/).waitFor();
    expect(noteworthy(faults)).toEqual([]);
  });
});

test('a new email is confirmed by both addresses, and a name is saved; a mail scanner changes nothing', async () => {
  const sam = await addRecruiter(plaudit.postgres.connectionString, 'sam');
  const { username, password: own } = sam.credentials;
  const fresh = 'sam@moved.example';
  const { page, faults } = await openPage(browser);
  await signIn(page, plaudit, { email: username, password: own });
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.goto(`${plaudit.url}/account`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Sam Rowe');
  await page.getByRole('form', { name: 'Name' }).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('definition').filter({ hasText: 'Sam Rowe' }).waitFor();
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(fresh);
  await page.getByLabel('Your password', { exact: true }).fill(own);
  await page.getByRole('button', { name: 'Send links' }).click();
  await page.getByRole('list', { name: 'Addresses to confirm' }).waitFor();

  const changeLink = /http\S+\/email-change\/[\w-]+/;
  const { page: mailbox, faults: others } = await openPage(browser);
  for (const [address, button, heading] of [
    [fresh, 'Confirm new email', 'Confirmed. One link to go'],
    [username, 'Allow this change', 'Your email has changed'],
  ] as const) {
    const link = await mailedLink(plaudit, address, changeLink);
    expect((await fetch(link)).status).toBe(200);
    await mailbox.goto(link);
    await mailbox.getByRole('button', { name: button }).click();
    await mailbox.getByRole('heading', { name: heading }).waitFor();
  }
  await page.reload();
  await page.getByText(`You sign in with ${fresh}`).waitFor();
  await signIn(mailbox, plaudit, { email: fresh, password: own });
  await mailbox.waitForURL(/\/(home|dashboard)$/);
  expect(noteworthy([...faults, ...others])).toEqual([]);
});

test('a password that is far too long is refused at its field, at sign-in and sign-up', async () => {
  const { page, faults } = await openPage(browser);
  for (const [path, button] of [
    ['/', 'Sign in'],
    ['/signup', 'Sign up'],
  ] as const) {
    await open(page, path);
    await page.getByLabel(/email$/i).fill('robin@long.example');
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('x'.repeat(20_000));
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('link', { name: 'Use at most 200 characters.' }).click();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(noteworthy(faults)).toEqual([]);
});

test('Caps Lock shows a warning, and a click on the button below still counts', async () => {
  const { page } = await openPage(browser);
  await open(page, '/');
  await page.getByLabel('Email').fill('nobody@capitals.example');
  const field = page.getByLabel('Password');
  await field.fill(password);
  await field.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  );
  await page.getByText('Caps Lock is on').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText("You're not signed in").waitFor();
});

// Comes last, because from here on this network has to solve a captcha.
describe('after three failures', () => {
  test.each([
    { width: 1280, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
  ] as const)('a captcha is required, solved by the browser, and signs in ($width px)', async (look) => {
    const name = `mo${look.width}`;
    const { credentials } = await addRecruiter(plaudit.postgres.connectionString, name);
    const { page, faults } = await openPage(browser, { ...look, viewport: { width: look.width, height: 900 } });
    await open(page, '/');
    const widget = page.locator('altcha-widget');
    for (let tries = 0; (await widget.count()) === 0 && tries < 5; tries++) {
      await page.getByLabel('Email').fill(credentials.username);
      await page.getByLabel('Password').fill(`not the password ${tries}`);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: "You're not signed in" }).waitFor();
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
    }
    await widget.waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(credentials.username);
    await page.getByText("You're verified.").waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.getByLabel('Password').fill(credentials.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/(home|dashboard)$/);
    expect(noteworthy(faults)).toEqual([]);
  });

  test('one press signs in: the captcha appears, is solved, and the form is sent again', async () => {
    const { credentials } = await addRecruiter(plaudit.postgres.connectionString, 'one-press');
    const { page, faults } = await openPage(browser);
    await open(page, '/');
    const asked = page.waitForRequest('**/login/captcha?purpose=login');
    await page.getByLabel('Email').fill(credentials.username);
    await page.getByLabel('Password').fill(credentials.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await asked;
    await page.waitForURL(/\/(home|dashboard)$/);
    expect(noteworthy(faults)).toEqual([]);
  });
});
