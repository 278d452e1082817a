import type { Page } from 'playwright-core';
import { demoPassword } from '#server/database/seeds/accounts.ts';

/** Signs in as one of the demo accounts, by the role that names it, and waits until that has led somewhere. */
export async function signInAs(page: Page, url: string, role: string): Promise<void> {
  await page.goto(`${url}/`);
  await fillIn(page, role);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => address.pathname !== '/');
}

/** Fills the sign-in form and does not send it. */
export async function fillIn(page: Page, role: string): Promise<void> {
  await page.getByLabel('E-mail').fill(`${role}@demo.example`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
}
