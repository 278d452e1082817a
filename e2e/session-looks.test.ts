import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { signInAs } from './running/demo-people.ts';
import { checksLooksOf, faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink } from './running/steps.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** Goes through the states of a screen; `look` notes what axe finds in each. */
type Tour = (page: Page, look: (state: string) => Promise<void>) => Promise<void>;

const send = (page: Page) => page.getByRole('main').locator('button[type=submit]:enabled').first().click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

const toursOfStrangers: Readonly<Record<string, Tour>> = {
  '/': async (page, look) => {
    for (let tries = 0; tries < 4; tries++) {
      await page.getByLabel('Email').fill('nobody@herons.example');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await send(page);
      await heading(page, "You're not signed in");
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    }
    await page.locator('altcha-widget').waitFor();
    await look('a captcha');
    await plaudit.query('delete from login_failures');
  },
  '/restore-password': async (page, look) => {
    const address = 'recruiter@demo.example';
    await page.getByLabel('Email').fill(address);
    await send(page);
    await heading(page, 'Check your email');
    await look('sent');
    await page.goto(await mailedLink(plaudit, address, /http\S+\/restore-password\/[\w-]+/));
    await page.getByLabel('New password', { exact: true }).fill('short');
    await send(page);
    await heading(page, "Your password isn't set yet");
    await look('refused');
  },
  '/restore-password/made-up': async (page, look) => {
    await heading(page, 'This link has been used or has expired');
    await look('spent');
  },
  '/login/link/made-up': async (page, look) => {
    await heading(page, 'This link has been used or has expired');
    await look('spent');
  },
  '/signup': async (page, look) => {
    await send(page);
    await heading(page, "You're not signed up yet");
    await look('refused');
    await page.getByLabel('Your name').fill('Una Featherstone');
    await page.getByLabel('Work email').fill('una@herons.example');
    await page.getByLabel('Password', { exact: true }).fill('three grey herons at noon');
    await page.getByLabel('Country').selectOption('AU');
    await page.getByLabel('Company').fill('Heron Mills');
    await page.getByLabel(/I accept the terms/).check();
    await send(page);
    await heading(page, 'Check your email');
    await look('sent');
  },
  '/signup/recruiter': async (page, look) => {
    await page.getByLabel('Your name').fill('Rae Finch');
    await page.getByLabel('Agency').fill('Finch Talent');
    await page.getByLabel('Work email').fill('rae@finch.example');
    await page.getByLabel('LinkedIn profile').fill('https://finch.example/rae');
    await send(page);
    await heading(page, "Your request hasn't been sent yet");
    await look('refused');
    await page.getByLabel('LinkedIn profile').fill('');
    await page.getByLabel('Country').selectOption('AU');
    await send(page);
    await heading(page, 'Thank you, we have your request');
    await look('sent');
  },
};

const toursOfCompanyAdmins: Readonly<Record<string, Tour>> = {
  '/account': async (page, look) => {
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Current password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await heading(page, "Your password wasn't changed");
    await look('refused');
    await page.getByRole('button', { name: 'Sign out other browsers' }).click();
    await page.getByRole('dialog', { name: 'Sign out other browsers?' }).waitFor();
    await look('a question');
  },
  '/signup-info': async (page, look) => {
    await page.getByLabel('Website').fill('herons');
    await page.getByRole('button', { name: /^Save/ }).click();
    await heading(page, "Your company isn't saved yet");
    await look('refused');
  },
};

describe('on wide and narrow screens, in light and dark mode', () => {
  async function goThrough(page: Page, tours: Readonly<Record<string, Tour>>) {
    const found: Record<string, unknown> = {};
    for (const [path, tour] of sample(Object.entries(tours), 2, 'looks of sessions')) {
      await page.goto(plaudit.url + path);
      await settled(page);
      const look = async (state: string) => {
        const faults = await faultsInLooks(page);
        if (faults.length > 0) found[`${path} ${state}`] = faults;
      };
      await look('at first');
      await tour(page, look);
    }
    return found;
  }

  test.runIf(checksLooksOf('signing in'))(
    'axe finds nothing in any state of the screens around signing in',
    async () => {
      const { page, context } = await openPage(browser, looksAtFirst);
      expect(await goThrough(page, toursOfStrangers)).toEqual({});
      await context.close();
    },
  );

  test('nor in those of an account and a company', async () => {
    const { page, context } = await openPage(browser, looksAtFirst);
    const elsewhere = await openPage(browser);
    for (const one of [elsewhere.page, page]) await signInAs(one, plaudit.url, 'user_admin');
    expect(await goThrough(page, toursOfCompanyAdmins)).toEqual({});
    await Promise.all([context.close(), elsewhere.context.close()]);
  });
});
