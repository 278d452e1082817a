import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audiences } from '#common/reviews/criteria.ts';
import { workflowEditorUrl } from '#common/urls.ts';
import { connect } from '#server/database/database.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createSurvey } from '#server/features/surveys/surveys.factories.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { signIn } from './running/steps.ts';

let plaudit: Plaudit;
let browser: Browser;

const password = 'a long enough password';
const admin = { email: 'ada@old-quay.example', password };
const colleague = { email: 'bo@old-quay.example', password };

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 1);
  const { id: agency_id } = await createAgency(database, { name: 'Old Quay Talent', plan: 'ultimate_team' });
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_ULTIMATE_TEAM'];
  const people = { 'Ada Quay': admin, 'Bo Quay': colleague };
  for (const [name, user] of Object.entries(people))
    await createRecruiterWithLogin(database, { agency_id, name, roles, user: { ...user, name } });
  for (const audience of audiences) await createSurvey(database, { agency_id, audience });
  await database.close();
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

test('two people who edit one draft learn of each other, and neither loses a change without being asked', async () => {
  const [mine, theirs] = [await openPage(browser), await openPage(browser)];
  const address = plaudit.url + workflowEditorUrl('employer', 'detractor');
  const title = (page: Page) => page.getByLabel('Title of the thank-you page');
  for (const [{ page }, person] of [
    [mine, admin],
    [theirs, colleague],
  ] as const) {
    await signIn(page, plaudit, person);
    await page.waitForURL(/\/(home|dashboard)$/);
    await page.goto(address);
    await page.getByRole('button', { name: 'After the questions' }).click();
  }
  await title(mine.page).fill('Thanks from Ada');
  await mine.page.getByText('Saved as a draft').waitFor();
  await title(theirs.page).fill('Thanks from Bo');
  await theirs.page.getByText('Ada Quay changed this draft while you were editing it').waitFor();
  expect(await title(theirs.page).inputValue()).toBe('Thanks from Bo');
  await theirs.page.getByRole('button', { name: 'Load their version' }).click();
  expect(await title(theirs.page).inputValue()).toBe('Thanks from Ada');
  await title(theirs.page).fill('Thanks from both');
  await theirs.page.getByText('Saved as a draft').waitFor();
  await title(mine.page).fill('Thanks from me');
  await mine.page.getByRole('button', { name: 'Keep mine' }).click();
  await mine.page.getByText('Saved as a draft').waitFor();
  await theirs.page.goto(address);
  await theirs.page.getByText('Ada Quay is editing this, too.').waitFor();
  await theirs.page.getByRole('button', { name: 'After the questions' }).click();
  expect(await title(theirs.page).inputValue()).toBe('Thanks from me');
  expect([...mine.faults, ...theirs.faults]).toEqual([]);
}, 60_000);

test('the design warns of a color that is hard to read, and shows survey and email', async () => {
  const { page, faults } = await openPage(browser, looksAtFirst);
  await signIn(page, plaudit, admin);
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.goto(`${plaudit.url}/campaigns/customise?audience=employer`);
  await page.getByRole('radio', { name: /^Your own design/ }).check();
  const color = page.getByRole('textbox', { name: 'Color', exact: true });
  await color.fill('#ffcc00');
  await page.getByText('White text is hard to read on this color.').waitFor();
  await color.fill('#7a1fa2');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A minute for us?');
  await page.getByRole('complementary', { name: 'Preview' }).getByText('A minute for us?').waitFor();
  expect(await faultsInLooks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes saved').waitFor();
  const saved = await plaudit.query("select template, accent, subject from surveys where audience = 'employer'", []);
  expect(saved).toEqual([{ template: 'custom_template', accent: '#7a1fa2', subject: 'A minute for us?' }]);
  expect(faults).toEqual([]);
}, 60_000);
