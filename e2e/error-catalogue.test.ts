import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, seenToLive } from './running/chromium.ts';
import { type Collector, openCollector } from './running/collector.ts';
import { fillIn, signInAs, signInAtReviews } from './running/demo-people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { serveSources } from './running/sources.ts';
import { untilTrue } from './running/until.ts';

/** The rows of the error catalogue that only a browser produces; web/kit/session and shell.test.ts have the others. */

let plaudit: Plaudit;
let browser: Browser;
let collector: Collector;
let context: BrowserContext;
let page: Page;
let said: string[];

beforeAll(async () => {
  collector = await openCollector();
  [plaudit, browser] = await Promise.all([
    startPlaudit({ demo: true, environment: { SENTRY_DSN_WEB: collector.dsn } }),
    openChromium(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
  await collector?.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  page = seenToLive(await context.newPage());
  said = [];
  page.on('console', (message) => said.push(message.text()));
});
afterEach(() => context.close());

const recruiter = 'pro_individual';
const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const text = (words: string) => page.getByText(words).first().waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const go = (path: string) => page.goto(plaudit.url + path);
const abort = (route: Route) => route.abort();
const toAnswered = () =>
  page
    .getByRole('link', { name: /^Complete/ })
    .first()
    .click();

/** Signs in and waits, so that what follows is a navigation within the app. */
async function atReviews() {
  await signInAtReviews(page, plaudit.url, recruiter);
}

/** Answers the next data calls in place of the server. */
const answerData = (json: unknown, status = 200) =>
  page.route('**/graphql/', (route) => route.fulfill({ status, json: json as object }));

const captured = (words: RegExp) =>
  untilTrue(`a report says ${words}`, () => collector.events.some((event) => words.test(JSON.stringify(event))), {
    within: 20_000,
  });

/** Runs code in the page; `load` imports one of our modules by its file. */
async function inPage<T>(code: string): Promise<T> {
  await serveSources(context);
  return page.evaluate<T>(`(async (load) => { ${code} })((file) => import('/_src/' + file))`);
}

async function crashed() {
  await heading('Oops! Something went wrong!');
  const names = await page.locator('main').getByRole('link').allInnerTexts();
  expect(names).toEqual(['Report feedback', 'Back to site', 'Logout']);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
}

const rows = [
  'Invalid URL',
  'LinkedIn post link',
  'Query parameter linkedInError',
  'Login network failure',
  'GraphQL errors in a response',
  '401 code in a data response',
  'Mutation errors, and the notifications of what is saved',
  "The notification 'Please wait...'",
  'Chunk load failure: a missing chunk reloads the page once, then the crash screen is shown',
  'Chunk load failure: after 120 seconds',
  'Render crash',
  'Unknown route',
  'Storage save without valid expiry',
] as const;
const inTurn = sample(rows, 7, 'error catalogue');
/** Whether this commit checks a row of the catalogue. A deep run checks all. */
const isInTurn = (row: (typeof rows)[number]) => inTurn.includes(row);

test.runIf(isInTurn('Invalid URL'))('Invalid URL', async () => {
  await go('/signup');
  const website = page.getByLabel(/website/i);
  await website.fill('plaudit.example');
  await page.locator('form').getByRole('button').last().click();
  await text('This is not a valid URL. Make sure you include http:// or https://');
});

test.runIf(isInTurn('LinkedIn post link'))('LinkedIn post link', async () => {
  await go('/signup');
  await page.getByLabel('Website').fill('https://www.linkedin.com/posts/umber-lamps_keeper-of-lamps-7000');
  await page.getByLabel('Website').press('Tab');
  await text(
    'The link you have used directs to another post on LinkedIn which may cause issues in displaying the image correctly. We recommend linking to a job on a different job board or your own website',
  );
});

test.runIf(isInTurn('Query parameter linkedInError'))('Query parameter linkedInError', async () => {
  await go('/?linkedInError=denied');
  await page.locator('.Toastify__toast--error').waitFor();
});

test.runIf(isInTurn('Login network failure'))('Login network failure', async () => {
  await go('/');
  await fillIn(page, recruiter);
  await page.route('**/login/login_check', abort);
  await press('Sign in');
  await text('Error logging in');
  await captured(/Failed to fetch/);
});

test.runIf(isInTurn('GraphQL errors in a response'))('GraphQL errors in a response', async () => {
  await atReviews();
  await answerData({ data: {}, errors: [{ message: 'It broke.', extensions: { debugMessage: 'why it broke' } }] });
  await toAnswered();
  await untilTrue('the console says so', () => said.includes('Got error fetching GraphQL query! why it broke'));
});

test.runIf(isInTurn('401 code in a data response'))('401 code in a data response', async () => {
  await atReviews();
  const json = { code: 401, message: 'Your session has ended. Sign in again.' };
  await answerData(json, 401);
  await page.route('**/token/refresh', (route) => route.fulfill({ status: 401, json }));
  await toAnswered();
  await heading('Sign In');
  expect(await page.evaluate(() => localStorage.getItem('plaudit.user'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('plaudit.remembered-path'))).toContain('publishedReplied');
});

test.each([
  [[{ message: 'One.' }, { message: 'Two.' }], 'One., Two.'],
  [undefined, 'No errors'],
])('Response with no data: %j', async (errors, words) => {
  await atReviews();
  await answerData({ data: null, errors });
  await toAnswered();
  await crashed();
  await untilTrue('the console says so', () => said.some((line) => line.includes(words)));
  await captured(new RegExp(words));
});

test.runIf(isInTurn('Mutation errors, and the notifications of what is saved'))(
  'Mutation errors, and the notifications of what is saved',
  async () => {
    await atReviews();
    await go('/reviews/publishedNotReplied');
    await page.locator('tbody').getByRole('button').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Reply/ })
      .click();
    await page.getByLabel('Your public reply').fill('Thank you for your kind words.');
    const problems = ['First problem.', 'Second problem.'].map((message) => ({ code: 'STATE', message, field: null }));
    let answer = () => {};
    await page.route('**/graphql/', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ json: { data: { replyToReview: { errors: problems, review: null } } } });
    });
    const form = page.getByRole('form', { name: 'Your reply' });
    await form.getByRole('button', { name: /reply/i }).click();
    await page.getByRole('status').filter({ hasText: 'Saving' }).waitFor();
    answer();
    await text('First problem.');
    await text('Second problem.');
    await page.unroute('**/graphql/');
    await form.getByRole('button', { name: /reply/i }).click();
    await page.getByRole('status').filter({ hasText: 'Operation completed' }).waitFor();
  },
);

test.runIf(isInTurn("The notification 'Please wait...'"))("The notification 'Please wait...'", async () => {
  await signInAs(page, plaudit.url, recruiter);
  await page.route('**/graphql/', () => {});
  await go('/reviews/requested');
  await page.getByRole('status').filter({ hasText: 'Please wait...' }).waitFor();
});

test.runIf(isInTurn('Chunk load failure: a missing chunk reloads the page once, then the crash screen is shown'))(
  'Chunk load failure: a missing chunk reloads the page once, then the crash screen is shown',
  async () => {
    await atReviews();
    let documents = 0;
    await page.route('**/assets/SearchPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await crashed();
    expect(documents).toBe(1);
  },
);

test.runIf(isInTurn('Chunk load failure: after 120 seconds'))('Chunk load failure: after 120 seconds', async () => {
  await page.clock.install();
  await atReviews();
  await page.route('**/assets/SearchPage-*.js', () => {});
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.clock.fastForward(119_000);
  expect(await page.getByText('Oops!').count()).toBe(0);
  await page.clock.fastForward(2000);
  await crashed();
  await captured(/This page took too long to load/);
});

test.runIf(isInTurn('Render crash'))('Render crash', async () => {
  await atReviews();
  await page.route('**/graphql/', async (route) => {
    const response = await route.fetch();
    const json = (await response.text()).replaceAll(/"name":"[^"]*"/g, '"name":{"not":"a name"}');
    await route.fulfill({ response, body: json });
  });
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await crashed();
  await captured(/Objects are not valid|Minified React error|is not a function/);
  expect(JSON.stringify(collector.received)).not.toContain('demo.example');
});

test.runIf(isInTurn('Unknown route'))('Unknown route', async () => {
  for (const path of ['/nowhere', '/%', '/%E0%A4%A', '/search/%zz?a=b']) {
    const response = await go(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await heading('Not found');
  }
});

test.runIf(isInTurn('Storage save without valid expiry'))('Storage save without valid expiry', async () => {
  await go('/not-found');
  const stored = await inPage<string | null>(`
    const { StoredValues } = await load('web/kit/session/storage.ts');
    new StoredValues(localStorage).save('active_job', 7);
    return localStorage.getItem('plaudit.active_job');`);
  expect(stored).toBeNull();
  expect(said.join('\n')).toContain(
    "'active_job' was not saved: its expiry must be a date or a whole number of minutes.",
  );
});
