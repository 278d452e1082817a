import type { Page } from 'playwright-core';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { signIn } from './steps.ts';

/** Signs in as the demo account with this role, and waits for the redirect. */
export async function signInAs(page: Page, url: string, role: string): Promise<void> {
  await signIn(page, { url }, { email: addressOf(role), password: demoPassword });
  await page.waitForURL((address) => address.pathname !== '/');
}

/** Signs in as a demo recruiter and goes on to their reviews within the app. */
export async function signInAtReviews(page: Page, url: string, role: string): Promise<void> {
  await signInAs(page, url, role);
  await goToReviews(page);
}

/** Follows the rail to the reviews. */
export async function goToReviews(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Reviews/ })
    .click();
  await page.getByRole('heading', { name: 'Reviews', level: 1 }).waitFor();
}

/** Fills in the sign-in form without sending it. */
export async function fillIn(page: Page, role: string): Promise<void> {
  await page.getByLabel('Email').fill(addressOf(role));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
}

const addressOf = (role: string) => `${role}@demo.example`;
