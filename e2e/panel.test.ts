import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { createUser } from '#server/features/accounts/accounts.factories.ts';
import { createReport } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { focusComesTo } from './running/hands.ts';
import { checksLooksOf, faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { signIn } from './running/steps.ts';
import { coveredByToast } from './running/toasts.ts';
import { untilTrue } from './running/until.ts';

const admin = { email: 'ruth@plaudit.example', password: 'plum watering can 9' };
const slug = 'robin-to-check';
let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 1);
  await createUser(database, { ...admin, type: 'user', roles: ['ROLE_SUPER_ADMIN'] });
  await createUser(database, { email: 'olga@employer.example', type: 'user', roles: ['ROLE_USER'] });
  const { id } = await createRecruiter(database, { slug });
  for (const [title, day] of [
    ['Names people', '2026-11-01'],
    ['Harmless after all', '2026-11-02'],
    ['Waits longer', '2026-11-03'],
  ] as const)
    await createReview(database, {
      recruiter_id: id,
      title,
      submitted_at: new Date(day),
      publication: 'unpublished',
      moderation: 'queued',
      signals: ['names_person'],
    });
  const firm = await createAgency(database, { name: 'Firm of many names' });
  await createReport(database, { agency_id: firm.id, email: 'reporter@mail.example' });
  await database.close();
  await plaudit.query("select graphile_worker.add_job('unheardOf', max_attempts := 1)");
  await plaudit.query(
    "update graphile_worker._private_jobs set attempts = 1, last_error = 'It broke' where id = (select id from graphile_worker.jobs where task_identifier = 'unheardOf')",
  );
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

async function enter(page: Page, part: string) {
  await signIn(page, plaudit, admin);
  await page.waitForURL('**/panel-admin');
  await page.goto(`${plaudit.url}/panel-admin/${part}`);
  await settled(page);
}
const openDialog = (page: Page) => page.locator('dialog[open]');
const atTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name, exact: true });
const opened = (page: Page, title: string) => page.getByRole('dialog', { name: title }).waitFor();

const parts = [
  '',
  'reviews',
  'reviews?state=decided',
  'reports',
  'privacy',
  'training',
  'agencies',
  'companies',
  'mails',
  'mails?tab=suppressions',
  'tasks',
  'audit',
  'flags',
];

describe('on wide and narrow screens, in light and dark mode', () => {
  test.runIf(checksLooksOf('panel'))('axe finds nothing in the panel, and it does not scroll sideways', async () => {
    const { page, context, faults } = await openPage(browser, looksAtFirst);
    await enter(page, '');
    const found: Record<string, unknown> = {};
    for (const part of sample(parts, 4, 'panel')) {
      await page.goto(`${plaudit.url}/panel-admin/${part}`);
      await settled(page);
      found[part] = [await page.getByRole('heading', { level: 1 }).count(), await faultsInLooks(page)];
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((part) => [part, [1, []]])));
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('nor in an open profile report', async () => {
  const { page, context, faults } = await openPage(browser, looksAtFirst);
  await enter(page, 'reports');
  await page.getByRole('button', { name: 'Firm of many names' }).first().click();
  await page.getByRole('dialog').getByText('They left this firm two years ago.').waitFor();
  expect(await faultsInLooks(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('a profile report is closed with a note about what was done', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(page, 'reports');
  await page.getByRole('button', { name: 'Firm of many names' }).first().click();
  await page.getByRole('button', { name: 'Leave as is' }).click();
  await openDialog(page).getByLabel('Why we left it as is').waitFor();
  await page.keyboard.press('Escape');
  await openDialog(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await openDialog(page).getByLabel('What we did').fill('They are no longer on its list.');
  await openDialog(page).getByRole('button', { name: 'Mark as done' }).click();
  await page.getByRole('dialog').getByText('They are no longer on its list.').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('reviews to check are filtered by words, signal and level, and sorted; the address keeps it all', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(page, 'reviews');
  const rows = page.locator('tbody [data-row]');
  const shows = (titles: readonly string[]) =>
    untilTrue(`the list shows ${titles.join(', ')}`, async () => `${await rows.allInnerTexts()}` === `${titles}`);
  const oldestFirst = ['Names people', 'Harmless after all', 'Waits longer'];
  await shows(oldestFirst);
  await page.getByLabel('Sort').selectOption({ label: 'Newest first' });
  await shows(oldestFirst.toReversed());
  await page.getByRole('searchbox').fill('harmless');
  await page.getByRole('searchbox').press('Enter');
  await shows(['Harmless after all']);
  await page.waitForURL('**/panel-admin/reviews?*q=harmless*');
  await page.getByLabel('Signal').selectOption({ label: 'The text contains a link' });
  await page.getByText('No reviews match.').waitFor();
  await page.getByRole('link', { name: 'Show all' }).click();
  await shows(oldestFirst);
  await page.getByLabel('Level').selectOption({ label: '3 – Placement confirmed' });
  await page.waitForURL('**/panel-admin/reviews?level=3');
  await page.getByLabel('Signal').selectOption({ label: 'The text names a person' });
  await page.waitForURL('**/panel-admin/reviews?level=3&signal=names_person');
  await page.reload();
  await shows(oldestFirst);
  expect(await page.getByLabel('Signal').locator('option:checked').innerText()).toBe('The text names a person');
  expect(faults).toEqual([]);
  await context.close();
});

test('filters chosen while the rows are still loading are combined', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(page, 'reviews?q=names');
  const answers = Promise.withResolvers<void>();
  await page.route('**/graphql/', async (route) => {
    await answers.promise;
    // The first request may be cancelled by now.
    await route.continue().catch(() => {});
  });
  await page.getByLabel('Level').selectOption({ label: '3 – Placement confirmed' });
  await page.getByLabel('Signal').selectOption({ label: 'The text names a person' });
  await page.getByRole('link', { name: 'Recently decided' }).click();
  await page.getByLabel('Sort').selectOption({ index: 1 });
  answers.resolve();
  await page.waitForURL(({ searchParams }) => searchParams.size === 5);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    q: 'names',
    level: '3',
    signal: 'names_person',
    state: 'decided',
    sort: 'newest',
  });
  expect(faults).toEqual([]);
  await context.close();
});

test('reviews are decided by keyboard, one after the other; a refused decision changes nothing', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(page, 'reviews');
  await atTab(page, 'Reviews to check 3 waiting').waitFor();
  await page.keyboard.press('j');
  await opened(page, 'Names people');
  await page.keyboard.press('j');
  await opened(page, 'Harmless after all');
  await page.keyboard.press('k');
  await opened(page, 'Names people');

  await page.keyboard.press('r');
  await openDialog(page).getByRole('button', { name: 'Reject' }).click();
  await openDialog(page).getByText("Choose why you're rejecting the review.").first().waitFor();
  const why = openDialog(page).getByLabel('Why').and(page.locator('[aria-invalid]'));
  await why.waitFor();
  await openDialog(page).getByLabel('Why').selectOption('spam');
  await why.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await openDialog(page).waitFor({ state: 'hidden' });
  await opened(page, 'Names people');

  // A key pressed before the dialog has finished closing is ignored.
  await untilTrue('it asks again', async () => {
    if (!(await openDialog(page).isVisible())) await page.keyboard.press('r');
    return openDialog(page).isVisible();
  });
  await openDialog(page).getByLabel('Why').selectOption('personal_data');
  await openDialog(page).getByLabel('Message to the reviewer').fill('Leave out the name, a job title will do.');
  await openDialog(page).getByRole('button', { name: 'Reject' }).click();
  await opened(page, 'Harmless after all');
  const mails = () => plaudit.mailbox.arrived.filter((mail) => /publish your review/i.test(mail.text));
  await untilTrue('the writer is told', () => mails().length > 0);
  expect(mails()[0]?.text).toContain('Leave out the name, a job title will do.');

  await untilTrue('it asks whether to publish', async () => {
    if (!(await openDialog(page).isVisible())) await page.keyboard.press('a');
    return openDialog(page).isVisible();
  });
  await focusComesTo(openDialog(page).getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await opened(page, 'Waits longer');
  expect(await coveredByToast(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await atTab(page, 'Reviews to check 1 waiting').waitFor();
  await page.goto(`${plaudit.url}/recruiter/${slug}`);
  await page.getByRole('article').getByText('Harmless after all').waitFor();
  expect(await page.getByText('Names people').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('Back closes an open row and stays at the list; closing takes the step back', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(page, 'audit');
  await page.goto(`${plaudit.url}/panel-admin/users`);
  await settled(page);
  const list = page.url();
  const first = page.locator('tbody button').first();
  await first.click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(page.url()).toBe(list);
  await first.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(list);
  await page.goBack();
  await page.waitForURL('**/panel-admin/audit');
  expect(faults).toEqual([]);
  await context.close();
});

test('a moderator who decides after somebody else is told so, and sees the outcome', async () => {
  const { page, context } = await openPage(browser);
  await enter(page, 'reviews');
  await page.getByRole('button', { name: 'Waits longer' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await plaudit.query("update reviews set moderation = 'rejected', version = version + 1 where title = 'Waits longer'");
  await openDialog(page).getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Someone has already decided on this review').waitFor();
  await openDialog(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Approve' }).waitFor({ state: 'hidden' });
  await context.close();
});

test('a link opens a row that is not in the loaded list, or says that it does not exist', async () => {
  const { page, context, faults } = await openPage(browser);
  const [user] = await plaudit.query<{ id: string; name: string }>('select id, name from users limit 1');
  await enter(page, `users?q=nobody&open=User:${user!.id}`);
  await opened(page, user!.name);
  await page.getByText('No accounts match.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL('**/panel-admin/users?q=nobody');
  for (const id of ['User:00000000-0000-7000-8000-000000000000', `Mail:${user!.id}`, 'nonsense']) {
    await page.goto(`${plaudit.url}/panel-admin/users?open=${id}`);
    await opened(page, 'Not found');
    await page.getByText("This user doesn't exist, or it was removed.").waitFor();
  }
  const [task] = await plaudit.query<{ id: string }>(
    "select id from graphile_worker.jobs where task_identifier = 'unheardOf'",
  );
  await page.goto(`${plaudit.url}/panel-admin/tasks?state=planned&open=${task!.id}`);
  await opened(page, 'Unheard of');
  await page.goto(`${plaudit.url}/panel-admin/tasks?open=${Number(task!.id) + 100_000}`);
  await opened(page, 'Not found');
  expect(faults).toEqual([]);
  await context.close();
});

test('a failed task is removed after a confirmation', async () => {
  const { page, context } = await openPage(browser);
  await enter(page, 'tasks?state=failed');
  await page.getByRole('button', { name: 'Unheard of' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await openDialog(page).getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No tasks have failed.').waitFor();
  expect(await plaudit.query("select 1 from graphile_worker.jobs where task_identifier = 'unheardOf'")).toEqual([]);
  await context.close();
});

test('an address is suppressed by hand, and the shown rows are exported', async () => {
  const { page, context } = await openPage(browser, { acceptDownloads: true });
  await enter(page, 'mails?tab=suppressions');
  await page.getByRole('button', { name: 'Add address' }).click();
  await openDialog(page).getByLabel('Email address').fill('=cmd@candidates.example');
  await openDialog(page).getByRole('button', { name: 'Stop emails' }).click();
  await page.getByRole('button', { name: '=cmd@candidates.example' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const stream = await (await download).createReadStream();
  const text = (await stream.toArray()).map(String).join('');
  expect(text).toContain("'=cmd@candidates.example,Asked us not to email them");
  await context.close();
});

test("the open account's log shows at once what was done to it", async () => {
  const { page, context, faults } = await openPage(browser);
  const [user] = await plaudit.query<{ id: string; name: string }>(
    "select id, name from users where email = 'olga@employer.example'",
  );
  await enter(page, `users?open=User:${user!.id}`);
  await opened(page, user!.name);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await openDialog(page).getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Account deactivated', { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a made-up cursor leads to the beginning of the list', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(page, 'users?status=active&after=garbage');
  await page.waitForURL('**/panel-admin/users?status=active');
  await page.locator('tbody button').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
