import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type WrittenCell, xlsxOf } from '#server/csv/testing/xlsx.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { enter, rowsOf } from './running/lists.ts';
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

const heads = ['Job title', 'Type', 'Start date', 'Candidate name', 'Candidate e-mail', 'Company'];
const people = Array.from({ length: 200 }, (_, at) => [`Zoë Quill ${at}`, `zoe-${at}@mail.example`] as const);
const dayOf = (at: number) => new Date(Date.UTC(1899, 11, 30 + 46_000 + at)).toISOString().slice(0, 10);
const book = xlsxOf([
  {
    name: 'Placements',
    rows: [
      heads,
      ...people.map(([name, email], at): WrittenCell[] => [
        'Winder of Clocks',
        'Perm',
        { day: dayOf(at) },
        name,
        email,
        'Pinwheel',
      ]),
    ],
  },
]);
/** The same placements, except that one has moved and one is broken. */
const semicolons = Buffer.from(
  [
    heads,
    ...people.map(([name, email], at) => [
      'Winder of Clocks',
      'Perm',
      dayOf(at),
      name,
      at === 7 ? 'nobody' : email,
      at === 3 ? 'Pinwheel Ports' : 'Pinwheel',
    ]),
  ]
    .map((cells) => cells.join(';'))
    .join('\r\n'),
  'latin1',
);

/** Sends a file and waits until all of its rows are checked. Returns the counts of new, changed, unchanged and refused. */
async function check(page: Page, name: string, bytes: Buffer): Promise<string[]> {
  await page.getByRole('heading', { name: 'Import placements' }).waitFor();
  await settled(page);
  await page
    .getByLabel('File of placements')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
  await page.getByRole('button', { name: 'Check rows' }).press('Enter');
  await page.getByRole('button', { name: 'Change columns' }).waitFor();
  return counts(page);
}
const counts = (page: Page) =>
  page
    .locator('dl dd:nth-of-type(1)')
    .allInnerTexts()
    .then((all) => all.slice(0, 4));

test('a workbook is imported, a CSV of the same placements changes what differs, and the first import is undone', async () => {
  const { page, context, faults } = await openPage(browser, looksAtFirst);
  const found: Record<string, string[]> = {};
  await enter(plaudit, page, robin, '/placements');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Choose file' }).waitFor();
  found.start = await faultsInLooks(page);
  expect(await check(page, 'placements.xlsx', book)).toEqual(['200', '0', '0', '0']);
  await page.getByRole('button', { name: 'Import 200 placements' }).press('Enter');
  await page.getByText('The import is done').waitFor();
  const done = page.url();

  // The same file again: nothing to do.
  await page.getByRole('link', { name: 'Import another file' }).click();
  expect(await check(page, 'placements.xlsx', book)).toEqual(['0', '0', '200', '0']);
  await page.getByText('There is nothing to import').waitFor();

  await page.getByRole('link', { name: 'Placements', exact: true }).last().click();
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  expect(await check(page, 'latin.csv', semicolons)).toEqual(['0', '1', '198', '1']);
  await page.getByText('Line 9: The candidate').waitFor();
  await page.getByText('Pinwheel Ports').waitFor();
  found.checked = await faultsInLooks(page);
  await page.getByRole('button', { name: 'Import 1 placement' }).click();
  await page.getByText('The import is done').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download refused rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('refused-rows.csv');

  // What somebody changed since stays.
  await page.goto(done);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('The import was undone').waitFor();
  await page.getByText('199 placements removed or restored. 1 placement stayed').waitFor();
  await page.getByRole('link', { name: 'See placements' }).click();
  await rowsOf(page).getByText('Zoë Quill 3', { exact: true }).waitFor();
  expect(await rowsOf(page).count()).toBe(1);
  expect(found).toEqual({ start: [], checked: [] });
  expect(faults).toEqual([]);
  await context.close();
});
