import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { checksLooksOf, faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { signIn } from './running/steps.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const url = (filters: string) => `${plaudit.url}/panel-admin/users?${filters}`;
const row = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function asSuperAdmin(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, { viewport: { width: 1280, height: 800 }, ...options });
  await signIn(opened.page, plaudit, { email: 'super_admin@demo.example', password: demoPassword });
  await opened.page.waitForURL((address) => address.pathname !== '/');
  return opened;
}

describe('the list of users', () => {
  test('is searched, filtered and sorted by its address, and exported', async () => {
    const { page, context, faults } = await asSuperAdmin();
    await page.goto(url(''));
    await page.getByLabel('Name or email').fill('Uma Demmo');
    await page.keyboard.press('Enter');
    await row(page, 'Uma Demo').waitFor();
    await page.goto(url('q=demo.example'));
    await page.getByRole('link', { name: 'Company admin' }).click();
    await page.waitForURL('**role=user_admin**');
    await row(page, 'Una Demo').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.goto(url('q=demo.example'));
    await page.getByRole('link', { name: 'Name' }).click();
    await page.waitForURL('**sort=name**');
    const names = () => page.locator('[data-row]').allInnerTexts();
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['Ada Demo', 'Addie Demo', 'Demo Recruiter']);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    const file = await text(await download.createReadStream());
    expect(file).toContain('Una Demo,"Employer, Company admin",Demo Company,Active');
    expect(download.suggestedFilename()).toBe('users.csv');
    await page.goto(url('q=nobody+is+called+this'));
    await page.getByText('No accounts match.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('deactivates, reactivates and changes accounts after a confirmation, and says when that is not possible', async () => {
    const { page, context, faults } = await asSuperAdmin();
    const dialog = page.getByRole('dialog', { name: 'Roles for' });
    await page.goto(url('q=pro_team%40demo.example'));
    await row(page, 'Perry Demo').click();
    await page.getByRole('button', { name: 'Change roles' }).click();
    await dialog.getByRole('checkbox', { name: 'Recruiter', exact: true }).uncheck();
    await dialog.getByRole('button', { name: 'Save roles' }).click();
    await dialog.getByText('Plan: Pro Team requires Recruiter. Select that too.').waitFor();
    await dialog.getByRole('checkbox', { name: 'Recruiter', exact: true }).check();
    await dialog.getByRole('checkbox', { name: 'Agency admin' }).check();
    await dialog.getByRole('button', { name: 'Save roles' }).click();
    await page.getByText('Roles saved. They apply to Perry Demo within 10 minutes.').waitFor();

    const panel = page.getByRole('dialog', { name: 'Perry Demo' });
    await panel.getByText('Agency admin').first().waitFor();
    await panel.getByRole('button', { name: 'Deactivate' }).click();
    await page
      .getByRole('dialog', { name: 'Deactivate Perry Demo?' })
      .getByRole('button', { name: 'Deactivate' })
      .click();
    await panel.getByText('Deactivated').waitFor();
    await panel.getByRole('button', { name: 'Act as this person' }).waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: 'Reactivate' }).click();
    await page
      .getByRole('dialog', { name: 'Reactivate Perry Demo?' })
      .getByRole('button', { name: 'Reactivate' })
      .click();
    await panel.getByText('Active', { exact: true }).waitFor();

    await panel.getByRole('button', { name: 'Send password link' }).click();
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText("We're sending the link to pro_team@demo.example.").waitFor();
    await page.goto(url('q=super_admin%40demo.example'));
    await row(page, 'Sunny Demo').click();
    await page.getByRole('button', { name: 'Change roles' }).waitFor();
    for (const name of ['Deactivate', 'Act as this person'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('on wide and narrow screens, in light and dark mode', () => {
  test.runIf(checksLooksOf('users'))(
    'axe finds nothing in the list, an open user, its dialogs and the banner',
    async () => {
      const { page, context } = await asSuperAdmin(looksAtFirst);
      const found: Record<string, unknown> = {};
      const look = async (state: string, within?: string) => {
        found[state] = await faultsInLooks(page, within);
      };
      await page.goto(url('q=ulla'));
      await row(page, 'Ulla Demo').waitFor();
      await look('the list');
      await row(page, 'Ulla Demo').click();
      await page.getByText('ultimate_team@demo.example').last().waitFor();
      // What is behind it cannot be reached.
      await look('a user', '[role=dialog]');
      await page.getByRole('button', { name: 'Change roles' }).click();
      await page.getByRole('checkbox').first().waitFor();
      await look('its roles');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Act as this person' }).click();
      const question = page.getByRole('dialog', { name: 'Act as Ulla Demo' });
      await question.getByLabel('Reason').fill('abc');
      await question.getByRole('button', { name: 'Act as Ulla Demo' }).click();
      await question.getByText('Write at least 5 characters.').waitFor();
      await look('a refused reason');
      await question.getByLabel('Reason').fill('They cannot find their reviews.');
      await question.getByRole('button', { name: 'Act as Ulla Demo' }).click();
      const banner = page.getByRole('region', { name: 'Acting as another person' });
      await banner.waitFor();
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
      await look('the banner');
      await page.goto(`${plaudit.url}/search`);
      await banner.waitFor();
      await look('the banner of a public page');
      await banner.getByRole('button').click();
      await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
      await look('the panel again');
      for (const [state, problems] of Object.entries(found)) expect([state, problems]).toEqual([state, []]);
      await context.close();
    },
  );
});
