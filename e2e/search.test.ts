import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { signInAs } from './running/demo-people.ts';
import { withKeyboard, withMouse } from './running/hands.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 1);
  const agency = await createAgency(database, { name: 'Dovecote Talent', slug: 'dovecote', location: 'Hobart' });
  await createRecruiter(database, {
    name: 'Zinnia Harrowgate',
    slug: 'zinnia-harrowgate',
    agency_id: agency.id,
    postcode: '3121',
    location: 'Richmond',
    specialities: ['waste-industry'],
    role_types: ['temp'],
    phone: '+61 491 570 157',
  });
  await createAgency(database, { name: 'Zinnia Hidden', is_approved: false });
  await database.close();
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const words = (page: Page) => page.getByRole('combobox', { name: 'Name, agency, place, or keyword' });
const results = (page: Page) => page.getByRole('list', { name: 'Recruiters and agencies' });
const found = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status').first();
const profile = (page: Page) => results(page).getByRole('link', { name: 'Zinnia Harrowgate' });
const queryOf = (page: Page) => new URL(page.url()).search;
const isAlive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
const open = async (page: Page, path: string) => {
  await page.goto(plaudit.url + path);
  await isAlive(page);
};

interface Entry {
  event?: string;
}
const eventsOf = (page: Page, ...names: string[]) =>
  page.evaluate(
    (wanted) =>
      ((window as unknown as { dataLayer?: Entry[] }).dataLayer ?? []).filter(({ event }) =>
        wanted.includes(event ?? ''),
      ),
    names,
  );

const phonesShown = async () =>
  (
    await plaudit.query(
      `select e.id from profile_events e join recruiters r on r.id = e.recruiter_id
        where r.slug = 'zinnia-harrowgate' and e.kind = 'phone_reveal'`,
    )
  ).length;

describe('finding a recruiter by a misspelt name and a postcode', () => {
  const ways = [
    { by: 'mouse', javaScriptEnabled: true },
    { by: 'keyboard', javaScriptEnabled: true },
    { by: 'keyboard', javaScriptEnabled: false },
  ];
  test.each(sample(ways, 1, 'search'))(
    'leads to the phone number by $by, with JavaScript: $javaScriptEnabled',
    async ({ by, javaScriptEnabled }) => {
      const network = { 'x-forwarded-for': by === 'mouse' ? '203.0.113.1' : `203.0.113.${javaScriptEnabled ? 2 : 3}` };
      const { page, context, faults } = await openPage(browser, { javaScriptEnabled, extraHTTPHeaders: network });
      const hand = by === 'mouse' ? withMouse(page) : withKeyboard(page, { hasScripts: javaScriptEnabled });
      const before = await phonesShown();
      await page.goto(`${plaudit.url}/search`);
      if (javaScriptEnabled) await isAlive(page);
      await hand.write(words(page), 'zinia harowgate 3141');
      await hand.press(page.getByRole('button', { name: 'Search', exact: true }));
      // A browser without scripts sends the empty fields, too.
      await page.waitForURL(`**/search?q=zinia+harowgate+3141${javaScriptEnabled ? '' : '&*'}`);
      await found(page).getByText('1 recruiter or agency').waitFor();
      await hand.press(profile(page));
      await page.waitForURL('**/recruiter/zinnia-harrowgate');
      await page.getByRole('heading', { level: 1, name: 'Zinnia Harrowgate' }).waitFor();
      await hand.press(page.getByRole('button', { name: 'Show phone number' }));
      await page.getByRole('link', { name: /^Call Zinnia Harrowgate/ }).waitFor();
      expect(await phonesShown()).toBe(before + 1);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('leads to the profile without JavaScript', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${plaudit.url}/search`);
    await words(page).fill('zinia harowgate 3141');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    expect(await found(page).innerText()).toBe('1 recruiter or agency for “zinia harowgate 3141”');
    expect(await results(page).innerText()).toMatch(/Matches name like “Zinnia Harrowgate” · place “3141”/);
    expect(await page.content()).not.toContain('Zinnia Hidden');
    await page.getByRole('link', { name: 'zinnia harrowgate 3141' }).click();
    expect(queryOf(page)).toBe('?q=zinnia+harrowgate+3141');
    await profile(page).click();
    expect(page.url()).toBe(`${plaudit.url}/recruiter/zinnia-harrowgate`);
    await context.close();
  });

  test('without JavaScript: filters are part of the form, chips remove them, and the phone number is shown', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${plaudit.url}/search`);
    await page.getByRole('radio', { name: /^Victoria/ }).check();
    await page.getByText('Show more').click();
    await page.getByRole('checkbox', { name: /^Waste Industry/ }).check();
    await page.getByRole('checkbox', { name: /^Legal/ }).check();
    await page.getByText('Show fewer').click();
    expect(await page.getByRole('checkbox', { name: /^Manufacturing/ }).isVisible()).toBe(false);
    await page.getByRole('checkbox', { name: /^Contract/ }).check();
    await page.getByRole('radio', { name: /^Recruiters \d/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    expect(new URL(page.url()).searchParams.getAll('speciality')).toEqual(['legal', 'waste-industry']);
    expect(await page.getByRole('radio', { name: /^Victoria/ }).isChecked()).toBe(true);
    await profile(page).waitFor();
    await page.getByRole('link', { name: 'Remove filter Legal' }).click();
    expect(queryOf(page)).toBe('?type=recruiter&country=AU&postcode=3000&roleType=Contract&speciality=waste-industry');
    await page.getByRole('button', { name: 'Show phone number of Zinnia Harrowgate' }).click();
    await page.getByRole('link', { name: /Call Zinnia Harrowgate/ }).waitFor();
    await page.getByRole('link', { name: 'Clear all' }).click();
    expect(queryOf(page)).toBe('');
    await context.close();
  });

  test('by mouse: suggestions while typing, filters in the address, and Back', async () => {
    const { page, context, faults } = await openPage(browser);
    await open(page, '/search');
    await words(page).pressSequentially('zinia har');
    await page.getByRole('option', { name: /Zinnia Harrowgate/ }).click();
    await page.waitForURL('**/recruiter/zinnia-harrowgate');
    await page.goBack();
    await words(page).fill('zinia');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/search?q=zinia');
    await profile(page).waitFor();
    await page.getByRole('radio', { name: /^Victoria/ }).check();
    await page.waitForURL('**/search?q=zinia&country=AU&postcode=3000');
    const specialities = page.getByRole('group', { name: 'Speciality' });
    await specialities.getByText(/^Show \d+ more \(no matches\)$/).click();
    await page.getByRole('checkbox', { name: /^Construction/ }).check();
    await page.getByText('Nothing matches.').waitFor();
    await specialities.getByText(/^Hide \d+ \(no matches\)$/).click();
    expect(await page.getByRole('checkbox', { name: /^Construction/ }).isVisible()).toBe(true);
    expect(await page.getByRole('checkbox', { name: /^Legal/ }).isVisible()).toBe(false);
    await page.goBack();
    await profile(page).waitFor();
    expect(await page.locator('input[value="construction"]').isChecked()).toBe(false);
    await page.goBack();
    await page.waitForURL('**/search?q=zinia');
    // The address of an earlier entry changes before the page does.
    await expect.poll(() => page.getByRole('radio', { name: /^Victoria/ }).isChecked()).toBe(false);
    expect(await words(page).inputValue()).toBe('zinia');
    await page.getByLabel('Sort by').selectOption('Number of reviews');
    await page.waitForURL('**/search?q=zinia&sort=reviews');
    await page.getByRole('button', { name: 'Show phone number of Zinnia Harrowgate' }).click();
    await page.getByRole('link', { name: /Call Zinnia Harrowgate/ }).waitFor();
    expect(queryOf(page)).toBe('?q=zinia&sort=reviews');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by keyboard alone: suggestions are moved through and closed, a filter keeps the focus', async () => {
    const { page, context, faults } = await openPage(browser);
    await open(page, '/search');
    await words(page).focus();
    await page.keyboard.type('waste');
    await page.getByRole('option', { name: /Waste Industry/ }).waitFor();
    await page.keyboard.press('Escape');
    expect(await words(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('listbox').getByRole('option', { selected: true }).innerText()).toContain(
      'Waste Industry',
    );
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?speciality=waste-industry');
    await words(page).focus();
    await page.keyboard.type('zinia');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=zinia&speciality=waste-industry');
    await settled(page);
    await page.getByRole('checkbox', { name: /^Contract/ }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL('**/search?q=zinia&roleType=Contract&speciality=waste-industry');
    expect(await page.getByRole('checkbox', { name: /^Contract/ }).isChecked()).toBe(true);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Contract');
    await profile(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/recruiter/zinnia-harrowgate');
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('searches, views of results and phone requests are counted once, without what was typed', async () => {
  const { page, context } = await openPage(browser);
  await open(page, '/search');
  const names = ['search-recruiters', 'view-search-results', 'reveal-phone'];
  await expect.poll(() => eventsOf(page, ...names)).toMatchObject([{ event: 'view-search-results', page: 1 }]);
  await words(page).fill('zinia harowgate');
  await page.keyboard.press('Enter');
  await profile(page).waitFor();
  await page.getByRole('button', { name: 'Show phone number of Zinnia Harrowgate' }).click();
  await page.getByRole('link', { name: /Call Zinnia Harrowgate/ }).waitFor();
  const events = await eventsOf(page, ...names);
  expect(events.map(({ event }) => event)).toEqual([
    'view-search-results',
    'search-recruiters',
    'view-search-results',
    'reveal-phone',
  ]);
  expect(JSON.stringify(events).toLowerCase()).not.toMatch(/zin|491/);
  await context.close();
});

test('an employer keeps favourites with a heart, and sees them first or alone; a stranger has no heart', async () => {
  const { page, context, faults } = await openPage(browser);
  await open(page, '/search?q=zinnia');
  expect(await page.getByRole('button', { name: /Favourite/ }).count()).toBe(0);
  expect(await page.getByRole('group', { name: 'Your favourites' }).count()).toBe(0);
  await page.goto(plaudit.url);
  await signInAs(page, plaudit.url, 'user');
  await open(page, '/search?q=zinnia');
  const heart = page.getByRole('button', { name: 'Favourite: Zinnia Harrowgate' });
  await Promise.all([page.waitForResponse((response) => response.url().includes('/graphql/')), heart.click()]);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('group', { name: 'Your favourites' }).getByLabel('Only favourites').check();
  await page.waitForURL('**/search?q=zinnia&favourites=only');
  await found(page).getByText('1 recruiter or agency').waitFor();
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await Promise.all([page.waitForResponse((response) => response.url().includes('/graphql/')), heart.press('Enter')]);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  await open(page, '/search?q=zinnia&favourites=only');
  await page.getByText('No favourites match.').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['/search', '/search?speciality=construction&country=AU'])(
  'four results of %s fit on the first screen of a desktop, and each takes at most half a phone',
  async (path) => {
    const { page, context } = await openPage(browser, looksAtFirst);
    await open(page, path);
    const boxes = () =>
      results(page)
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect((await boxes()).filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(4);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(Math.max(...(await boxes()).map(({ height }) => height))).toBeLessThan(320);
    await context.close();
  },
);

test('an employer finds a viewed profile again, keeps it, agrees terms with it, and compares it', async () => {
  const { page, context, faults } = await openPage(browser, looksAtFirst);
  const rowOf = (name: string) => page.locator('tbody tr', { hasText: name });
  await page.goto(plaudit.url);
  await signInAs(page, plaudit.url, 'user_admin');
  await page.waitForURL('**/recruiters');
  await Promise.all([
    page.waitForResponse((response) => (response.request().postData() ?? '').includes('recordProfileLook')),
    page.goto(`${plaudit.url}/recruiter/zinnia-harrowgate`),
  ]);
  await open(page, '/recruiters');
  await rowOf('Zinnia Harrowgate').getByRole('button', { name: 'Favourite: Zinnia Harrowgate' }).click();
  await page.getByRole('link', { name: 'Favourites', exact: true }).click();
  await page.waitForURL('**/recruiters/favourite');
  await settled(page);
  await rowOf('Zinnia Harrowgate').getByText('Zinnia Harrowgate').click();
  const panel = page.getByRole('dialog', { name: 'Zinnia Harrowgate' });
  await panel.getByRole('button', { name: 'Remove from favourites' }).click();
  await rowOf('Zinnia Harrowgate').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await rowOf('Zinnia Harrowgate').getByText('Zinnia Harrowgate').click();
  await panel.getByRole('link', { name: 'Add as preferred supplier' }).click();
  const form = page.getByRole('dialog', { name: 'Add a preferred supplier' });
  await form.getByLabel('Fee in percent').fill('12.5%');
  await form.getByLabel('Last day').fill('2020-01-01');
  await form.getByRole('button', { name: 'Add supplier' }).click();
  await form.getByRole('link', { name: 'Choose a last day on or after the first day.' }).waitFor();
  await form.getByLabel('Last day').fill('');
  await form.getByRole('button', { name: 'Add supplier' }).click();
  await rowOf('Zinnia Harrowgate').getByText('12.5%', { exact: true }).waitFor();
  await rowOf('Zinnia Harrowgate').getByText('Zinnia Harrowgate').click();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByLabel('Notes').fill('Ask for Zinnia.');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await panel.getByText('Changed: notes').waitFor();
  await panel.getByRole('button', { name: 'Remove' }).click();
  await rowOf('Zinnia Harrowgate').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await rowOf('Zinnia Harrowgate').waitFor();
  // With the panel, and without the notices.
  await page.reload();
  await panel.getByText('Ask for Zinnia.').waitFor();
  expect(await faultsInLooks(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await rowOf('Zinnia Harrowgate').getByRole('checkbox').check();
  await rowOf('Demo Agency').first().getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('columnheader', { name: 'Zinnia Harrowgate' }).waitFor();
  expect(await faultsInLooks(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone the filters stay open and say how many results there are, then close and return the focus', async () => {
  const { page, context, faults } = await openPage(browser, { viewport: { width: 320, height: 640 } });
  await open(page, '/search');
  const opener = page.locator('summary').filter({ hasText: 'Filters' });
  const button = page.getByRole('button', { name: /^Show [\d,]+ results?$/ });
  const isClosed = () => page.getByRole('group', { name: 'Country' }).isHidden();
  const hasFocus = () => opener.evaluate((element) => element === document.activeElement);
  const count = async () => /^[\d,]+/.exec(await found(page).innerText())![0];
  const before = await count();
  await opener.click();
  expect(await button.innerText()).toBe(`Show ${before} results`);
  await page.getByText('Show more').click();
  await page.getByRole('checkbox', { name: /^Legal/ }).check();
  await page.waitForURL('**/search?speciality=legal');
  await expect.poll(count).not.toBe(before);
  expect(await button.innerText()).toBe(`Show ${await count()} results`);
  const { bottom, top } = await button.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect([top > 500, bottom <= 640]).toEqual([true, true]);
  expect(await page.getByText('Show fewer').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect([await isClosed(), await hasFocus()]).toEqual([true, true]);
  await page.keyboard.press('Enter');
  await button.click();
  await expect.poll(isClosed).toBe(true);
  expect(await hasFocus()).toBe(true);
  expect(queryOf(page)).toBe('?speciality=legal');
  expect(faults).toEqual([]);
  await context.close();
});

test('no address causes an error page', async () => {
  const strange = [
    '?q=%00&type=x&claim=%F0%9F%A6%8A&country=XX&postcode=abc&roleType=x&speciality=x&speciality=y&sort=x&page=x',
    '?page=999999',
    '?page=-1&q=a&q=b',
    "?q=%27%3B+drop+table+users--&q='",
    '?speciality=legal,construction&speciality=legal',
    `?q=${'a%20'.repeat(2000)}`,
    '?q=%E2%80%AEkool%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ];
  for (const query of strange) {
    const response = await fetch(`${plaudit.url}/search${query}`);
    expect([query.slice(0, 40), response.status]).toEqual([query.slice(0, 40), 200]);
    expect(await response.text()).not.toContain('<script>alert');
  }
});

describe('on wide and narrow screens, in light and dark mode', () => {
  const searches = [
    '/search',
    '/search?q=zinia+harowgate+3121',
    '/search?q=nobodyatall&speciality=legal&speciality=construction&claim=claimed&postcode=3121',
    '/search?type=agency&sort=reviews',
  ];
  test.each(sample(searches, 2, 'looks of search'))(
    'axe finds nothing on %s, with filters and suggestions open, and it does not scroll sideways',
    async (path) => {
      const { page, context } = await openPage(browser, looksAtFirst);
      await open(page, path);
      await page.setViewportSize({ ...looksAtFirst.viewport, width: 320 });
      await page.locator('summary').filter({ hasText: 'Filters' }).click();
      await page.setViewportSize(looksAtFirst.viewport);
      // A button at the window's foot covers choices at each scroll position, which axe would report: it goes below it.
      await page.evaluate(() => document.documentElement.style.setProperty('--foot', '-100vh'));
      expect(await page.getByRole('group', { name: 'Speciality' }).isVisible()).toBe(true);
      await words(page).fill('dem');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await faultsInLooks(page)).toEqual([]);
      await context.close();
    },
  );
});
