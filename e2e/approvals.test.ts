import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
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

const lists = ['enquiries', 'claims', 'agencies', 'companies'] as const;
const row = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const question = (page: Page) => page.locator('dialog:modal');
const panelButton = (page: Page, name: string) => page.locator('footer').getByRole('button', { name });

async function asSuperAdmin(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await signIn(opened.page, plaudit, { email: 'super_admin@demo.example', password: demoPassword });
  await opened.page.waitForURL((address) => address.pathname !== '/');
  return opened;
}

async function go(page: Page, path: string) {
  await page.goto(`${plaudit.url}/panel-admin/${path}`);
  await settled(page);
}

describe('on wide and narrow screens, in light and dark mode', () => {
  test.runIf(checksLooksOf('approvals'))('axe finds nothing in lists, empty lists, open rows and dialogs', async () => {
    const { page, context, faults } = await asSuperAdmin(looksAtFirst);
    const found: Record<string, unknown> = {};
    const look = async (what: string) => {
      found[what] = await faultsInLooks(page);
    };
    for (const list of sample(lists, 1, 'approvals')) {
      await go(page, `${list}?q=nobody-is-called-this`);
      await look(`${list} empty`);
      await go(page, list);
      await look(list);
      await page.locator('[data-row]').first().click();
      await panelButton(page, 'Approve').waitFor();
      await look(`${list} open`);
      await panelButton(page, 'Decline').click();
      await question(page).getByRole('button', { name: 'Decline' }).click();
      await question(page).getByText('Enter the reason.').first().waitFor();
      await look(`${list} declining without a reason`);
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, []])));
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('an enquiry from an address with an account is refused in plain words; Escape closes the dialog only', async () => {
  const { page, context, faults } = await asSuperAdmin();
  await go(page, 'enquiries');
  await row(page, 'Robin Demo').click();
  await page.getByText('This address has an account').waitFor();
  await panelButton(page, 'Approve').click();
  await question(page).getByRole('button', { name: 'Approve' }).click();
  await question(page).getByText('already has a profile: Robin Demo').waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await panelButton(page, 'Approve').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((address) => !address.searchParams.has('open'));
  expect(faults).toEqual([]);
  await context.close();
});

test('a double click opens one dialog; a click outside closes it, and so does Escape right away', async () => {
  const { page, context, faults } = await asSuperAdmin();
  await go(page, 'enquiries');
  await row(page, 'Robin Demo').click();
  const approve = panelButton(page, 'Approve');
  await approve.dblclick();
  await question(page).and(page.locator('[closedby=any]')).waitFor();
  const { height } = page.viewportSize()!;
  await page.mouse.click(5, height - 5);
  await question(page).waitFor({ state: 'detached' });
  await approve.dblclick();
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('a member is approved once, into an agency found by its name', async () => {
  const { page, context, faults } = await asSuperAdmin();
  await go(page, 'enquiries?q=quilfeather');
  await row(page, /Tāne Quillfeather/).click();
  await panelButton(page, 'Approve').click();
  await question(page).getByText('A member of an existing agency').click();
  await question(page).getByText('Quokka & Quill Recruitment').waitFor();
  await question(page).getByRole('button', { name: 'Approve' }).click();
  await question(page).getByText('Choose the agency this person belongs to.').first().waitFor();
  await question(page).getByLabel('Find the agency').fill('half moon');
  await question(page)
    .getByRole('radio', { name: /Half Moon Harbour Talent/ })
    .check();
  await question(page).getByRole('button', { name: 'Approve' }).dblclick();
  await page.getByText("Approved. We're emailing").waitFor();
  // The panel has gone on to the next waiting row.
  await go(page, 'enquiries?q=quilfeather&state=approved');
  await row(page, /Tāne Quillfeather/).click();
  await page.getByText(/as a member of an agency by Sunny Demo/).waitFor();
  const rows = await plaudit.query(
    `select a.name, (select count(*)::int from mails m where m.to_email = u.email) as mails
      from users u join recruiters r on r.user_id = u.id join agencies a on a.id = r.agency_id
      where u.name = 'Demo: Tāne Quillfeather'`,
  );
  expect(rows).toEqual([{ name: 'Half Moon Harbour Talent', mails: 1 }]);
  expect(faults).toEqual([]);
  await context.close();
});

test('a reason that is too short stays in its field; once sent, it is shown', async () => {
  const { page, context, faults } = await asSuperAdmin();
  // Filtered to one row, because the panel goes from a waiting row to the next.
  await go(page, 'agencies?q=saltbush');
  await row(page, 'Saltbush & Daughters').click();
  await panelButton(page, 'Decline').click();
  await question(page).getByLabel('Reason').fill('no');
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await question(page).getByText('Write at least 5 characters.').first().waitFor();
  expect(await question(page).getByLabel('Reason').inputValue()).toBe('no');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await panelButton(page, 'Decline').click();
  expect(await question(page).getByLabel('Reason').inputValue()).toBe('no');
  await question(page).getByLabel('Reason').fill('Please add your registered name.');
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await page.getByText('Please add your registered name.').first().waitFor();
  await panelButton(page, 'Approve').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('two unclaimed profiles of one person are merged from their agency, after a preview', async () => {
  const [agency] = await plaudit.query<{ id: string; name: string }>(
    "select id, name from agencies where slug = 'demo-agency'",
  );
  const database = connect(plaudit.postgres.connectionString, 1);
  const twin = { agency_id: agency!.id, name: 'Zelda Twice', source: 'a public list', is_claimed: false };
  const first = await createRecruiter(database, { ...twin, slug: 'zelda-twice' });
  const second = await createRecruiter(database, { ...twin, slug: 'zelda-twice-2' });
  await database.close();
  const { page, context, faults } = await asSuperAdmin();
  await go(page, `agencies?state=any&q=${encodeURIComponent(agency!.name)}&open=Agency:${agency!.id}`);
  await page.getByRole('button', { name: 'Merge two profiles…' }).click();
  const dialog = question(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await dialog.getByText('Choose the duplicate.').first().waitFor();
  await dialog.getByLabel('Find the duplicate').fill('zelda');
  await dialog.getByRole('radio', { name: /zelda-twice-2/ }).check();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await dialog.getByText('Choose the profile that stays.').first().waitFor();
  await dialog.getByLabel('Find the profile that stays').fill('zelda');
  await dialog.getByRole('radio', { name: /zelda-twice,/ }).check();
  await dialog.getByText('The name Zelda Twice; its link will lead to Zelda Twice').waitFor();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText('The profiles are merged.').waitFor();
  expect(await plaudit.query('select id from recruiters where id in ($1, $2)', [first.id, second.id])).toEqual([
    { id: first.id },
  ]);
  expect(faults).toEqual([]);
  await context.close();
});

test('moving a disputed profile first names who loses it', async () => {
  const { page, context, faults } = await asSuperAdmin();
  await go(page, 'claims?state=disputed');
  await page.locator('[data-row]').first().click();
  await page.getByText('This profile has an owner').waitFor();
  await panelButton(page, 'Approve').click();
  await question(page).getByText('loses the profile').waitFor();
  await question(page).getByRole('button', { name: 'Approve' }).click();
  await page.getByText("Approved. We're emailing").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('an admin is told that the panel is for super admins', async () => {
  const { page, context } = await openPage(browser);
  await signIn(page, plaudit, { email: 'admin@demo.example', password: demoPassword });
  await page.waitForURL((address) => address.pathname !== '/');
  for (const list of lists) {
    await go(page, list);
    await page.getByText("You don't have permission to view this page").waitFor();
  }
  await context.close();
});
