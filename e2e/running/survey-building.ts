import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type QuestionType, questionTypes, traitsOf } from '#common/surveys/questions.ts';

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

/** The title of the question of a type. */
export const sampleTitle = (type: QuestionType): string => `Sample ${type}`;

/** The types in the order that `buildSamples` leaves them in, and those that its rule skips after a yes. */
export const inOrder: readonly QuestionType[] = questionTypes.toSpliced(0, 3, 'rating', 'single_choice', 'nps');
export const skipped: readonly QuestionType[] = ['matrix', 'ranking', 'date'];

/** Adds a question after the selected one, with mouse or keyboard. Choices are First, Second and Third; a row is Before. */
async function addSample(page: Page, type: QuestionType, byKeyboard: boolean): Promise<void> {
  const opener = page.getByRole('button', { name: 'Add a question' });
  const entry = page.getByRole('list', { name: 'Types of questions' }).getByRole('button', { name: menu[type] });
  for (const button of [opener, entry.first()]) {
    if (byKeyboard) await button.press('Enter');
    else await button.click();
  }
  await expect
    .poll(() => page.getByLabel('Question', { exact: true }).evaluate((one) => one.matches(':focus')))
    .toBe(true);
  await page.keyboard.type(sampleTitle(type));
  const { choices, rows } = traitsOf[type];
  if (rows) await page.getByLabel('Row 1', { exact: true }).fill('Before');
  if (!choices) return;
  await page.getByLabel(/^(Choice|Column) 1$/).fill('First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Third');
}

/** The titles in the editor's list, without the standard questions. */
const samplesIn = async (page: Page): Promise<string[]> =>
  (await page.getByRole('list').locator('[data-question]').allInnerTexts()).flatMap(
    (text) => /Sample \w+/.exec(text) ?? [],
  );

/**
 * Adds a question of each type in the editor of a new workflow, moves one with keyboard and mouse, and adds a rule: after
 * a yes, the survey continues with the last one.
 */
export async function buildSamples(page: Page): Promise<void> {
  for (const [at, type] of questionTypes.entries()) await addSample(page, type, at % 2 === 1);
  await page.getByText('Saved as a draft').waitFor();
  expect(await samplesIn(page)).toEqual(questionTypes.map(sampleTitle));

  const item = page.getByRole('button', { name: /Sample nps/ });
  await item.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByText('Sample nps is now question 3 of 16.').waitFor({ state: 'attached' });
  expect((await samplesIn(page)).slice(0, 2)).toEqual(['Sample rating', 'Sample nps']);
  await expect.poll(() => item.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => samplesIn(page)).toEqual(questionTypes.map(sampleTitle));
  const dragged = page.getByRole('listitem').filter({ has: item });
  await dragged.locator('[data-handle]').hover();
  await page.mouse.down();
  const target = (await page.getByRole('button', { name: /Sample single_choice/ }).boundingBox())!;
  await page.mouse.move(target.x + 40, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await samplesIn(page))[2]).toBe('Sample nps');

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
}
