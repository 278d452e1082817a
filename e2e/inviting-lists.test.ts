import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { enter, fillLists, openFirst, panel, rowsOf } from './running/lists.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { addRecruiter, type RecruiterToTest } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;
let full: RecruiterToTest;
let recruiter: RecruiterToTest;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const { connectionString } = plaudit.postgres;
  full = await addRecruiter(connectionString, 'robin');
  recruiter = await addRecruiter(connectionString, 'asa');
  await fillLists(connectionString, full.recruiterId);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** The placements reported to analytics since the page was loaded. */
const notedPlacements = (page: Page) =>
  page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'create-placement'));

test('invitations are cancelled together after a confirmation; one that bounced gets another address', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(plaudit, page, full, '/reviews/inviteScheduled?q=person+2');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Cancel invitations' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel 10 invitations?' });
  await question.getByLabel('Reason').fill('=The project was called off');
  await question.getByRole('button', { name: 'Cancel invitations' }).click();
  await expect
    .poll(async () => (await plaudit.query(`select 1 from invitations where state = 'cancelled'`)).length)
    .toBe(10);
  await page.goto(`${plaudit.url}/reviews/requested?state=cancelled&q=person+2`);
  await settled(page);
  await openFirst(page);
  await panel(page).getByText('=The project was called off').waitFor();
  await page.goto(`${plaudit.url}/reviews/requested?state=bounced`);
  await settled(page);
  await openFirst(page);
  await panel(page).getByRole('button', { name: 'Correct email address' }).click();
  const form = page.getByRole('dialog', { name: "Correct Bo Bounced's email address" });
  await form.getByLabel('Email address').fill('nonsense');
  await form.getByRole('button', { name: 'Save and send again' }).click();
  await form.getByText('Enter an email address like name@company.com.').first().waitFor();
  await form.getByLabel('Email address').fill('bo@better.example');
  await form.getByRole('button', { name: 'Save and send again' }).click();
  await expect
    .poll(
      async () => (await plaudit.query(`select state from invitations where recipient_email = 'bo@better.example'`))[0],
    )
    .toEqual({ state: 'scheduled' });
  expect(faults).toEqual([]);
  await context.close();
});

/** With today as the first day, the invitation leaves in some days, whatever the time is now. */
const firstDay = new Date().toISOString().slice(0, 10);
/** 30 people as a spreadsheet has them; one has no first day, one address is there twice. */
const sheet = [
  'Candidate name\tCandidate e-mail\tJob title\tCompany\tStart date\tType\tSalary',
  ...Array.from({ length: 30 }, (_, at) => {
    const number = String(at + 1).padStart(2, '0');
    const email = at === 29 ? 'worker-01@sheet.example' : `worker-${number}@sheet.example`;
    return `Worker ${number}\t${email}\tPicker\tOrchard Hill\t${at === 4 ? '' : firstDay}\tTemp\t30`;
  }),
].join('\n');

test('30 people are invited from a pasted spreadsheet: problems are shown beside their rows, the other invitations are sent', async () => {
  const { page, context, faults } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await enter(plaudit, page, recruiter, '/reviews/inviteScheduled?ask=new');
  const form = panel(page);
  await form.getByRole('button', { name: 'Paste from spreadsheet' }).click();
  await form.getByLabel('Rows from your spreadsheet').fill(sheet);
  await form.getByText('30 rows found').waitFor();
  await form.getByText('Ignored: Salary.').waitFor();
  await form.getByRole('button', { name: 'Add 30 rows' }).click();
  await form.getByText("After this, you'll have 470 of 500 invitations left this month.").waitFor();
  await form.getByLabel('Your message').fill('You get a voucher for a review.');
  await form
    .getByText(/Don't offer anything/)
    .first()
    .waitFor();
  await form.getByLabel('Your message').fill('Tell others how it went.');
  await page.frameLocator('iframe').getByText('Tell others how it went.').waitFor();
  await form.getByRole('button', { name: 'Send 30 invitations' }).click();
  await form.getByRole('link', { name: 'Row 5: Choose the first day.' }).waitFor();
  expect(await plaudit.query(`select 1 from invitations where recipient_email like '%@sheet.example'`)).toEqual([]);
  await form
    .getByRole('listitem')
    .filter({ hasText: '5. Worker 05' })
    .getByLabel('First day', { exact: true })
    .fill(firstDay);
  await form.getByRole('button', { name: 'Send 30 invitations' }).click();
  await form.getByText("We'll invite 29 people").waitFor();
  const last = form.getByRole('listitem').filter({ hasText: 'Worker 30' });
  await last.getByText('Your agency can ask each person once every 90 days').first().waitFor();
  await page.reload();
  await form.getByText('We kept your unsent invitations').waitFor();
  await form.getByText("We'll invite 29 people").waitFor();
  await last.getByRole('button', { name: 'Edit Worker 30' }).or(last.getByLabel("Candidate's email")).first().click();
  await last.getByLabel("Candidate's email").fill('worker-30@sheet.example');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(await plaudit.query(`select 1 from invitations where recipient_email like '%@sheet.example'`)).toHaveLength(
    30,
  );
  expect(await notedPlacements(page)).toEqual([{ event: 'create-placement', count: 1 }]);
  await page.getByText('25 invitations shown').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** Delays timers, so that a fast typist is ahead of what the page postpones. None of it may move the focus. */
function answerLate() {
  const { setTimeout } = window;
  window.setTimeout = ((run: () => void, wait = 0) => setTimeout(run, Math.max(wait, 150))) as typeof window.setTimeout;
}

/**
 * Where the focus is after each of so many Tabs: in the panel, in the frame of its preview, in the browser's own
 * controls, or behind the panel.
 */
async function placesOfTab(page: Page, presses: number): Promise<Set<string>> {
  const places = new Set<string>();
  for (let pressed = 0; pressed < presses; pressed += 1) {
    await page.keyboard.press('Tab');
    places.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'browser';
        if (activeElement?.matches('[role="dialog"] iframe')) return 'frame';
        return activeElement?.closest('[role="dialog"]') ? 'panel' : 'behind';
      }),
    );
  }
  return places;
}

test('both sides of one placement are invited by keyboard alone', async () => {
  const { page, context, faults } = await openPage(browser);
  await page.addInitScript(answerLate);
  await enter(plaudit, page, recruiter);
  const until = async (name: string) => {
    for (let presses = 0; presses < 120; presses += 1) {
      const label = await page.evaluate(() => {
        const { activeElement } = document;
        const [own] = (activeElement as HTMLInputElement | null)?.labels ?? [];
        return (own ?? activeElement)?.textContent?.trim();
      });
      if (label === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The focus does not come to ${name}`);
  };
  const type = async (name: string, text: string) => {
    await until(name);
    await page.keyboard.type(text, { delay: 20 });
    const field = page.locator(':focus');
    if ((await field.getAttribute('type')) !== 'date') expect(await field.inputValue()).toBe(text);
  };
  await until('Invite to review');
  await page.keyboard.press('Enter');
  await panel(page).getByLabel('Job title').waitFor();
  await type('Job title', 'Lamp Fitter');
  await type('Company', 'Orchard Hill');
  await type('First day', '10052026');
  await type("Candidate's name", 'Nia Quill');
  await type("Candidate's email", 'nia@keys.example');
  await type("Contact's name", 'Omar Reed');
  await type("Contact's email", 'omar@keys.example');
  await page.frameLocator('iframe').getByText('Orchard Hill').first().waitFor();
  expect(await placesOfTab(page, 90)).toEqual(new Set(['panel', 'frame']));
  await until('Send 2 invitations');
  await page.keyboard.press('Enter');
  await panel(page).waitFor({ state: 'hidden' });
  const invited = await plaudit.query<{ audience: string; placement_id: string }>(
    `select audience, placement_id from invitations where recipient_email like '%@keys.example' order by audience`,
  );
  expect(invited.map(({ audience }) => audience)).toEqual(['candidate', 'employer']);
  expect(new Set(invited.map(({ placement_id }) => placement_id)).size).toBe(1);
  expect(await notedPlacements(page)).toEqual([{ event: 'create-placement', count: 1 }]);
  expect(faults).toEqual([]);
  await context.close();
});

test('people who were never invited are invited from their list', async () => {
  const { page, context, faults } = await openPage(browser);
  await enter(plaudit, page, full, '/reviews/inviteNotSent?q=winder+of+clocks');
  const before = await rowsOf(page).count();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await panel(page)
    .getByRole('button', { name: /^Send (invitation|\d+ invitations)$/ })
    .click();
  await panel(page).waitFor({ state: 'hidden' });
  await page.getByText('Nothing matches your filters.').waitFor();
  expect(before).toBeGreaterThan(0);
  // Their placements existed already.
  expect(await notedPlacements(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('a draft is deleted, or edited in the filled form, and the counts follow at once', async () => {
  const { page, context, faults } = await openPage(browser);
  const database = connect(plaudit.postgres.connectionString, 1);
  for (const recipient_name of ['Dee Draft', 'Drew Draft'])
    await createInvitation(database, {
      recruiter_id: full.recruiterId,
      state: 'draft',
      recipient_name,
      message: 'As we said.',
    });
  await database.close();
  await enter(plaudit, page, full, '/reviews/requested?state=draft&sort=name');
  const tab = page.getByRole('link', { name: /^Invited \d+$/ });
  const before = Number((await tab.innerText()).replace(/\D/g, ''));
  await openFirst(page);
  await panel(page).getByRole('button', { name: 'Delete draft' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the draft to Dee Draft?' });
  await question.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('dialog', { name: 'Dee Draft', exact: true }).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: `Invited ${before - 1}`, exact: true }).waitFor();
  expect(await rowsOf(page).count()).toBe(1);
  await openFirst(page);
  await panel(page).getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Invite to review' });
  await form.getByLabel('Job title').waitFor();
  expect(await form.getByLabel('Job title').inputValue()).not.toBe('');
  expect(await form.getByLabel("Candidate's name").inputValue()).toBe('Drew Draft');
  expect(await form.getByLabel('Your message').inputValue()).toBe('As we said.');
  expect(faults).toEqual([]);
  await context.close();
});

test("an agency sets when its invitations leave and what they say: the preview, the form and the next email's time follow", async () => {
  const { page, context, faults } = await openPage(browser, looksAtFirst);
  const ines = await addRecruiter(plaudit.postgres.connectionString, 'ines');
  await enter(plaudit, page, ines, '/tools/inviteSettings');
  await page.getByLabel('Candidates, days after the start').fill('3');
  await page.getByLabel('Message to candidates').fill('How was the search for you?');
  await page.getByLabel('Sender name').fill('Ines & Co');
  await page.frameLocator('iframe').getByText('How was the search for you?').waitFor();
  await page.getByText('Ines & Co via Plaudit', { exact: true }).waitFor();
  expect(await faultsInLooks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes saved').waitFor();
  await page.goto(`${plaudit.url}/reviews/inviteScheduled?ask=new`);
  await settled(page);
  const form = panel(page);
  await form.getByText('3 days after the first day for candidates').waitFor();
  await form.getByLabel('Job title').fill('Lamp Fitter');
  await form.getByLabel('Company', { exact: true }).fill('Orchard Hill');
  await form.getByRole('textbox', { name: 'First day' }).fill(firstDay);
  await form.getByLabel("Candidate's name").fill('Nia Quill');
  await form.getByLabel("Candidate's email").fill('nia@settings.example');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await form.waitFor({ state: 'hidden' });
  const day = Temporal.PlainDate.from(firstDay).add({ days: 3 }).toString();
  expect(
    await plaudit.query(
      `select message, to_char(scheduled_for at time zone 'Australia/Sydney', 'YYYY-MM-DD HH24:MI') as leaves
       from invitations where recipient_email = 'nia@settings.example'`,
    ),
  ).toEqual([{ message: 'How was the search for you?', leaves: `${day} 09:00` }]);
  await page.goto(`${plaudit.url}/tools/inviteSettings`);
  await settled(page);
  await page.getByLabel('Candidates, days after the start').fill('5');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Also apply to 1 scheduled invitation' }).click();
  await page.getByText('1 scheduled invitation follows your settings now.').first().waitFor();
  await page.getByRole('button', { name: 'Turn on for Entered manually' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite automatically: Entered manually' });
  await dialog.getByText('Invites 0 people we know of today').first().waitFor();
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Turn off for Entered manually' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
