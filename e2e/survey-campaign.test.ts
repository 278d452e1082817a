import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignSettingsUrl, surveyRequestsUrl, workflowsUrl } from '#common/urls.ts';
import { connect } from '#server/database/database.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createSurvey } from '#server/features/surveys/surveys.factories.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { signIn } from './running/steps.ts';

let plaudit: Plaudit;
let browser: Browser;

const admin = { email: 'ada@new-quay.example', password: 'a long enough password' };

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 1);
  const { id: agency_id } = await createAgency(database, { name: 'New Quay Talent', plan: 'ultimate_team' });
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_ULTIMATE_TEAM'];
  await createRecruiterWithLogin(database, {
    agency_id,
    name: 'Ada Quay',
    roles,
    user: { ...admin, name: 'Ada Quay' },
  });
  await createSurvey(database, { agency_id });
  await database.close();
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

test('an admin chooses how campaigns send, adds people to one, turns it on, and cancels a request', async () => {
  const { page, faults } = await openPage(browser, looksAtFirst);
  const looks: Record<string, string[]> = {};
  const look = async (what: string) => {
    const wrong = await faultsInLooks(page);
    if (wrong.length > 0) looks[what] = wrong;
  };
  await signIn(page, plaudit, admin);
  await page.waitForURL(/\/(home|dashboard)$/);

  await page.goto(`${plaudit.url}${campaignSettingsUrl()}`);
  await page.getByLabel('Emails a day').fill('none');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Enter a whole number from 1 to 100000.').first().waitFor();
  await page.getByLabel('Emails a day').fill('300');
  await page.getByLabel(/^Message to candidates/).fill('How has it been so far?');
  await page.frameLocator('iframe').getByText('How has it been so far?').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes saved').waitFor();
  await look('the settings');

  await page.goto(`${plaudit.url}${workflowsUrl()}`);
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByLabel('Name').fill('Spring list');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await page.getByRole('heading', { name: 'Spring list' }).waitFor();
  await page.frameLocator('iframe').getByText('How has it been so far?').waitFor();

  await page.getByRole('button', { name: 'Add people' }).click();
  const people = page.getByRole('textbox', { name: 'People' });
  await people.fill('Dana Price, dana@quay.example, Ada Quay\nSam Reed, sam at quay');
  await look('the form to add people');
  await page.getByRole('button', { name: 'Add 2 people' }).click();
  await page.getByText('1 person added').waitFor();
  await page.getByText('Not an email address').waitFor();
  await page.getByRole('button', { name: 'Correct the others' }).click();
  expect(await people.inputValue()).toBe('"Sam Reed, sam at quay"');
  await people.fill('Sam Reed, sam@quay.example');
  await page.getByRole('button', { name: 'Add person' }).click();
  await page.getByText('1 person added').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByLabel('This campaign is active').check();
  await page.getByText('Everyone you add gets an email in your sending hours, at most 500 emails a day.').waitFor();
  await look('the campaign');
  await page.getByLabel('This campaign is active').uncheck();
  await page.getByLabel('Emails a day').fill('40');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes saved').waitFor();

  await page.getByRole('link', { name: 'See who was added' }).click();
  await page.waitForURL(new RegExp(`${surveyRequestsUrl()}\\?campaign=`));
  await page.getByText('dana@quay.example').first().waitFor();
  await look('the requests');
  await page.getByRole('row', { name: /Sam Reed/ }).click();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).last().click();
  await page.getByText('Request to Sam Reed canceled.').waitFor();
  await page.getByRole('row', { name: /Sam Reed.*Canceled/ }).waitFor();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).last().click();
  await page.getByRole('row', { name: /Sam Reed.*Waiting/ }).waitFor();
  expect(looks).toEqual({});
  expect(faults).toEqual([]);
});
