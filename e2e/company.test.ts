import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { signInAs } from './running/demo-people.ts';
import { panel, rowsOf } from './running/lists.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
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

test("a company's admin edits its profile, proves a domain by a mailed link, and invites a colleague", async () => {
  const found: Record<string, string[]> = {};
  const look = async (page: Page, name: string) => {
    await settled(page);
    found[name] = await faultsInLooks(page);
  };
  const { page, faults } = await openPage(browser, looksAtFirst);
  await signInAs(page, plaudit.url, 'user_admin');
  const rail = page.getByRole('navigation', { name: 'Main' });
  await rail.getByRole('link', { name: 'Company profile' }).click();
  await page.getByRole('heading', { name: 'Your company', level: 1 }).waitFor();
  const description = page.getByRole('textbox', { name: /^What your company does/ });
  await description.fill('We build small machines.');
  await page.getByRole('textbox', { name: /^Where your people work/ }).fill('Sydney\n\nPerth');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => page.getByText('Unsaved changes').count()).toBe(0);

  await page.getByRole('textbox', { name: /^Another domain/ }).fill('gmail.com');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByText(/Anyone can get an address at gmail.com/).waitFor();
  await page.getByRole('textbox', { name: /^Another domain/ }).fill('https://www.machines.example/about');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByRole('heading', { name: 'machines.example' }).waitFor();
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(/^We emailed a link to postmaster@machines.example/).waitFor();
  await look(page, 'the profile with a domain that waits');

  const link = await mailedLink(plaudit, 'postmaster@machines.example', /http\S+\/company-domain\/\S+/);
  const owner = await openPage(browser, looksAtFirst);
  await owner.page.goto(link);
  await look(owner.page, 'the mailed link');
  await owner.page.getByRole('button', { name: 'Confirm this domain' }).click();
  await owner.page.getByRole('heading', { name: 'Thank you, the domain is confirmed' }).waitFor();

  await page.reload();
  expect(await description.inputValue()).toBe('We build small machines.');
  expect(await page.getByRole('textbox', { name: /^Where your people work/ }).inputValue()).toBe('Sydney\nPerth');
  await expect.poll(() => page.getByText('Confirmed', { exact: true }).count()).toBe(2);

  await page.getByRole('link', { name: 'People', exact: true }).first().click();
  await page.getByRole('button', { name: 'Invite people' }).click();
  await panel(page).getByRole('textbox', { name: 'Email addresses' }).fill('nia@machines.example');
  await panel(page).getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByText('1 invitation sent').waitFor();
  await mailedLink(plaudit, 'nia@machines.example', /http\S+\/join\/\S+/);
  await page.goto(`${plaudit.url}/company/users/request?show=invitations`);
  await rowsOf(page).getByText('nia@machines.example').waitFor();
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  expect([...faults, ...owner.faults]).toEqual([]);
});
