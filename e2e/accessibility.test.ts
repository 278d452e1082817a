import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTabs } from '#common/reviews/lists/tabs.ts';
import { sample } from '#server/testing/tiers.ts';
import { overflow } from './running/axe.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { signInAs } from './running/demo-people.ts';
import { rowsOf } from './running/lists.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const forAnybody = [
  '/',
  '/restore-password',
  '/restore-password/unknown',
  '/login/link/unknown',
  '/signup',
  '/signup-info',
  '/signup/recruiter',
  '/search',
  '/search?q=nobody+is+called+this',
  '/recruiter/demo-recruiter',
  '/recruiter/demo-recruiter?stars=5',
  '/recruiter/demo-recruiter/review/completed',
  '/recruiter/demo-recruiter/review/completed/true',
  '/capabilityStatement/demo-agency-statement2',
  '/recruiter/demo-recruiter/report',
  '/recruiter/demo-recruiter/share',
  '/agency/demo-agency/share?part=embed',
  '/recruiter/demo-recruiter/claimed',
  '/recruiter/demo-recruiter/failed-claim',
  '/agency/demo-agency',
  '/agency/demo-agency/claim',
  '/agency/demo-agency/claimed',
  '/agency/demo-agency/failed-claim',
  '/agency/demo-agency/report',
  '/agency-contact/unknown',
  '/candidate-consent/unknown',
  '/people/demo-recruiter',
  '/seek/demo-recruiter',
  '/jora/demo-agency',
  '/review-invite/00000000-0000-7000-8000-000000000000/unknown',
  '/review-policy',
  '/privacy',
  '/privacy/request',
  '/privacy/request/unknown',
  '/privacy/copy/unknown',
  '/terms',
  '/not-found',
];
const forRecruiters = [
  '/home',
  '/getting-started/ats-selection',
  '/getting-started/kanban-introduction',
  '/dashboard',
  '/reviews/requested',
  '/reviews/requested?ask=new',
  '/reviews/requested?state=bounced',
  ...listTabs.slice(1).map((tab) => `/reviews/${tab}`),
  '/subscription',
  '/account',
];
const forSurveys = [
  '/dashboard/nps',
  '/dashboard/responses',
  '/dashboard/cases',
  '/dashboard/leaderboard/nps',
  '/dashboard/nps/view/leader-board',
  '/dashboard/nps/view/responses',
  '/nps/leaderboard/export',
  '/campaigns/workflows',
  '/campaigns/requests',
  '/campaigns/customise',
  '/tools/campaignSettings',
  '/tools/webhooks',
  '/tools/api',
  '/email-sync',
  '/email-sync?view=mailboxes',
  '/email-sync?view=exclusions',
  '/tools/widgets',
  '/tools/widgets?open=new',
  '/marketplace',
  '/my-jobs',
  '/my-jobs?view=candidates',
  '/my-jobs?view=messages',
  '/dashboard/jobs',
  '/post-creators',
  '/post-creator/new',
  '/post-creator/choose-review',
  '/post-creator/job',
  '/marketing-assets',
  '/marketing-assets/marketing_template/generate?template=flyer',
  '/tools/capabilityStatement',
  '/tools/capabilityStatement?open=new',
];

const forCompanies = [
  '/jobs',
  '/jobs?view=candidates',
  '/jobs?view=messages',
  '/jobs/new',
  '/dashboard/jobs',
  '/recruiters',
  '/company-profile/edit',
];

describe('on wide and narrow screens, in light and dark mode', () => {
  test.each(sample(forAnybody, 12, 'for anybody'))(
    'axe finds nothing on %s, and it does not scroll sideways',
    async (path) => {
      const { page, context, faults } = await openPage(browser, looksAtFirst);
      await page.goto(plaudit.url + path);
      await settled(page);
      expect(await faultsInLooks(page)).toEqual([]);
      expect(crashes(faults)).toEqual([]);
      await context.close();
    },
  );

  test.each([
    ['pro_individual', forRecruiters, 2],
    ['recruiter_admin', forRecruiters, 2],
    ['ultimate_team', forSurveys, 3],
    ['user_admin', forCompanies, 2],
  ] as const)('nor on the screens of %s', async (role, screens, count) => {
    const { page, context, faults } = await openPage(browser, looksAtFirst);
    await signInAs(page, plaudit.url, role);
    await page.waitForURL(/\/(home|dashboard|recruiters)$/);
    const found: Record<string, string[]> = {};
    for (const path of sample(screens, count, `for ${role}`)) {
      await page.goto(plaudit.url + path);
      await page.locator('h1').waitFor();
      await settled(page);
      found[path] = await faultsInLooks(page);
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, []])));
    expect(crashes(faults)).toEqual([]);
    await context.close();
  });
});

test("the lists of an agency's admin, which also name the recruiter, fit a laptop's screen", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await signInAs(page, plaudit.url, 'recruiter_admin');
  await page.waitForURL(/\/(home|dashboard|recruiters)$/);
  const wider: string[] = [];
  for (const tab of listTabs) {
    await page.goto(`${plaudit.url}/reviews/${tab}`);
    await rowsOf(page).first().waitFor();
    if ((await overflow(page)) > 0) wider.push(tab);
  }
  expect(wider).toEqual([]);
  await context.close();
});

/** The browser itself reports a page that is answered with 404 or 410. */
const crashes = (faults: readonly string[]) => faults.filter((fault) => !/status of 4(04|10)/.test(fault));
