import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QuestionType, questionTypes, traitsOf } from '#common/surveys/questions.ts';
import { workflowEditorUrl, workflowPreviewUrl } from '#common/urls.ts';
import { connect } from '#server/database/database.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
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
  await database.close();
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** What each type is called in the editor's menu, from its start. */
const menu: Readonly<Record<QuestionType, string>> = {
  nps: '0 to 10',
  rating: 'Rating',
  single_choice: 'Single choice',
  multiple_choice: 'Multiple choice',
  dropdown: 'Dropdown',
  short_text: 'Short text',
  long_text: 'Long text',
  yes_no: 'Yes or no',
  matrix: 'Matrix',
  ranking: 'Ranking',
  date: 'Date',
  consent: 'Consent',
};

/** Adds a question after the selected one; every second time by keyboard. */
async function add(page: Page, type: QuestionType, byKeyboard: boolean) {
  const opener = page.getByRole('button', { name: 'Add a question' });
  const entry = page.getByRole('list', { name: 'Types of questions' }).getByRole('button', { name: menu[type] });
  for (const button of [opener, entry.first()]) {
    if (byKeyboard) await button.press('Enter');
    else await button.click();
  }
  await expect
    .poll(() => page.getByLabel('Question', { exact: true }).evaluate((one) => one.matches(':focus')))
    .toBe(true);
  await page.keyboard.type(titleOf(type));
  const { choices, rows } = traitsOf[type];
  if (rows) await page.getByLabel('Row 1', { exact: true }).fill('Before');
  if (!choices) return;
  await page.getByLabel(/^(Choice|Column) 1$/).fill('First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Third');
}

const titleOf = (type: QuestionType) => `Sample ${type}`;

/** The titles of the list, without the standard questions. */
const samples = async (page: Page) =>
  (await page.getByRole('list').locator('[data-question]').allInnerTexts()).flatMap(
    (text) => /Sample \w+/.exec(text) ?? [],
  );

test('an admin sets up surveys, builds a workflow with every type of question, publishes and previews it', async () => {
  const { page, faults } = await openPage(browser, looksAtFirst);
  const looks: Record<string, string[]> = {};
  const look = async (what: string) => {
    const wrong = await faultsInLooks(page);
    if (wrong.length > 0) looks[what] = wrong;
  };
  await signIn(page, plaudit, admin);
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Surveys' }).click();
  await page.getByRole('button', { name: 'Set up surveys' }).click();
  await page.getByRole('heading', { name: 'Employers' }).waitFor();
  await look('workflows');
  await page.getByRole('link', { name: 'Edit: Candidates, promoters' }).click();
  await page.getByText('This is the live version.').waitFor();

  for (const [at, type] of questionTypes.entries()) await add(page, type, at % 2 === 1);
  await page.getByText('Saved as a draft').waitFor();
  expect(await samples(page)).toEqual(questionTypes.map(titleOf));

  const item = page.getByRole('button', { name: /Sample nps/ });
  await item.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByText('Sample nps is now question 3 of 16.').waitFor({ state: 'attached' });
  expect((await samples(page)).slice(0, 2)).toEqual(['Sample rating', 'Sample nps']);
  await expect.poll(() => item.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => samples(page)).toEqual(questionTypes.map(titleOf));
  const dragged = page.getByRole('listitem').filter({ has: item });
  await dragged.locator('[data-handle]').hover();
  await page.mouse.down();
  const target = (await page.getByRole('button', { name: /Sample single_choice/ }).boundingBox())!;
  await page.mouse.move(target.x + 40, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await samples(page))[2]).toBe('Sample nps');

  // For a moment after a drag, clicks are taken for its end.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: /Sample yes_no/ }).click();
      return page.getByRole('heading', { name: 'Question 9: yes or no' }).count();
    })
    .toBe(1);
  await page.getByRole('button', { name: 'Add a rule' }).click();
  const rule = page.getByRole('group', { name: 'Rule 1' });
  await rule.getByLabel('If').selectOption({ label: 'the answer is' });
  await rule.getByLabel('Value').selectOption({ label: 'yes' });
  await rule.getByLabel('Then').selectOption({ label: 'Continue with 13. Sample consent' });
  await look('the editor');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.getByRole('button', { name: /Sample yes_no/ }).waitFor();
  await page.getByRole('button', { name: 'After the questions' }).click();
  await page.getByLabel('Title of the thank-you page').fill('');
  await page.getByText('One thing to finish before you can publish').waitFor();
  expect(await page.getByRole('button', { name: 'Publish' }).isEnabled()).toBe(false);
  await page.getByLabel('Title of the thank-you page').fill('You are a star');
  await look('the end of the survey');

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this draft?' });
  await dialog.getByText("Added: 'Sample matrix' (matrix)").waitFor();
  await look('publishing');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('This is the live version.').waitFor();
  const [live] = await plaudit.query<{ number: number; types: number }>(
    `select number, jsonb_array_length(questions) types from workflows where status = 'live' and number = 2`,
    [],
  );
  expect(live).toEqual({ number: 2, types: 16 });

  await page.goto(plaudit.url + workflowPreviewUrl('candidate', 'promoter'));
  await settled(page);
  await page.keyboard.press('3');
  await page.getByText('A score of 3 leads to the questions for detractors').waitFor();
  await look('the preview');
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  const asked: string[] = [];
  const title = page.getByText(/^Sample \w+$/);
  for (const next = page.getByRole('button', { name: 'Continue' }); await next.count(); await next.click()) {
    if (await title.count()) asked.push(await title.first().innerText());
    if (asked.at(-1) === 'Sample yes_no') await page.getByLabel('Yes').check();
    if (asked.at(-1) === 'Sample matrix') break;
  }
  const skipped: readonly QuestionType[] = ['matrix', 'ranking', 'date'];
  expect(new Set(asked)).toEqual(new Set(questionTypes.filter((type) => !skipped.includes(type)).map(titleOf)));
  await page.getByRole('heading', { name: 'You are a star' }).waitFor();
  expect(looks).toEqual({});
  expect(faults).toEqual([]);
}, 120_000);

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
