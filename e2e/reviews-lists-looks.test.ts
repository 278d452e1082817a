import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTabs } from '#common/reviews/lists/tabs.ts';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { enter, fillLists, openFirst, panel, rowsOf } from './running/lists.ts';
import { checksLooksOf, faultsInLooks, looksAtFirst } from './running/looks.ts';
import { addRecruiter, type RecruiterToTest } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;
let full: RecruiterToTest;
let empty: RecruiterToTest;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const { connectionString } = plaudit.postgres;
  full = await addRecruiter(connectionString, 'robin');
  empty = await addRecruiter(connectionString, 'erin');
  await fillLists(connectionString, full.recruiterId);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

describe('on wide and narrow screens, in light and dark mode', () => {
  test.runIf(checksLooksOf('review lists'))(
    'axe finds nothing in any list with rows, with an open row, or empty, and none scrolls sideways',
    async () => {
      const found: Record<string, string[]> = {};
      const look = async (page: Page, name: string) => {
        found[name] = await faultsInLooks(page);
      };
      const { page, context, faults } = await openPage(browser, looksAtFirst);
      await enter(plaudit, page, full);
      for (const tab of sample(listTabs, 3, 'full lists')) {
        await page.goto(`${plaudit.url}/reviews/${tab}`);
        await rowsOf(page).first().waitFor();
        await settled(page);
        await look(page, tab);
        await openFirst(page);
        await look(page, `${tab}, open`);
      }
      await page.goto(`${plaudit.url}/reviews/verified?q=nonsense&stars=1&from=2026-01-01`);
      await page.getByText('Nothing matches your filters.').waitFor();
      await page.locator('summary', { hasText: 'Filter' }).click();
      await look(page, 'narrowed');
      await page.goto(`${plaudit.url}/reviews/requested?ask=new`);
      await panel(page).getByText('invitations left this month').waitFor();
      await page.frameLocator('iframe').getByText('How was your experience with').waitFor();
      await look(page, 'the form');
      await context.close();
      const other = await openPage(browser, looksAtFirst);
      await enter(plaudit, other.page, empty);
      for (const tab of sample(listTabs, 3, 'empty lists')) {
        await other.page.goto(`${plaudit.url}/reviews/${tab}`);
        await other.page.getByRole('heading', { level: 1 }).waitFor();
        await settled(other.page);
        expect(await rowsOf(other.page).count()).toBe(0);
        expect(await other.page.locator('main').getByRole('link').count()).toBeGreaterThan(listTabs.length);
        await look(other.page, `${tab}, empty`);
      }
      await other.context.close();
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
      expect([...faults, ...other.faults]).toEqual([]);
    },
  );
});
