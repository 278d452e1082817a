import { text } from 'node:stream/consumers';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTabs } from '#common/reviews/lists/tabs.ts';
import { overflow } from './running/axe.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { addHostilePeople, hostile, moderator, recruiter } from './running/hostile-people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
let made: Awaited<ReturnType<typeof addHostilePeople>>;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  made = await addHostilePeople(plaudit.postgres.connectionString);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/**
 * A narrow browser that collects what no text may cause: running a script, opening a dialog, calling another host,
 * making the page too wide.
 */
async function openWatched(): Promise<{
  page: Page;
  context: BrowserContext;
  done: string[];
  look: (name: string) => Promise<void>;
}> {
  const { page, context, faults } = await openPage(browser, {
    viewport: { width: 320, height: 800 },
    reducedMotion: 'reduce',
  });
  page.on('dialog', (dialog) => {
    faults.push(`asks ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(plaudit.url) && !/^(data|blob|about):/.test(url)) faults.push(`reaches out to ${url}`);
  });
  const look = async (name: string) => {
    if (await page.evaluate(() => '__hit' in window)) faults.push(`runs on ${name}`);
    if ((await overflow(page)) > 0) faults.push(`scrolls sideways on ${name}`);
  };
  return { page, context, done: faults, look };
}

/** Opens a page and waits for a text; narrow lists leave out columns. */
const open = async (page: Page, path: string, text: string, state: 'visible' | 'attached' = 'visible') => {
  await page.goto(plaudit.url + path);
  await page.getByText(text).first().waitFor({ state });
};

/** Lists without rows here: no review waits for its placement, and no placement is without an invitation. */
const emptyTabs: readonly string[] = ['missingVerification', 'inviteNotSent'];

const noticed = (faults: readonly string[]) => faults.filter((fault) => !/status of 4(04|10|22)/.test(fault));

test('strangers read such texts on public pages, in search results and in forms, and nothing happens', async () => {
  const { page, context, done, look } = await openWatched();
  for (const [path, text] of [
    ['/recruiter/hostile', hostile.markup],
    ['/recruiter/hostile', hostile.word],
    ['/agency/hostile', hostile.markup],
    ['/people/hostile', hostile.name],
    [`/review/${made.reviewId}`, hostile.markup],
    [`/recruiter/hostile/review/${made.reviewId}`, hostile.markup],
    ['/search', hostile.name],
    [`/search?${new URLSearchParams({ q: hostile.markup })}`, 'img'],
    ['/recruiter/hostile/contact', hostile.name],
    ['/recruiter/hostile/review', hostile.name],
    [made.invitePath, hostile.name],
  ] as const) {
    await open(page, path, text);
    await look(path);
  }
  expect(noticed(done)).toEqual([]);
  await context.close();
});

test('the recruiter reads them in every list and open row, and exports them', async () => {
  const { page, context, done, look } = await openWatched();
  await signIn(page, plaudit, recruiter);
  await page.waitForURL(/\/(home|dashboard)$/);
  for (const tab of listTabs.filter((one) => !emptyTabs.includes(one))) {
    await page.goto(`${plaudit.url}/reviews/${tab}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('tbody tr').first().waitFor();
    await look(tab);
    await page.locator('tbody tr').first().getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
    await look(`${tab}, open`);
  }
  await page.goto(`${plaudit.url}/recruiter/edit`);
  await page.locator('main textarea').first().waitFor();
  await look('/recruiter/edit');
  expect(noticed(done)).toEqual([]);
  await page.goto(`${plaudit.url}/reviews/publishedNotReplied`);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await text(await (await waiting).createReadStream());
  expect(file).toContain(`"'${hostile.formula.replaceAll('"', '""')}"`);
  expect(file).not.toMatch(/(^|,|\r\n)"?[=+@]/);
  await context.close();
});

test('the moderator reads them in the queue, users and outbox, and emails hold them as written', async () => {
  const { page, context, done, look } = await openWatched();
  await page.goto(`${plaudit.url}/recruiter/hostile/contact`);
  await page.getByLabel('Your name').fill(hostile.name);
  await page.getByLabel('Your email').fill('mallory@mail.example');
  await page.getByRole('textbox', { name: 'Your message' }).fill(`${hostile.markup}\n${hostile.formula}`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await untilTrue('the mail arrives', () => plaudit.mailbox.arrived.some(({ text }) => text.includes(hostile.markup)));
  await signIn(page, plaudit, moderator);
  await page.waitForURL((url) => url.pathname !== '/');
  for (const [path, text] of [
    ['/panel-admin/reviews', hostile.name],
    ['/panel-admin/users', hostile.name],
    ['/panel-admin/agencies?state=approved', hostile.markup],
    ['/panel-admin/mails', recruiter.email],
    ['/panel-admin/audit', 'Audit log'],
  ] as const) {
    await open(page, path, text, 'attached');
    await look(path);
  }
  const [mail] = (await (await fetch(`${plaudit.url}/dev/mail.json?to=${recruiter.email}`)).json()) as { id: string }[];
  await open(page, `/dev/mail/${mail!.id}`, recruiter.email);
  await page.frameLocator('iframe').getByText(hostile.markup).first().waitFor();
  for (const path of ['/dev/mail', `/dev/mail/${mail!.id}`, `/dev/mail/${mail!.id}/html`]) {
    await page.goto(plaudit.url + path);
    await look(path);
  }
  expect(noticed(done)).toEqual([]);
  await context.close();
});
