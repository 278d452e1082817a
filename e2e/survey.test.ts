import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { surveyUrl } from '#common/urls.ts';
import { connect, type Database } from '#server/database/database.ts';
import { createAgency } from '#server/features/profiles/profiles.factories.ts';
import { createCampaign, createRecipient, createSurvey } from '#server/features/surveys/surveys.factories.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
let database: Database;
let of: { agency_id: string; campaign_id: string };

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  database = connect(plaudit.postgres.connectionString, 1);
  const agency = await createAgency(database, { name: 'Old Quay Talent', plan: 'ultimate_team' });
  const look = { template: 'custom_template', accent: '#7a1f5c', intro: 'Thank you for working with us.' };
  const { survey } = await createSurvey(database, { agency_id: agency.id, ...look });
  const campaign = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
  of = { agency_id: agency.id, campaign_id: campaign.id };
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
  await plaudit?.stop();
});

/** A person who was emailed the survey: its address, and what is saved of them. */
async function asked(wishes: object = {}) {
  const { recipient, token } = await createRecipient(database, { ...of, ...wishes });
  const { kysely } = database;
  return {
    address: (score?: number) => plaudit.url + surveyUrl(of.campaign_id, token, score === undefined ? {} : { score }),
    saved: async () => ({
      recipient: await kysely.selectFrom('survey_recipients').selectAll().where('id', '=', recipient.id).execute(),
      responses: await kysely.selectFrom('responses').selectAll().where('recipient_id', '=', recipient.id).execute(),
    }),
  };
}

const score = 'How likely are you to recommend Old Quay Talent to a friend or colleague?';
const reason = 'What is the main reason for your score?';
const group = 'What did we do especially well?';
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const shows = (page: Page, title: string) => page.getByRole('main').getByText(title).first().waitFor();
const isFocused = (page: Page, selector: string) => page.locator(`${selector}:focus`).waitFor();

test('a person answers by keyboard from the score of an email, which saves nothing before they send it', async () => {
  const { address, saved } = await asked();
  const { page, context, faults } = await openPage(browser, looksAtFirst);
  const before = await saved();
  await page.goto(address(8));
  await shows(page, score);
  for (let time = 0; time < 20; time++) expect((await context.request.get(address(8))).status()).toBe(200);
  expect(await saved()).toEqual(before);
  expect(await page.getByLabel('8', { exact: true }).isChecked()).toBe(true);
  expect(await faultsInLooks(page)).toEqual([]);
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  await isFocused(page, 'input[value="10"]');
  await untilTrue('opening is reported', async () => (await saved()).recipient[0]!.opened_at !== null);
  await page.keyboard.press('Enter');
  await shows(page, reason);
  await isFocused(page, 'textarea');
  expect(await page.getByRole('status').allInnerTexts()).toContain('Question 2 of 4');
  await page.keyboard.type('They called back the same day.');
  expect(await faultsInLooks(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shows(page, group);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shows(page, 'May we quote you?');
  await isFocused(page, 'input[type="checkbox"]');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/success\/$/);
  await isFocused(page, 'h2');
  expect(await faultsInLooks(page)).toEqual([]);
  const { recipient, responses } = await saved();
  expect(recipient).toMatchObject([{ state: 'complete' }]);
  const comment = 'They called back the same day.';
  expect(responses).toMatchObject([{ score: 10, comment, may_quote: true, is_complete: true }]);
  await page.goto(address());
  await shows(page, "You've answered this survey");
  expect(faults).toEqual([]);
  await context.close();
});

test('a person leaves, continues on another device, and goes back', async () => {
  const { address, saved } = await asked();
  const first = await openPage(browser, looksAtFirst);
  await first.page.goto(address());
  await first.page.getByLabel('9', { exact: true }).check();
  await proceed(first.page);
  await first.page.getByLabel(reason).fill('Calls');
  await proceed(first.page);
  await shows(first.page, group);
  await first.context.close();
  const { page, context, faults } = await openPage(browser, { viewport: { width: 320, height: 700 } });
  await page.goto(address(9));
  await page.getByLabel(group).fill('Kept');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel(reason).waitFor();
  expect(await page.getByLabel(reason).inputValue()).toBe('Calls');
  await proceed(page);
  await page.getByLabel(group).waitFor();
  expect(await page.getByLabel(group).inputValue()).toBe('Kept');
  expect((await saved()).responses).toMatchObject([{ score: 9, comment: 'Calls', is_complete: false }]);
  expect(faults).toEqual([]);
  await context.close();
});

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('an anonymous person answers by the open link', async () => {
    const { page, context, faults } = await openPage(browser, { javaScriptEnabled });
    const answer = await page.goto(plaudit.url + surveyUrl(of.campaign_id));
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await proceed(page);
    await shows(page, 'Choose a number from 0 to 10.');
    await page.getByLabel('9', { exact: true }).check();
    await proceed(page);
    const comment = `Clear answers, ${javaScriptEnabled}`;
    await page.getByLabel(reason).fill(comment);
    await proceed(page);
    await shows(page, group);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel(reason).waitFor();
    expect(await page.getByLabel(reason).inputValue()).toBe(comment);
    if (javaScriptEnabled) {
      await settled(page);
      await page.reload();
    } else await proceed(page);
    await shows(page, group);
    await proceed(page);
    await shows(page, 'May we quote you?');
    await proceed(page);
    await shows(page, 'Thank you!');
    const responses = await database.kysely
      .selectFrom('responses')
      .selectAll()
      .where('comment', '=', comment)
      .execute();
    expect(responses).toMatchObject([{ score: 9, is_complete: true, may_quote: false, recipient_id: null }]);
    if (javaScriptEnabled) {
      await page.goto(plaudit.url + surveyUrl(of.campaign_id));
      await shows(page, "You've answered this survey");
    }
    // Without our code, the browser itself reports the status of the screen that was refused.
    expect(faults.filter((fault) => javaScriptEnabled || !fault.includes('422'))).toEqual([]);
    await context.close();
  });
});

test('a survey that has ended, and an unknown one, say so', async () => {
  const { page, context } = await openPage(browser, looksAtFirst);
  const ended = await asked({ expires_at: new Date(0) });
  expect((await page.goto(ended.address()))?.status()).toBe(410);
  await shows(page, 'This survey has ended');
  expect(await faultsInLooks(page)).toEqual([]);
  const unknown = [surveyUrl(of.campaign_id, 'guess'), surveyUrl('guess'), '/survey/guess/success/'];
  for (const path of unknown) {
    expect((await page.goto(plaudit.url + path))?.status(), path).toBe(404);
    await shows(page, "This link doesn't work");
  }
  await context.close();
});
