import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { sample } from '#server/testing/tiers.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { forward } from './running/clock.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import {
  elsewhere,
  isPublishedAtLevel3,
  mailedLink,
  type Story,
  sendInvitation,
  signIn,
  writeReview,
} from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const invitationLink = /http\S+\/review-invite\/\S+/;
const recruiter = { email: 'pro_individual@demo.example', password: demoPassword };

/** Different texts: two that are nearly the same would rightly wait for a moderator. */
const bodies: Record<string, string> = {
  Dana: 'The brief was read before the first call, and I knew after each interview what came next and why.',
  Eli: 'Two offers came in one week. Nobody pushed; the figures were put side by side and the choice was left to me.',
  Fay: 'My notice period was a worry, so a start date was agreed with the client before anything had to be signed.',
};

const story = (name: string): Story => ({
  name: `${name} Quillfeather`,
  email: `${name.toLowerCase()}@person.example`,
  jobTitle: `Bridge Surveyor ${name}`,
  title: `Told ${name} how it stood, each week`,
  body: bodies[name]!,
});

async function scoreOf(slug: string): Promise<{ reviewCount: number; score: number; shown: string }> {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${plaudit.url}/recruiter/${slug}`);
  const shown = await page.getByRole('region', { name: 'Score' }).or(page.locator('aside')).first().innerText();
  await context.close();
  const [row] = await plaudit.query<{ review_count: number; score: string }>(
    'select review_count, score from recruiters where slug = $1',
    [slug],
  );
  return { reviewCount: row!.review_count, score: Number(row!.score), shown };
}

/** What anybody reads without JavaScript: finds the profile by a misspelt name, then reads the review on it. */
async function readByAnybody({ title, body, name }: Story) {
  const { page, context, faults } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${plaudit.url}/search`);
  await page.getByLabel(/Name, agency, place, or keyword/).fill('demo recuriter');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Demo Recruiter', exact: true }).click();
  const article = page.getByRole('article').filter({ hasText: title });
  const text = await article.innerText();
  expect(text).toContain(body);
  expect(text).toContain(`${name.split(' ')[0]} Q.`);
  expect(text).toMatch(/Level 3/);
  expect(text).not.toContain(name);
  expect(await page.content()).toMatch(/80% interval/);
  expect(faults).toEqual([]);
  await context.close();
  return text;
}

/** The same job done in other ways, of which each commit runs some. */
const inTurn = sample(['no JavaScript', 'keyboard'], 1, 'main job');

describe('from an invitation to a scored review on a public page', () => {
  test('a recruiter invites, a candidate answers, the recruiter replies, anybody reads', async () => {
    const dana = story('Dana');
    const before = await scoreOf('demo-recruiter');
    const { page, faults } = await openPage(browser);
    await signIn(page, plaudit, recruiter);
    await page.waitForURL(/\/(home|dashboard)$/);
    await sendInvitation(page, dana);

    const reviewer = await openPage(browser, elsewhere);
    await writeReview(reviewer.page, await mailedLink(plaudit, dana.email, invitationLink), dana);
    await isPublishedAtLevel3(plaudit, dana);
    const after = await scoreOf('demo-recruiter');
    expect(after.reviewCount).toBe(before.reviewCount + 1);
    expect(after.score).toBeGreaterThan(before.score);
    expect(await readByAnybody(dana)).not.toContain('Reply from');

    await page.getByRole('link', { name: 'Missing Reply' }).first().click();
    await page.getByRole('row').filter({ hasText: dana.title }).getByRole('button').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Reply/ })
      .click();
    await page.getByLabel('Your public reply').fill('Thank you. The weekly call stays.');
    await page.getByRole('form', { name: 'Your reply' }).getByRole('button', { name: /reply/i }).click();
    await untilTrue('the reply is on the public page', async () => {
      const html = await (await fetch(`${plaudit.url}/recruiter/demo-recruiter`)).text();
      return html.includes('The weekly call stays.');
    });
    expect(await readByAnybody(dana)).toContain('The weekly call stays.');
    await mailedLink(plaudit, dana.email, /http\S+\/recruiter\/demo-recruiter\S*/);
    expect([...faults, ...reviewer.faults]).toEqual([]);
  });

  test.runIf(inTurn.includes('no JavaScript'))(
    'the review is sent without JavaScript, and nothing typed is lost on the way',
    async () => {
      const eli = story('Eli');
      const { page } = await openPage(browser);
      await signIn(page, plaudit, recruiter);
      await page.waitForURL(/\/(home|dashboard)$/);
      await sendInvitation(page, eli);
      const reviewer = await openPage(browser, { ...elsewhere, javaScriptEnabled: false });
      const link = await mailedLink(plaudit, eli.email, invitationLink);
      await reviewer.page.goto(link);
      await reviewer.page.getByLabel('Your review in a few words').fill('Hm');
      await reviewer.page.getByRole('textbox', { name: 'Your review', exact: true }).fill(eli.body);
      await reviewer.page.getByRole('button', { name: /preview/i }).click();
      await reviewer.page.getByText('Write at least 5 characters.').first().waitFor();
      expect(await reviewer.page.getByRole('textbox', { name: 'Your review', exact: true }).inputValue()).toBe(
        eli.body,
      );
      await writeReview(reviewer.page, link, eli);
      await isPublishedAtLevel3(plaudit, eli);
      await readByAnybody(eli);
      expect(reviewer.faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    },
  );

  test.runIf(inTurn.includes('keyboard'))('everything is done by keyboard alone', async () => {
    const fay = story('Fay');
    const { page } = await openPage(browser);
    await page.goto(`${plaudit.url}/`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).and(page.locator(':enabled')).waitFor();
    await typeInto(page, 'Email', recruiter.email);
    await typeInto(page, 'Password', recruiter.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/(home|dashboard)$/);
    await press(page, 'Invite to review');
    await page.getByRole('dialog').waitFor();
    await typeInto(page, 'Job title', fay.jobTitle);
    await typeInto(page, 'Company', 'Umber Bridges');
    await typeInto(page, 'First day', '10052026');
    await typeInto(page, "Candidate's name", fay.name);
    await typeInto(page, "Candidate's email", fay.email);
    await choose(page, 'timing', 'now');
    await press(page, 'Send invitation');
    await page.getByRole('row', { name: new RegExp(fay.name) }).waitFor();

    const reviewer = (await openPage(browser, elsewhere)).page;
    await reviewer.goto(await mailedLink(plaudit, fay.email, invitationLink));
    await reviewer.getByLabel('Your review in a few words').waitFor();
    await choose(reviewer, 'placementConfirmed', 'yes');
    await choose(reviewer, 'overall', '5');
    await typeInto(reviewer, 'Your review in a few words', fay.title);
    await typeInto(reviewer, /^Your review$/, fay.body);
    await choose(reviewer, 'nameDisplay', 'first_initial');
    await choose(reviewer, 'offeredAnything', 'no');
    await press(reviewer, /preview/i);
    await reviewer.getByRole('article').getByText(fay.title).waitFor();
    await forward(plaudit.url, { minutes: 1 });
    await press(reviewer, 'Send review');
    await reviewer.waitForURL('**/review/completed**');
    await isPublishedAtLevel3(plaudit, fay);

    await page.goto(`${plaudit.url}/reviews/publishedNotReplied`);
    await page.getByRole('row').filter({ hasText: fay.title }).waitFor();
    await press(page, /^Fay Q\./);
    await page.getByRole('dialog').waitFor();
    await press(page, /Reply.*Fay/);
    await typeInto(page, 'Your public reply', 'Thank you, all the best on the bridge.');
    await press(page, /^(Publish|Send|Save).*reply/i);
    await untilTrue('the reply is kept', async () => {
      const rows = await plaudit.query(
        `select from review_replies p join reviews r on r.id = p.review_id where r.title = $1`,
        [fay.title],
      );
      return rows.length === 1;
    });
    expect(await readByAnybody(fay)).toContain('all the best on the bridge');
  });
});

/** What has the focus, in a screen reader's words. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    // After Tab, a panel checks a moment later where the focus is; nobody presses Tab again that fast.
    await new Promise((resolve) => setTimeout(resolve));
    const at = document.activeElement as HTMLInputElement | null;
    const label = at?.getAttribute('aria-label') ?? at?.labels?.[0]?.innerText ?? at?.innerText ?? '';
    return { label: label.split('\n')[0]!.trim(), type: at?.type ?? '', name: at?.name ?? '', value: at?.value ?? '' };
  });

/** Presses Tab until something with this name has the focus, at most two hundred times. */
async function tabTo(page: Page, fits: (at: Awaited<ReturnType<typeof focused>>) => boolean, what: string) {
  const passed: string[] = [];
  for (let stops = 0; stops < 200; stops++) {
    const at = await focused(page);
    if (fits(at)) return;
    passed.push(at.label);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${what}, only ${[...new Set(passed)].join(' | ')}`);
}

const isNamed = (label: string, name: string | RegExp) =>
  typeof name === 'string' ? label === name || label.startsWith(`${name} `) : name.test(label);

async function typeInto(page: Page, name: string | RegExp, text: string) {
  await tabTo(page, (at) => isNamed(at.label, name) && !['radio', 'button'].includes(at.type), String(name));
  await page.keyboard.type(text);
}

async function press(page: Page, name: string | RegExp) {
  await tabTo(page, (at) => isNamed(at.label, name), String(name));
  await page.keyboard.press('Enter');
}

/** Reaches a group of radio buttons with Tab and the wanted one with the arrow keys, as browsers do. */
async function choose(page: Page, group: string, value: string) {
  await tabTo(page, (at) => at.type === 'radio' && at.name === group, `the choice of ${group}`);
  for (let steps = 0; steps < 10 && (await focused(page)).value !== value; steps++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect(await page.locator(`input[name="${group}"][value="${value}"]`).isChecked()).toBe(true);
}
