import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, settled, watched } from './running/chromium.ts';
import { fillIn, signInAs, signInAtReviews } from './running/demo-people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { serveSources } from './running/sources.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const recruiter = 'pro_individual';
const lost = "We couldn't reach Plaudit. Check your connection, then try again.";

/** A browser context that is closed afterwards. */
async function inBrowser(act: (context: BrowserContext, page: Page) => Promise<void>) {
  const context = await browser.newContext();
  try {
    await act(context, watched(await context.newPage()));
  } finally {
    await context.close();
  }
}

/** Makes the stored access token look expired. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('plaudit.user')!);
    localStorage.setItem('plaudit.user', JSON.stringify({ ...user, syncedAt: user.syncedAt - 3_600_000 }));
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem('plaudit.user'));
const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

describe('a session', () => {
  test("is restored when the page is opened again, and reported to analytics with the server's first answer", () =>
    inBrowser(async (_context, page) => {
      await signInAs(page, plaudit.url, recruiter);
      const told = (await dataLayer(page)).filter(({ event }) => event === 'set-user');
      expect(told).toMatchObject([{ user: { type: 'recruiter' } }]);
      expect(JSON.stringify(told)).not.toMatch(/@|token/);
      await page.reload();
      await heading(page, 'Home');
      expect(JSON.parse((await storedUser(page))!)).toMatchObject({ username: `${recruiter}@demo.example` });
    }));

  test('is refreshed once for twenty callers in two tabs', () =>
    inBrowser(async (context, page) => {
      const refreshes: string[] = [];
      context.on('request', (request) => {
        if (request.url().endsWith('/token/refresh')) refreshes.push(request.url());
      });
      await serveSources(context);
      await signInAs(page, plaudit.url, recruiter);
      // A pending answer of the server would bring a valid token after this one has expired.
      await page.goto(`${plaudit.url}/not-found`);
      await settled(page);
      const other = watched(await context.newPage());
      await other.goto(`${plaudit.url}/not-found`);
      await settled(other);
      await expire(page);
      const refreshIn = (tab: Page) =>
        tab.evaluate<string[]>(`import('/_src/web/app/browser-session.ts').then(({ openSession }) => {
          const session = openSession();
          return Promise.all(Array.from({ length: 20 }, () => session.accessToken()));
        })`);
      const tokens = (await Promise.all([refreshIn(page), refreshIn(other)])).flat();
      expect(tokens).toHaveLength(40);
      expect(new Set(tokens).size).toBe(1);
      expect(refreshes).toHaveLength(1);
    }));

  test('ends in all tabs with a sign-out in one', () =>
    inBrowser(async (context, page) => {
      await signInAs(page, plaudit.url, recruiter);
      const other = await context.newPage();
      await other.goto(`${plaudit.url}/logout`);
      await other.waitForURL(`${plaudit.url}/`);
      await page.waitForURL(`${plaudit.url}/`);
      expect(await storedUser(page)).toBeNull();
      expect((await dataLayer(page)).map(({ event }) => event)).toContain('reset');
    }));

  test.each(sample([-60, 60], 1, 'clocks'))('lasts with a clock that is %i minutes off', (minutes) =>
    inBrowser(async (_context, page) => {
      const refreshes: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/token/refresh')) refreshes.push(request.url());
      });
      await page.clock.install({ time: Date.now() + minutes * 60_000 });
      await signInAtReviews(page, plaudit.url, recruiter);
      await page
        .getByRole('link', { name: /^Complete/ })
        .first()
        .click();
      await page.waitForURL('**/reviews/publishedReplied');
      expect(refreshes).toEqual([]);
    }),
  );
});

describe('with a storage that', () => {
  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  };
  const forbidden = () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  };
  const broken: [string, () => void][] = [
    ['is full', full],
    ['is forbidden', forbidden],
  ];
  test.each(sample(broken, 1, 'storages'))(
    '%s, people can sign in, work, and stay signed in until the tab is closed',
    (_, breakStorage) =>
      inBrowser(async (_context, page) => {
        await page.addInitScript(breakStorage);
        await signInAtReviews(page, plaudit.url, recruiter);
        await page
          .getByRole('link', { name: /^Complete/ })
          .first()
          .click();
        await page.getByRole('link', { name: 'Search', exact: true }).click();
        await page.waitForURL('**/search');
        await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
        await heading(page, 'Home');
        await page.reload();
        await heading(page, 'Sign In');
        await signInAs(page, plaudit.url, recruiter);
        await page.getByRole('link', { name: 'Sign out' }).click();
        await heading(page, 'Sign In');
      }),
  );

  test("holds other apps' values under our names, people can sign in, and those values stay", () =>
    inBrowser(async (_context, page) => {
      await page.addInitScript(() => {
        if (localStorage.getItem('theirs')) return;
        localStorage.setItem('theirs', '{"token":"x"}');
        localStorage.setItem('plaudit.expiration', '["x",{"user":1},null]');
        localStorage.setItem('plaudit.user', '{"token":"x.y.z","attributes":[]}');
        localStorage.setItem('plaudit.developer-features', '{"a":1}');
      });
      await signInAtReviews(page, plaudit.url, recruiter);
      expect(await page.evaluate(() => localStorage.getItem('theirs'))).toBe('{"token":"x"}');
    }));
});

describe('when the server goes away', () => {
  test('during sign-in, a message says so, and what was typed is still there', () =>
    inBrowser(async (_context, page) => {
      await page.goto(plaudit.url);
      await fillIn(page, recruiter);
      await page.route('**/login/login_check', (route) => route.abort());
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Error logging in').first().waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe(`${recruiter}@demo.example`);
      await page.unroute('**/login/login_check');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await heading(page, 'Home');
    }));

  test.each(sample(['/token/refresh', '/graphql/'], 1, 'lost calls'))(
    'at %s during a navigation, the page stays and the next one is tried again',
    (call) =>
      inBrowser(async (_context, page) => {
        await signInAtReviews(page, plaudit.url, recruiter);
        await page.reload();
        await heading(page, 'Reviews');
        if (call === '/token/refresh') {
          await expire(page);
          await page.reload({ waitUntil: 'commit' });
          await heading(page, 'Reviews');
          await expire(page);
          await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'plaudit.user' })));
        }
        await page.route(`**${call}`, (route) => route.abort());
        await page
          .getByRole('link', { name: /^Complete/ })
          .first()
          .click();
        await page.getByText(lost).waitFor();
        expect(page.url()).toContain('/reviews/requested');
        await heading(page, 'Reviews');
        await page.unroute(`**${call}`);
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.waitForURL('**/reviews/publishedReplied');
        expect(await page.getByText(lost).count()).toBe(0);
        expect(await storedUser(page)).not.toBeNull();
      }),
  );

  test("in a page's first query, a screen says so and offers to try again", () =>
    inBrowser(async (_context, page) => {
      await signInAs(page, plaudit.url, recruiter);
      await page.route('**/graphql/', (route) => route.abort());
      await page.goto(`${plaudit.url}/reviews/publishedReplied`);
      await heading(page, "We couldn't reach Plaudit");
      await page.unroute('**/graphql/');
      await page.getByRole('button', { name: 'Try again' }).click();
      await heading(page, 'Reviews');
    }));

  test('in a mutation, the form says so, keeps what was typed, and the next try takes effect once', () =>
    inBrowser(async (_context, page) => {
      await signInAs(page, plaudit.url, recruiter);
      await page.goto(`${plaudit.url}/reviews/requested?ask=new`);
      const form = page.getByRole('dialog', { name: 'Invite to review' });
      await form.getByLabel('Job title').fill('Keeper of Lamps');
      await form.getByLabel('First day', { exact: true }).fill('2026-10-05');
      await form.getByLabel('Company').fill('Umber Lamps');
      await form.getByLabel("Candidate's name").fill('Gil Lampwright');
      await form.getByLabel("Candidate's email").fill('gil@person.example');
      await form.getByRole('radio', { name: /^Now/ }).check();
      await page.route('**/graphql/', (route) => route.abort());
      await form.getByRole('button', { name: 'Send invitation' }).click();
      await form.getByText("What you typed is still here. Try again when you're online.").first().waitFor();
      expect(await form.getByLabel('Job title').inputValue()).toBe('Keeper of Lamps');
      await page.unroute('**/graphql/');
      await form.getByRole('button', { name: 'Send invitation' }).click();
      await page.getByRole('row', { name: /Gil Lampwright/ }).waitFor();
      expect(await plaudit.query(`select id from placements where job_title = 'Keeper of Lamps'`)).toHaveLength(1);
    }));

  test('or the session ends elsewhere in the middle of a form, what was typed is there again after signing in', () =>
    inBrowser(async (_context, page) => {
      await signInAs(page, plaudit.url, recruiter);
      await page.goto(`${plaudit.url}/reviews/requested?ask=new`);
      const form = page.getByRole('dialog', { name: 'Invite to review' });
      const jobTitle = form.getByLabel('Job title');
      await jobTitle.fill('Winder of Clocks');
      await page.reload();
      await form.getByText('We kept your unsent invitations').waitFor();
      expect(await jobTitle.inputValue()).toBe('Winder of Clocks');
      await form.getByLabel('Company').fill('Umber Clocks');
      await plaudit.query(`update session_families set ended_at = now(), ended_because = 'signed_out_everywhere'`);
      await expire(page);
      await page.reload();
      await page.waitForURL(`${plaudit.url}/`);
      await fillIn(page, recruiter);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await form.waitFor();
      expect(await form.getByLabel('Company').inputValue()).toBe('Umber Clocks');
      await form.getByRole('button', { name: 'Start over' }).click();
      expect(await jobTitle.inputValue()).toBe('');
    }));

  /** The links of emails that the tests follow. */
  const addLinks = () =>
    plaudit.query(
      `insert into account_links (token_hash, user_id, purpose, created_at, expires_at)
        select sha256(convert_to(token, 'utf8')), u.id, purpose, now(), now() + interval '1 hour'
        from users u, (values ('to-set-a-password', 'set_password'), ('to-sign-in', 'sign_in')) as links (token, purpose)
        where u.email = 'user@demo.example' on conflict do nothing`,
    );
  const mailed: [string, string, string | null, string, string][] = [
    ['requesting a link', '/restore-password', 'Email', '/login/reset_password', 'Error sending the link'],
    [
      'a new password',
      '/restore-password/to-set-a-password',
      'New password',
      '/login/new_password',
      'Error setting the password',
    ],
    ['a mailed link', '/login/link/to-sign-in', null, '/login/token', 'Error logging in'],
  ];
  test.each(sample(mailed, 1, 'calls'))(
    'in %s, a message says so, what was typed stays, and the next try succeeds',
    (_what, path, label, call, words) =>
      inBrowser(async (_context, page) => {
        await addLinks();
        await page.goto(plaudit.url + path);
        const send = page.getByRole('main').locator('button[type=submit]:enabled');
        const field = label && page.getByLabel(label, { exact: true });
        if (field) await field.fill('seven.small@herons.example');
        await page.route(`**${call}`, (route) => route.abort());
        await send.click();
        await page.getByText(words).first().waitFor();
        if (field) expect(await field.inputValue()).toBe('seven.small@herons.example');
        await page.unroute(`**${call}`);
        const answered = page.waitForResponse(`**${call}`);
        await send.click();
        expect((await answered).status()).toBeLessThan(500);
      }),
  );

  test('in a sign-out, this browser is signed out all the same', () =>
    inBrowser(async (_context, page) => {
      await signInAs(page, plaudit.url, recruiter);
      await page.route('**/logout', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await page.goto(`${plaudit.url}/logout`);
      await page.waitForURL(`${plaudit.url}/`);
      expect(await storedUser(page)).toBeNull();
    }));
});
