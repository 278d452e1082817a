import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#server/database/database.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { signIn } from './running/steps.ts';

let plaudit: Plaudit;
let browser: Browser;
let database: Database;

const hiring = { email: 'hana@harbour-works.example', password: 'a long enough password' };
const recruiting = { email: 'rui@old-quay.example', password: 'a long enough password' };

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  database = connect(plaudit.postgres.connectionString, 1);
  const { id: company_id } = await createCompany(database, { name: 'Harbour Works', country: 'NZ' });
  await createEmployer(database, { company_id, isAdmin: true, ...hiring });
  await createRecruiterWithLogin(database, { name: 'Rui Quay', user: recruiting });
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
  await plaudit?.stop();
});

const opened = async (person: typeof hiring): Promise<Page> => {
  const { page } = await openPage(browser);
  await signIn(page, plaudit, person);
  await page.waitForURL(/\/(home|dashboard|recruiters)$/);
  return page;
};

test('a company posts a job step by step, a recruiter requests it, and the company accepts', async () => {
  const [company, recruiter] = [await opened(hiring), await opened(recruiting)];
  await company.goto(`${plaudit.url}/jobs`);
  await company.getByRole('link', { name: 'Post a job' }).first().click();
  await company.getByLabel('Job title').fill('Site engineer');
  await company.locator('#salaryFrom').fill('about 90');
  await company.getByRole('button', { name: 'Save and continue' }).click();
  await company.getByRole('link', { name: 'Enter an amount, such as 85,000.' }).waitFor();
  expect(await company.getByLabel('Job title').inputValue()).toBe('Site engineer');
  await company.locator('#salaryFrom').fill('90k');
  await company.getByRole('button', { name: 'Save and continue' }).click();
  await company.getByText('Open search').click();
  await company.getByLabel('Fee in percent').fill('17,5');
  await company.getByText("The fee is 17.5% of the first year's salary, without a guarantee.").waitFor();
  await company.getByRole('button', { name: 'Save and continue' }).click();
  await company.getByRole('heading', { name: 'Suggested recruiters' }).waitFor();

  // Left and resumed: the draft is offered, and what is missing leads to its step.
  await company.goto(`${plaudit.url}/jobs/new`);
  await company.getByRole('link', { name: 'Resume draft' }).click();
  await company.getByRole('link', { name: /4\. Publish/ }).click();
  expect(await company.getByRole('button', { name: 'Publish job' }).isDisabled()).toBe(true);
  await company.getByRole('link', { name: 'Describe the job.' }).click();
  expect(await company.locator('#salaryFrom').inputValue()).toBe('90,000');
  await company.getByLabel('Description').fill('Lead the work on a bridge.');
  await company.getByLabel('Type').selectOption('permanent');
  await company.getByLabel('Speciality').selectOption('construction');
  await company.getByLabel('Location').fill('Wellington');
  await company.getByRole('button', { name: 'Save', exact: true }).click();
  await company.getByText('All changes saved').waitFor();
  await company.getByRole('link', { name: /4\. Publish/ }).click();
  await company.getByText('From $90,000 a year (NZD)').waitFor();
  await company.getByRole('button', { name: 'Publish job' }).click();
  await company.getByText('Your job is open.').waitFor();

  await recruiter.goto(`${plaudit.url}/marketplace`);
  await recruiter.getByText('Site engineer').first().click();
  await recruiter.getByRole('button', { name: 'Request to work on it' }).click();
  await recruiter.getByLabel('Why you').fill('Me');
  await recruiter.getByRole('button', { name: 'Send request' }).click();
  await recruiter.locator('#pitch-error').getByText('Write at least 20 characters.').waitFor();
  await recruiter.getByLabel('Why you').fill('I placed three site engineers last year.');
  await recruiter.getByRole('button', { name: 'Send request' }).click();
  await recruiter.getByRole('link', { name: 'Open in My jobs' }).waitFor();

  await company.goto(`${plaudit.url}/jobs`);
  await company.getByText('Site engineer').first().click();
  await company.getByText('I placed three site engineers last year.').waitFor();
  await company.getByRole('button', { name: 'Accept Rui Quay' }).click();
  await company.getByText('Rui Quay works on this job now.').waitFor();

  await recruiter.goto(`${plaudit.url}/my-jobs?list=engaged`);
  await recruiter.getByText('Site engineer').first().waitFor();
});
