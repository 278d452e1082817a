import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, seenToLive, settled, watched } from './running/chromium.ts';
import { type Collector, openCollector } from './running/collector.ts';
import { signInAs, signInAtReviews } from './running/demo-people.ts';
import { checksLooksOf, faultsInLooks } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

const publicSites = { PLAUDIT_SITE_AU: 'https://www.plaudit.example', PLAUDIT_SITE_UK: 'https://uk.plaudit.example' };

let plaudit: Plaudit;
let browser: Browser;
let collector: Collector;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [plaudit, browser, collector] = await Promise.all([
    startPlaudit({ demo: true, environment: publicSites }),
    openChromium(),
    openCollector(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
  await collector?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = watched(await context.newPage());
});
afterEach(() => context.close());

const go = (path: string) => page.goto(plaudit.url + path);
const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const pathOf = () => new URL(page.url()).pathname;
const events = () => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'page') ?? []);

describe('signing in', () => {
  const reviews = '/reviews/requested';
  const landings: [string, string][] = [
    ['recruiter', '/home'],
    ['recruiter_admin', '/home'],
    ['recruiter_freelancer', '/dashboard'],
    ['admin', reviews],
    ['super_admin', '/panel-admin'],
  ];
  test.each(sample(landings, 2, 'landings'))(
    'as %s lands on %s with its own menu, the account and the sign-out link',
    async (role, landing) => {
      await signInAs(page, plaudit.url, role);
      await page.waitForURL(plaudit.url + landing);
      const rail = page.getByRole('navigation', { name: 'Main' });
      await rail.getByRole('link', { name: /^Reviews/ }).waitFor();
      await rail.getByRole('link', { name: 'Sign out' }).waitFor();
      await rail.getByRole('link', { name: 'Your account' }).waitFor();
      expect(await rail.getByRole('link', { name: 'Admin panel' }).count()).toBe(role === 'super_admin' ? 1 : 0);
      await go(reviews);
      await heading('Reviews');
      const links = await page.locator('main').getByRole('link', { name: 'Invite to review' }).count();
      expect(links).toBe(role.includes('recruiter') ? 1 : 0);
    },
  );

  test.each(sample(['user', 'user_admin'], 1, 'landings of employers'))(
    'as %s lands on the list of recruiters, which leads to the account',
    async (role) => {
      await signInAs(page, plaudit.url, role);
      await page.waitForURL(`${plaudit.url}/recruiters`);
      await page.getByRole('link', { name: 'Your account' }).click();
      await page.waitForURL('**/account');
      const rail = page.getByRole('navigation', { name: 'Main' });
      await rail.getByRole('link', { name: 'Find recruiters' }).waitFor();
      await rail.getByRole('link', { name: 'Sign out' }).click();
      await heading('Sign In');
    },
  );

  test('continues to the page that was requested', async () => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await go('/reviews/publishedReplied');
    await heading('Sign In');
    await page.getByLabel('Email').waitFor();
    await signInAs(page, plaudit.url, 'pro_individual');
    await page.waitForURL('**/reviews/publishedReplied');
    expect(faults).toEqual([]);
  });
});

describe('a new page', () => {
  test('is reported to analytics once, half a second later', async () => {
    await go('/search');
    await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'page'));
    expect(await events()).toMatchObject([{ path: '/search' }]);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await heading('Sign In');
    expect(await events()).toHaveLength(1);
    await page.waitForFunction(() => window.dataLayer?.filter(({ event }) => event === 'page').length === 2);
    expect((await events()).at(-1)).toMatchObject({ path: '/', title: 'Sign In' });
  });

  test.each([
    ['Chromium', undefined, 0],
    ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15', 1],
  ])('starts at its top, but not in Safari: %s', async (_, userAgent, isLeft) => {
    const mine = await browser.newContext({ viewport: { width: 800, height: 300 }, ...(userAgent && { userAgent }) });
    const tab = seenToLive(await mine.newPage());
    await tab.goto(`${plaudit.url}/recruiter/demo-recruiter`);
    await tab.evaluate(() => {
      document.body.style.minHeight = '4000px';
    });
    await tab.evaluate(() => scrollTo(0, 200));
    // A mouse click would scroll the link into view, and with it the top of the page.
    await tab.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/search"]')!.click());
    await tab.waitForURL('**/search');
    await expect.poll(() => tab.evaluate(() => scrollY > 0)).toBe(isLeft === 1);
    await mine.close();
  });
});

test('an error in the part only its owner sees leaves the profile as it is', async () => {
  await signInAs(page, plaudit.url, 'pro_individual');
  const failed = { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL' } };
  let answered = 0;
  await page.route('**/graphql/', async (route) => {
    answered += 1;
    await route.fulfill({ json: { data: { recruiter: null }, errors: [failed] } });
  });
  await go('/recruiter/demo-recruiter');
  await expect.poll(() => answered).toBeGreaterThan(0);
  await settled(page);
  await heading('Demo Recruiter');
  expect(await page.getByText('Oops!').count()).toBe(0);
  await page.unroute('**/graphql/');
  const refused = page.waitForRequest('**/assets/ViewersPart-*.js');
  await page.route('**/assets/ViewersPart-*.js', (route) => route.abort());
  await page.reload();
  await refused;
  await settled(page);
  await heading('Demo Recruiter');
  expect(await page.getByText('Oops!').count()).toBe(0);
});

test('a page that takes long to load shows that it is loading', async () => {
  await seenToLive(page).goto(`${plaudit.url}/search?q=demo+recruiter`);
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql/', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Demo Recruiter', exact: true }).first().click();
  const line = page.getByRole('progressbar', { name: 'Loading page' });
  await line.waitFor();
  expect(pathOf()).toBe('/search');
  held.resolve();
  await heading('Demo Recruiter');
  expect(await line.count()).toBe(0);
});

describe('developers', () => {
  test('switch features by keyboard and by menu in their own browser only', async () => {
    await signInAs(page, plaudit.url, 'user');
    await go('/reviews/requested');
    const rail = page.getByRole('navigation', { name: 'Main' });
    await rail.getByRole('link', { name: 'Find recruiters' }).waitFor();
    const denied = page.getByRole('heading', { name: "You don't have permission to view this page" });
    await denied.waitFor();
    await page.getByRole('button', { name: 'Developer' }).waitFor();
    await page.keyboard.press('Alt+Shift+D');
    await page.getByLabel(/ignore-permissions/).check();
    await page.keyboard.press('Escape');
    await heading('Reviews');
    await page.reload();
    await heading('Reviews');
    await page.getByRole('button', { name: 'Developer' }).click();
    await page.getByLabel(/highlight-permissions/).check();
    await page.keyboard.press('Escape');
    await page.locator('[data-requirement="review_list"]').waitFor();
    await page.keyboard.press('Alt+Shift+D');
    await page.getByLabel(/ignore-permissions/).uncheck();
    await denied.waitFor();
    expect(await page.evaluate(() => localStorage.getItem('plaudit.developer-features'))).toBe(
      '["highlight-permissions"]',
    );
  });
});

describe('toasts', () => {
  test('outside the app appear at the top right with a bar, for five seconds', async () => {
    await go('/?linkedInError=1');
    const toast = page.locator('.Toastify__toast-container--top-right .Toastify__toast--error');
    await toast.waitFor();
    expect(await toast.locator('.Toastify__progress-bar--animated').count()).toBe(1);
    await page.mouse.move(0, 700);
    await page.waitForTimeout(3800);
    expect(await toast.count()).toBe(1);
    await toast.waitFor({ state: 'detached', timeout: 6000 });
  });
});

test.runIf(checksLooksOf('frames'))('axe finds nothing on the screens that replace a page', async () => {
  const found: Record<string, string[]> = {};
  const check = async (state: string) => {
    found[state] = await faultsInLooks(page);
  };
  await go('/nowhere');
  await check('not found');
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await signInAs(page, plaudit.url, 'user');
  await go('/reviews/requested');
  await heading("You don't have permission to view this page");
  await page.getByRole('button', { name: 'Developer' }).waitFor();
  await check('no permission');
  await page.keyboard.press('Alt+Shift+D');
  await page.getByLabel(/highlight-permissions/).waitFor();
  await check('developer switch');
  await page.keyboard.press('Escape');
  await go('/nowhere');
  await page.getByRole('link', { name: 'Find recruiters' }).first().waitFor();
  await check('not found in the app');
  await go('/account');
  await heading('Your account');
  await page.route('**/graphql/', (route) => route.abort());
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/search"]')!.click());
  await page.getByText("We couldn't reach Plaudit.").waitFor();
  await check('page that stays');
  await go('/account');
  await heading("We couldn't reach Plaudit");
  await check('not reached');
  await page.unroute('**/graphql/');
  await page.route('**/graphql/', (route) => route.fulfill({ json: { data: null } }));
  await go('/account');
  await heading('Oops! Something went wrong!');
  await check('crash');
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((state) => [state, []])));
});

describe('links to the public site', () => {
  const mark = () => page.getByRole('link', { name: 'Plaudit, home' }).first().getAttribute('href');

  test("lead where the zone says: the host's, or the one the page states", async () => {
    await go('/search');
    expect(await mark()).toBe(publicSites.PLAUDIT_SITE_AU);
    await page.addInitScript(() => {
      window.plauditZone = 'uk';
    });
    await go('/search');
    await expect.poll(mark).toBe(publicSites.PLAUDIT_SITE_UK);
  });

  test('a host in the United Kingdom has its own', async () => {
    const response = await page.request.get(`${plaudit.url}/search`, { headers: { host: 'www.plaudit.co.uk' } });
    expect(await response.text()).toContain(`href="${publicSites.PLAUDIT_SITE_UK}"`);
  });
});

test('without an error-reporting project, none of its code is loaded, and nothing is sent', async () => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await signInAtReviews(page, plaudit.url, 'pro_individual');
  await page.route('**/graphql/', (route) => route.fulfill({ json: { data: null } }));
  await page
    .getByRole('link', { name: /^Complete/ })
    .first()
    .click();
  await heading('Oops! Something went wrong!');
  expect(requested.filter((url) => /sentry/i.test(url) || !url.startsWith(plaudit.url))).toEqual([]);
  expect(collector.received).toEqual([]);
  expect(pathOf()).toBe('/reviews/publishedReplied');
});
