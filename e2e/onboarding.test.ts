import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { events } from './running/review-desk.ts';
import { elsewhere, isPublishedAtLevel3, mailedLink, type Story, signIn, writeReview } from './running/steps.ts';

let plaudit: Plaudit;
let browser: Browser;

const person = { email: 'nell@newcomers.example', password: 'a long enough password' };
const story: Story = {
  name: 'Dana Quillfeather',
  email: 'dana@person.example',
  jobTitle: 'Bridge Surveyor',
  title: 'Told me how it stood, each week',
  body: 'The brief was read before the first call, and I knew after each interview what came next and why.',
};

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 1);
  const agency = await createAgency(database, { plan: 'ultimate_team', time_zone: 'Australia/Sydney' });
  await createRecruiterWithLogin(database, {
    agency_id: agency.id,
    slug: 'nell',
    name: 'Nell Newcomer',
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_ULTIMATE_TEAM'],
    user: person,
  });
  await database.close();
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

test('the first steps alone lead an agency from its first sign-in to its first verified review', async () => {
  const found: Record<string, string[]> = {};
  const { page, context, faults } = await openPage(browser, looksAtFirst);
  const next = () => page.getByRole('navigation', { name: 'Getting started' }).getByRole('link', { name: 'Next' });
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  const skip = () => page.getByRole('button', { name: 'Skip this step' }).click();
  await signIn(page, plaudit, person);
  await page.waitForURL('**/home');
  await page.getByText('0 of 8').first().waitFor();
  await settled(page);
  found.home = await faultsInLooks(page);
  await page.getByRole('link', { name: 'Start: Complete your profile' }).click();
  await heading('Complete your profile');
  await skip();
  await heading('Connect your Google reviews');
  await skip();
  await heading('How your placements come in');
  await page.goto(`${plaudit.url}/getting-started`);
  await page.waitForURL('**/getting-started/ats-connect');
  await skip();
  await heading('Bring in your team');
  await next().click();
  await heading('Add a placement');
  await page.getByLabel('Job title').fill(story.jobTitle);
  await page.getByLabel('Company').fill('Umber Bridges');
  await page.getByLabel('First day').fill(new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel("Candidate's name").fill(story.name);
  await page.getByLabel("Candidate's email").fill(story.email);
  await page.getByRole('button', { name: 'Save placement' }).click();
  await heading('How placements work');
  found.introduction = await faultsInLooks(page);
  await next().click();
  await heading('Invite people to review you');
  // The form begins with the placement that was just added.
  await expect.poll(() => page.getByLabel("Candidate's name").inputValue()).toBe(story.name);
  await page.getByRole('radio', { name: /^Now/ }).check();
  found.invite = await faultsInLooks(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await heading('How the board works');
  expect((await events(page)).filter((event) => String(event).startsWith('onboarding'))).toEqual([
    'onboarding-request-placement',
  ]);

  const reviewer = await openPage(browser, elsewhere);
  const link = await mailedLink(plaudit, story.email, /http\S+\/review-invite\/\S+/);
  await writeReview(reviewer.page, link, story);
  await isPublishedAtLevel3(plaudit, story);

  await page.goto(`${plaudit.url}/home`);
  await page.getByText('2 of 8').first().waitFor();
  await page.getByRole('link', { name: 'Start: Reply to a review' }).click();
  await page.getByText(story.title).first().waitFor();
  expect(found).toEqual({ home: [], introduction: [], invite: [] });
  expect([...faults, ...reviewer.faults]).toEqual([]);
  await context.close();
  await reviewer.context.close();
});

test('analytics learns once of each step that is done in the wizard, without what was typed', async () => {
  const { page, context, faults } = await openPage(browser, looksAtFirst);
  await signIn(page, plaudit, person);
  await page.waitForURL('**/home');
  const told = async () => (await events(page)).filter((event) => String(event).startsWith('onboarding'));
  await page.goto(`${plaudit.url}/getting-started/profile?of=agency`);
  for (const text of ['We place bridge surveyors.', 'We place surveyors of bridges.']) {
    await page.getByLabel('What your agency does').fill(text);
    await page.getByRole('button', { name: 'Save changes', exact: true }).click();
    await page.getByText('All changes saved').waitFor();
  }
  expect(await told()).toEqual(['onboarding-save-agency-profile']);

  await page.goto(`${plaudit.url}/getting-started/invite-team`);
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByRole('textbox', { name: 'Email addresses' }).fill('nobody at all');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByText('Nobody was invited').waitFor();
  expect(await told()).toEqual([]);
  await page.getByRole('button', { name: 'Invite more' }).click();
  await page.getByRole('textbox', { name: 'Email addresses' }).fill('wren@newcomers.example');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByText('1 invitation sent').waitFor();
  expect(await told()).toEqual(['onboarding-invite-team']);
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toMatch(/surveyors|wren/);

  await page.goto(`${plaudit.url}/agency/edit`);
  await page.getByLabel('What your agency does').fill('We place people who survey bridges.');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await page.getByText('All changes saved').waitFor();
  expect(await told()).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
