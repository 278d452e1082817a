import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { recountRecruiter } from '#server/features/profiles/figures/figures.ts';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink, signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
let unclaimed: string;
let review: string;
let removed: string;
const longName = `${'M'.repeat(20)} ${'Wilhelmina-Alexandrina van der Bloemendaal-Oosterwijkhuizen'.slice(0, 59)}`;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
  await makeBusy();
  [{ slug: unclaimed }] = (await plaudit.query<{ slug: string }>(
    'select slug from recruiters where not is_claimed order by id limit 1',
  )) as [{ slug: string }];
  [{ review, removed }] = (await plaudit.query<{ review: string; removed: string }>(
    `select (select v.id from reviews v join recruiters r on r.id = v.recruiter_id
        where r.slug = 'busy' and v.publication = 'published' order by v.submitted_at desc, v.id desc limit 1) as review,
      (select id from reviews where publication = 'removed' order by id limit 1) as removed`,
  )) as [{ review: string; removed: string }];
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** A profile with 4,000 reviews, the longest names and texts, and a former address; and one with nothing. */
async function makeBusy() {
  const [{ id }] = (await plaudit.query<{ id: string }>(
    `with made as (
      insert into recruiters (id, agency_id, slug, name, headline, about, long_text, country, location, specialities, is_claimed)
      select gen_random_uuid(), a.id, n.slug, n.name, $2, n.about, n.about, 'AU', 'Sydney', '{construction,legal}', true
      from agencies a, (values ('busy', $1, repeat('About words. ', 380)), ('empty', 'Emmy Empty', '')) n (slug, name, about)
      where a.slug = 'demo-agency'
      returning id, slug, agency_id
    ), written as (
      insert into reviews (id, agency_id, recruiter_id, reviewer_type, reviewer_name, reviewer_role, shown_name, name_display,
        overall, criteria, title, body, source, level, weight, moderation, publication, submitted_at, published_at)
      select gen_random_uuid(), m.agency_id, m.id, case when n % 2 = 0 then 'candidate' else 'employer' end, 'Somebody', 'Planner',
        'Somebody', 'full', 1 + n % 5, '{"communication": 4}', 'Review number ' || n,
        case when n = 1 then rpad('', 3000, 'A body as long as it may be. ') else 'Kept every promise that was made to us.' ||
          case when n % 100 = 0 then ' Spoke of zeppelins.' else '' end end,
        'link', 2 + n % 3, 0.9, 'cleared', case when n = 2 then 'under_review' else 'published' end,
        now() - n * interval '1 hour', now()
      from made m, generate_series(1, 4000) n where m.slug = 'busy'
    ), moved as (
      insert into old_slugs (slug, recruiter_id, since) select 'busy-of-old', id, now() from made where slug = 'busy'
    )
    select id from made where slug = 'busy'`,
    [longName, 'A headline as long as it may be, '.repeat(4).slice(0, 120)],
  )) as [{ id: string }];
  const database = connect(plaudit.postgres.connectionString, 1);
  await database.kysely.transaction().execute((tx) => recountRecruiter(tx, id, new Date()));
  await database.close();
}

const titles = (page: Page) => page.locator('article h3').allInnerTexts();
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test.each([true, false])(
  'reviews are filtered, sorted and paged through, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page, context, faults } = await openPage(browser, { javaScriptEnabled });
    await page.goto(`${plaudit.url}/recruiter/busy`);
    if (javaScriptEnabled) await settled(page);
    expect((await titles(page))[0]).toBe('Review number 1');
    await page.getByRole('link', { name: /^2 stars: 800 reviews/ }).click();
    await page.waitForURL('**/busy?stars=2');
    // The address changes before the links and the form do.
    await page.getByRole('link', { name: 'Remove filter 2 stars' }).waitFor();
    await page.getByRole('link', { name: 'Candidates (2,000)' }).click();
    await page.waitForURL(/audience=candidate/);
    await page.locator('a[aria-current]', { hasText: 'Candidates (2,000)' }).waitFor();
    await page.getByLabel('Keywords').fill('zeppelin promises');
    await page.getByLabel('Order').selectOption('Oldest first');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/sort=oldest/);
    expect(query(page)).toMatchObject({ audience: 'candidate', stars: '2', q: 'zeppelin promises', sort: 'oldest' });
    await page.getByText('No reviews match these filters.').waitFor();
    await page.getByRole('link', { name: 'Remove filter 2 stars' }).click();
    await page.waitForURL((url) => !url.searchParams.has('stars'));
    await expect.poll(async () => (await titles(page))[0]).toBe('Review number 4000');
    expect(await page.getByLabel('Keywords').inputValue()).toBe('zeppelin promises');
    await page.getByRole('link', { name: 'Load more reviews' }).click();
    if (javaScriptEnabled) await expect.poll(() => page.locator('article').count()).toBe(20);
    else await expect.poll(async () => (await titles(page))[0]).toBe('Review number 3000');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL('**/busy?sort=oldest');
    await page.locator('a[aria-current]', { hasText: 'Everyone' }).waitFor();
    await page.getByLabel('Level').selectOption('4: Placement proven');
    await page.getByLabel('Order').selectOption('Newest first');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/level=4/);
    await expect.poll(async () => (await titles(page))[0]).toBe('Review number 2');
    await page.getByText('Under review').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('by keyboard alone, a review opens over the profile and closes to where the reader was', async () => {
  const { page, context, faults } = await openPage(browser);
  await page.goto(`${plaudit.url}/recruiter/busy?audience=employer`);
  await settled(page);
  await page.locator('article h3 a').nth(3).focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Review of M/ });
  await dialog.waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/recruiter\/busy\/review\/[0-9a-f-]{36}$/);
  expect(query(page)).toEqual({ audience: 'employer' });
  expect(await dialog.getByRole('article').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/recruiter\/busy\?audience=employer/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(await page.locator('article h3 a').nth(3).innerText());
  expect(faults).toEqual([]);
  await context.close();
});

test('Back finds the place in a list after more was loaded', async () => {
  const { page, context, faults } = await openPage(browser);
  await page.goto(`${plaudit.url}/recruiter/busy`);
  await settled(page);
  for (const shown of [20, 30]) {
    await page.getByRole('link', { name: 'Load more reviews' }).click();
    await expect.poll(() => page.locator('article').count()).toBe(shown);
  }
  const far = page.locator('article').nth(25).getByRole('link', { name: 'Flag' });
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.evaluate(() => document.querySelector<HTMLElement>('#team ~ p a')?.click());
  await page.waitForURL('**/agency/demo-agency');
  await page.getByRole('heading', { level: 1, name: 'Demo Agency' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.locator('article').count()).toBe(30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2);
  expect(faults).toEqual([]);
  await context.close();
});

test("a review has an address over the profile, also without JavaScript; another profile's address leads to the right one, and a removed review is gone", async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${plaudit.url}/recruiter/busy/review/${review}`);
  await page
    .getByRole('dialog', { name: /^Review of M/ })
    .getByText('Review number 1')
    .waitFor();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${plaudit.url}/review/${review}`);
  await page.getByRole('link', { name: 'Close' }).click();
  await page.waitForURL(/\/recruiter\/busy#review-/);
  await page.goto(`${plaudit.url}/agency/demo-agency/review/${review}`);
  await page.getByRole('dialog').getByText('Review number 1').waitFor();
  await context.close();
  const visit = (path: string) => fetch(plaudit.url + path, { redirect: 'manual' });
  const elsewhere = await visit(`/recruiter/demo-recruiter/review/${review}`);
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([
    301,
    expect.stringContaining(`/recruiter/busy/review/${review}`),
  ]);
  expect((await visit(`/recruiter/demo-recruiter/review/${removed}`)).status).toBe(410);
  expect((await visit('/recruiter/demo-recruiter/review/no-such-review')).status).toBe(404);
});

test('an old address redirects permanently, and a made-up cursor to the beginning of the list', async () => {
  const visit = async (path: string) => {
    const answer = await fetch(plaudit.url + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')?.replace(plaudit.url, '')];
  };
  expect(await visit('/recruiter/busy-of-old?stars=5')).toEqual([301, '/recruiter/busy?stars=5']);
  expect(await visit('/people/busy-of-old')).toEqual([301, '/people/busy']);
  expect(await visit('/recruiter/busy-of-old/contact')).toEqual([301, '/recruiter/busy/contact']);
  expect(await visit('/recruiter/nobody-at-all')).toEqual([404, undefined]);
  expect(await visit('/recruiter/busy?stars=5&after=made-up')).toEqual([302, '/recruiter/busy?stars=5']);
  expect(await visit('/agency/demo-agency?recruiters=made-up')).toEqual([302, '/agency/demo-agency']);
});

test("a profile leads to its owner's colleagues and to its short form", async () => {
  const { page, context, faults } = await openPage(browser);
  await page.goto(`${plaudit.url}/recruiter/demo-recruiter`);
  await settled(page);
  const team = page.locator('section[aria-labelledby=team]');
  expect(await team.locator('li').count()).toBe(4);
  const name = await team.locator('h3').first().innerText();
  await team.locator('h3 a').first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: 'Short profile to share' }).click();
  await page.waitForURL('**/people/*');
  await page.getByRole('heading', { name: 'Newest reviews' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test.each([true, false])('an agency is contacted and claimed, with JavaScript: %s', async (javaScriptEnabled) => {
  const { page, context, faults } = await openPage(browser, {
    javaScriptEnabled,
    viewport: { width: 320, height: 700 },
  });
  const message = `We look for three planners. JavaScript is ${javaScriptEnabled}.`;
  const email = `owner-${javaScriptEnabled}@claimers.example`;
  await page.goto(`${plaudit.url}/agency/demo-agency`);
  await page.getByRole('link', { name: 'Write a message' }).click();
  const contact = page.getByRole('dialog', { name: 'Write to Demo Agency' });
  await contact.getByLabel('Your name').fill('Dana Pike');
  await contact.getByLabel('Your email').fill('dana@pike.example');
  await contact.getByRole('textbox', { name: 'Your message' }).fill(message);
  await contact.getByRole('button', { name: 'Send message' }).click();
  await contact.getByText('Your message is on its way').waitFor();
  await untilTrue('the message arrives', () => plaudit.mailbox.arrived.some(({ text }) => text.includes(message)));
  await contact.getByRole('link', { name: 'Back to the profile of Demo Agency' }).click();
  await page.getByRole('link', { name: 'Do you run this agency? Claim its profile' }).click();
  const claim = page.getByRole('dialog', { name: 'Claim the profile of Demo Agency' });
  await claim.getByLabel('Your name').fill('Ona Owner');
  await claim.getByLabel('Work email').fill('no address');
  await claim.getByRole('button', { name: 'Send' }).click();
  await claim.getByText("Your claim hasn't been sent yet").waitFor();
  expect(await claim.getByLabel('Your name').inputValue()).toBe('Ona Owner');
  await claim.getByLabel('Work email').fill(email);
  await claim.getByRole('button', { name: 'Send' }).click();
  await claim.getByText('Check your email').waitFor();
  await page.goto(await mailedLink(plaudit, email, /http\S+\/claim\/[\w-]{43}/));
  await page.getByRole('button', { name: 'Confirm my claim' }).click();
  await page.waitForURL('**/agency/demo-agency/claimed');
  await page.getByText('Your address is confirmed').waitFor();
  expect(
    await plaudit.query(
      `select c.state, a.slug from claims c join agencies a on a.id = c.agency_id where c.email = '${email}'`,
    ),
  ).toEqual([{ state: 'disputed', slug: 'demo-agency' }]);
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  await context.close();
});

describe('the first screen of a profile', () => {
  test.each([
    { width: 390, height: 844, reviewsFrom: 1100 },
    { width: 320, height: 640, reviewsFrom: 1100 },
    { width: 1280, height: 900, reviewsFrom: 900 },
  ])(
    'shows what it comes down to, and its reviews soon after, at $width pixels',
    async ({ reviewsFrom, ...viewport }) => {
      const { page, context } = await openPage(browser, { viewport });
      for (const path of ['/recruiter/demo-recruiter', '/agency/demo-agency']) {
        await page.goto(plaudit.url + path);
        await settled(page);
        const score = page.getByRole('region', { name: 'Score' });
        const shown = [
          score.getByText(/^80% interval/),
          score.getByText(/with a confirmed placement.*latest/),
          score.getByText(/^Invited \d+ of \d+ eligible people/),
          page.getByRole('link', { name: 'Write a review' }),
        ];
        for (const part of shown) {
          const { y, height } = (await part.boundingBox())!;
          expect(y + height, `${path}: ${await part.innerText()}`).toBeLessThanOrEqual(500);
        }
        expect((await page.getByRole('article').first().boundingBox())!.y, path).toBeLessThan(reviewsFrom);
        const scrollers = await page.evaluate(() =>
          [...document.body.querySelectorAll('*')]
            .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
            .filter((part) => part.scrollHeight > part.clientHeight)
            .map((part) => part.outerHTML.slice(0, 100)),
        );
        expect(scrollers, path).toEqual([]);
      }
      await context.close();
    },
  );

  test('its own people edit and invite, an employer keeps it and writes with their own name, and nothing moves', async () => {
    const views = [
      ['pro_individual', '/recruiter/demo-recruiter', 'Edit profile', '/recruiter/edit'],
      ['recruiter_admin', '/agency/demo-agency', 'Edit profile', '/agency/edit'],
    ] as const;
    for (const [role, path, name, href] of views) {
      const { page, context, faults } = await openPage(browser);
      await signIn(page, plaudit, { email: `${role}@demo.example`, password: demoPassword });
      await page.waitForURL((url) => url.pathname !== '/');
      await page.goto(plaudit.url + path);
      await page.getByRole('link', { name, exact: true }).waitFor();
      expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
      expect(await page.getByRole('link', { name: /^Write a (review|message)$/ }).count()).toBe(0);
      expect(await moved(page), path).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    }
    const { page, context, faults } = await openPage(browser);
    await signIn(page, plaudit, { email: 'user@demo.example', password: demoPassword });
    await page.waitForURL((url) => url.pathname !== '/');
    await page.goto(`${plaudit.url}/agency/demo-agency`);
    const heart = page.getByRole('button', { name: 'Favourite: Demo Agency' });
    const was = await heart.getAttribute('aria-pressed');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).not.toBe(was);
    expect(await moved(page)).toEqual([]);
    await page.getByRole('link', { name: 'Write a message' }).click();
    const contact = page.getByRole('dialog', { name: 'Write to Demo Agency' });
    const [sender] = await plaudit.query<{ name: string; company: string }>(
      `select u.name, c.name as company from users u join company_members m on m.user_id = u.id
        join companies c on c.id = m.company_id where u.email = 'user@demo.example'`,
    );
    await expect.poll(() => contact.getByLabel('Your name').inputValue()).toBe(sender!.name);
    expect(await contact.getByLabel('Your email').inputValue()).toBe('user@demo.example');
    expect(await contact.getByLabel('Your company').inputValue()).toBe(sender!.company);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** What browsers saw moving by itself so far, from where to where, without the frame around the page. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((tell) => {
        type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
        type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: readonly Source[] };
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const main = document.querySelector('main');
          tell(
            shifts
              .flatMap(({ sources }) => sources)
              .filter(({ node }) => node && main?.contains(node))
              .map((one) => `${placeOf(one.previousRect)} → ${placeOf(one.currentRect)}: ${one.node?.textContent}`),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => tell([]), 200);
      }),
  );

describe('on wide and narrow screens, in light and dark mode', () => {
  const looks = [
    ['a profile with all that there is', () => '/recruiter/demo-recruiter'],
    ['4,000 reviews, and the longest texts', () => '/recruiter/busy'],
    [
      'a list narrowed by everything',
      () => '/recruiter/busy?stars=5&audience=candidate&level=3&q=promise&sort=highest',
    ],
    ['a profile with nothing on it', () => '/recruiter/empty'],
    ['one that nobody has claimed', () => `/recruiter/${unclaimed}`],
    ['a long review, open', () => `/recruiter/busy/review/${review}`],
    ['an agency', () => '/agency/demo-agency'],
    ['the claim of an agency', () => '/agency/demo-agency/claim'],
    ['a message to an agency', () => '/agency/demo-agency/contact'],
    ['a recruiter in short', () => '/people/busy'],
  ] as const;

  test.each(sample(looks, 3, 'profiles'))(
    'axe finds nothing on %s, and it does not scroll sideways',
    async (_what, path) => {
      const { page, context, faults } = await openPage(browser, looksAtFirst);
      await page.goto(plaudit.url + path());
      await settled(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await faultsInLooks(page)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
