import type { Page } from 'playwright-core';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { signIn } from './steps.ts';

/** Signs in as one of the demo accounts, by the role that names it, and waits until that has led somewhere. */
export async function signInAs(page: Page, url: string, role: string): Promise<void> {
  await signIn(page, { url }, { email: addressOf(role), password: demoPassword });
  await page.waitForURL((address) => address.pathname !== '/');
}

/** Fills the sign-in form and does not send it. */
export async function fillIn(page: Page, role: string): Promise<void> {
  await page.getByLabel('E-mail').fill(addressOf(role));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
}

const addressOf = (role: string) => `${role}@demo.example`;
