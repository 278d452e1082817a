import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { enter, panel, rowsOf } from './running/lists.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { addRecruiter, type RecruiterToTest } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;
let robin: RecruiterToTest;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  robin = await addRecruiter(plaudit.postgres.connectionString, 'robin');
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

test('a placement is added with both people, found, hidden and brought back, changed, invited about, and canceled', async () => {
  const found: Record<string, string[]> = {};
  const { page, context, faults } = await openPage(browser, looksAtFirst);
  await enter(plaudit, page, robin, '/placements');
  await page.getByRole('link', { name: 'Add your first placement' }).click();
  await page.getByRole('heading', { name: 'New placement' }).waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Save placement' }).click();
  await page.getByRole('link', { name: 'Enter the job title.' }).waitFor();
  await page.getByLabel('Job title').fill('Winder of Clocks');
  await page.getByLabel('Company').fill('Pinwheel Logistics');
  await page.getByLabel('First day').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel("Candidate's name").fill('Casey Wintergreen');
  await page.getByLabel("Candidate's email").fill('casey@mail.example');
  // What was typed survives a reload, and is marked as unsaved.
  await page.waitForTimeout(500);
  await page.reload();
  await page.getByText('Unsaved changes: Job, Candidate').waitFor();
  expect(await page.getByLabel('Job title').inputValue()).toBe('Winder of Clocks');
  await page.getByLabel("Contact's name").fill('Morgan Sandpiper');
  await page.getByLabel("Contact's email").fill('morgan@pinwheel.example');
  const gets = page.getByRole('complementary', { name: 'What each side gets' });
  await gets.getByText('If invited, gets this email on').nth(1).waitFor();
  await gets.getByText("Preview the candidate's email").click();
  await page.frameLocator('iframe').getByText('How was your experience with').waitFor();
  found.form = await faultsInLooks(page);
  await page.getByRole('button', { name: 'Save placement' }).click();
  await page.waitForURL('**/placements?open=*');
  await panel(page).getByText('Placement added').waitFor();
  found.open = await faultsInLooks(page);
  await panel(page).getByRole('button', { name: 'Close' }).click();

  // Columns are chosen by keyboard, and remembered.
  await page.locator('summary', { hasText: 'Columns' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Source' }).press('Space');
  await page.getByRole('columnheader', { name: 'Source' }).waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('columnheader', { name: 'Source' }).waitFor();

  await page.getByRole('navigation', { name: 'Reviews' }).getByRole('link', { name: 'Reviewed', exact: true }).click();
  await page.getByText('No placements match your filters.').waitFor();
  await page.goto(`${plaudit.url}/placements?view=invite_needed`);
  await page.getByRole('checkbox', { name: 'Winder of Clocks, Casey Wintergreen' }).check();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByText('Everyone has been invited.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await rowsOf(page).getByText('Winder of Clocks').waitFor();

  await page.getByRole('checkbox', { name: 'Winder of Clocks, Casey Wintergreen' }).check();
  await page.getByRole('button', { name: 'Invite to review' }).click();
  await page.getByText("We'll invite 2 people at the recommended time.").waitFor();
  await page.goto(`${plaudit.url}/placements`);
  await rowsOf(page).getByText('Scheduled').nth(1).waitFor();
  await rowsOf(page).first().getByRole('button').first().click();
  await panel(page).getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('heading', { name: 'Edit placement' }).waitFor();
  await page.getByLabel('Invite the employer to review').uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await panel(page).getByText('Changed: whether to invite the employer').waitFor();
  await panel(page).getByRole('button', { name: 'Cancel placement' }).click();
  await page.getByText('We cancel the invitations that have not gone out yet').waitFor();
  await page.getByRole('radio', { name: 'The placement fell through' }).check();
  await page.locator('dialog').getByRole('button', { name: 'Cancel placement' }).click();
  await panel(page).getByText('Placement canceled').waitFor();
  await page.goto(`${plaudit.url}/reviews/inviteScheduled`);
  await page.getByText('No scheduled invitations.').waitFor();
  expect(Object.values(found).flat()).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
