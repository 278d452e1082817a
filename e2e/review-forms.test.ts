import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskToLink, askedReviewUrl } from '#common/urls.ts';
import { connect, type Database } from '#server/database/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { createOpenReview } from '#server/features/reviews/open-reviews.factories.ts';
import { findings, overflow } from './running/axe.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
let database: Database;
let agency: { id: string; slug: string };
let recruiter: { id: string; slug: string };
const googleUrl = 'https://g.page/r/lantern/review';

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  database = connect(plaudit.postgres.connectionString, 2);
  agency = await createAgency(database, {
    slug: 'lantern',
    name: 'Lantern Hire',
    plan: 'pro_team',
    is_approved: true,
    google_review_url: googleUrl,
    offers_google_review: true,
  });
  recruiter = await createRecruiter(database, { agency_id: agency.id, slug: 'robin-reed', name: 'Robin Reed' });
  for (const name of ['Alma Stone', 'Björn Ek', 'Cleo Park', 'Dev Rao', 'Eli Moss', 'Fay Lund', 'Gil Hart', 'Ida Voss'])
    await createRecruiter(database, { agency_id: agency.id, name });
});
afterAll(async () => {
  await browser?.close();
  await database?.close();
  await plaudit?.stop();
});

/** Unlike any other, or it would wait for a moderator. */
const body = () =>
  `They told me so. ${Array.from({ length: 9 }, () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')).join(' so ')}`;
let count = 0;
const nextName = () =>
  `Una Quill ${['ab', 'cd', 'ef', 'gh', 'ij', 'kl', 'mn', 'op', 'qr', 'st', 'uv', 'wx'][count++ % 12]}${count}`;

/** An ask about a placement of its own, and where its mail leads. */
async function askedBy(source: string, audience: AskToLink['audience'], wishes: object = {}) {
  const placement = await createPlacement(database, { recruiter_id: recruiter.id });
  const invitation = await createInvitation(database, {
    placement_id: placement.id,
    audience,
    source,
    recipient_name: 'Una Quill',
    ...wishes,
  });
  const link =
    plaudit.url + askedReviewUrl({ id: invitation.id, placementId: placement.id, audience, source }, invitation.token);
  return { placement, invitation, link };
}
const reviewOf = async (email: string) =>
  (
    await plaudit.query<{ level: number; placement_id: string | null; title: string; source: string; overall: number }>(
      'select level, placement_id, title, source, overall from reviews where reviewer_email = $1',
      [email],
    )
  )[0];
const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event).filter((event) => event !== 'page'));
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const noticed = (faults: readonly string[]) => faults.filter((fault) => !/422|410|404/.test(fault));

/** What every form asks of everybody. */
async function write(page: Page, { title, text, stars = 4 }: { title: string; text: string; stars?: number }) {
  await group(page, /^How was it to work with/)
    .getByRole('radio', { name: new RegExp(`^${stars}`) })
    .check();
  await page.getByLabel('Your review in a few words').fill(title);
  await page.getByRole('textbox', { name: 'Your review', exact: true }).fill(text);
  await group(page, /^Were you offered anything/)
    .getByLabel('No')
    .check();
}

const ways = [
  ['/review-invite', 'link', 'candidate'],
  ['/review-invite', 'link', 'employer'],
  ['/candidate-review', 'ats', 'candidate'],
  ['/employer-review', 'csv_imported', 'employer'],
  ['/email-sync-review', 'email-sync', 'candidate'],
] as const;

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test.each(ways)('%s of source %s takes the review of the %s', async (path, source, audience) => {
    const { invitation, placement, link } = await askedBy(source, audience);
    expect(link).toContain(path);
    const { page, context, faults } = await openPage(browser, {
      javaScriptEnabled,
      viewport: { width: 320, height: 700 },
    });
    const [title, text] = [`Kept their word ${count++}`, body()];
    await page.goto(link);
    await page.getByLabel('Your review in a few words').fill(title);
    await page.getByRole('button', { name: 'Preview my review' }).click();
    await page.getByText(/things need your attention/).waitFor();
    expect(await page.getByLabel('Your review in a few words').inputValue()).toBe(title);
    await group(page, 'Are these facts right?').getByLabel('Yes').check();
    await write(page, { title, text });
    if (audience === 'employer')
      await group(page, /company’s name be shown/)
        .getByLabel('Show it')
        .check();
    await page.getByRole('button', { name: 'Preview my review' }).click();
    const preview = page.getByRole('article');
    await preview.getByText(title).waitFor();
    const said = await preview.innerText();
    expect(said).toContain('Una Q.');
    expect(said.includes('Pinwheel Logistics')).toBe(audience === 'employer');
    await page.getByRole('button', { name: 'Change something' }).click();
    expect(await page.getByRole('textbox', { name: 'Your review', exact: true }).inputValue()).toBe(text);
    await page.getByRole('button', { name: 'Preview my review' }).click();
    await page.getByRole('button', { name: 'Send my review' }).click();
    await page.waitForURL('**/recruiter/robin-reed/review/completed**');
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
    expect(await page.getByRole('link', { name: 'Write a review on Google' }).getAttribute('href')).toBe(googleUrl);
    if (javaScriptEnabled) {
      expect(await events(page)).toEqual(['post-review']);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
      await page.reload();
      expect(await events(page)).toEqual([]);
    }
    expect(await reviewOf(invitation.recipient_email)).toMatchObject({
      title,
      level: 3,
      placement_id: placement.id,
      source: source === 'email-sync' ? 'email-sync' : 'link',
    });
    // No page on the way back asks whether to send a form again.
    for (let back = 0; back < 6; back++) {
      await page.goBack().catch((error: Error) => expect(error.message).not.toContain('ERR_CACHE_MISS'));
      expect(page.url()).not.toContain('chrome-error');
    }
    // In a tab of its own: this one may still be on its way back.
    const later = await context.newPage();
    expect((await later.goto(link))!.status()).toBe(410);
    await later.getByRole('heading', { name: 'You have sent this review already' }).waitFor();
    expect(noticed(faults)).toEqual([]);
    await context.close();
  });

  test('the open link takes a review, and a mailed page confirms it', async () => {
    const email = `open-${javaScriptEnabled}@mail.example`;
    const { page, context, faults } = await openPage(browser, {
      javaScriptEnabled,
      viewport: { width: 320, height: 700 },
    });
    await page.goto(`${plaudit.url}/agency/lantern/review`);
    await page.getByRole('searchbox', { name: 'Name of the recruiter' }).fill('robin');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/agency/lantern/review?q=robin');
    expect(await page.getByRole('list', { name: 'Recruiters' }).getByRole('link').count()).toBe(1);
    await page.getByRole('link', { name: /Robin Reed/ }).click();
    await page.getByRole('link', { name: /I was placed in a job/ }).click();
    const [title, text] = [`Open and fair ${javaScriptEnabled}`, body()];
    await write(page, { title, text });
    await page.getByLabel('Job title').fill('Crane <b>Operator</b>');
    await page.getByRole('button', { name: 'Preview my review' }).click();
    await page.getByText(/things need your attention/).waitFor();
    expect(await page.getByLabel('Job title').inputValue()).toBe('Crane <b>Operator</b>');
    await page.getByLabel('Your name').fill(`Una ${nextName()}`);
    await page.getByLabel('Your e-mail').fill(email);
    await page.getByRole('button', { name: 'Preview my review' }).click();
    await page.getByRole('article').getByText('Crane <b>Operator</b>').waitFor();
    await page.getByRole('button', { name: 'Send my review' }).click();
    await page.getByRole('heading', { name: /One step is left/ }).waitFor();
    expect(await reviewOf(email)).toBeUndefined();
    if (javaScriptEnabled) expect(await events(page)).toEqual([]);

    const link = await mailedLink(plaudit, email, /http\S+\/review-confirm\/\S+/);
    await page.goto(link);
    await page.getByRole('article').getByText(title).waitFor();
    await page.getByRole('button', { name: 'Confirm my review' }).click();
    await page.waitForURL('**/agency/lantern/review/completed**');
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
    if (javaScriptEnabled) expect(await events(page)).toEqual(['post-review']);
    expect(await reviewOf(email)).toMatchObject({ title, level: 1, placement_id: null });
    expect((await page.goto(link))!.status()).toBe(410);
    expect(noticed(faults)).toEqual([]);
    await context.close();
  });

  test('an address of a declared placement is asked about its facts; who denies them is tied to nothing', async () => {
    for (const [answer, level] of [
      ['Yes', 3],
      ['I was never placed in this job', 1],
    ] as const) {
      const placement = await createPlacement(database, { recruiter_id: recruiter.id, job_title: 'Rigger' });
      const sent = await createOpenReview(database, {
        recruiter_id: recruiter.id,
        email: placement.candidate_email!,
        placement_id: placement.id,
      });
      const { page, context, faults } = await openPage(browser, { javaScriptEnabled });
      await page.goto(`${plaudit.url}/review-confirm/${sent.token}`);
      await page.getByRole('button', { name: 'Confirm my review' }).click();
      await page.getByText('One thing needs your attention').waitFor();
      await group(page, 'Are these facts right?').getByLabel(answer).check();
      if (javaScriptEnabled)
        await page
          .getByRole('article')
          .getByText(level === 3 ? 'Level 3' : 'Level 1')
          .waitFor();
      await page.getByRole('button', { name: 'Confirm my review' }).click();
      await page.waitForURL('**/recruiter/robin-reed/review/completed**');
      const made = await reviewOf(placement.candidate_email!);
      expect([made?.level, made?.placement_id]).toEqual([level, level === 3 ? placement.id : null]);
      expect(noticed(faults)).toEqual([]);
      await context.close();
    }
  });

  test('an ended link is renewed by a button, to the same address', async () => {
    const { invitation, link } = await askedBy('link', 'candidate', {
      state: 'expired',
      recipient_email: `ended-${javaScriptEnabled}@mail.example`,
    });
    const { page, context, faults } = await openPage(browser, { javaScriptEnabled });
    expect((await page.goto(link))!.status()).toBe(410);
    await page.getByRole('button', { name: 'Mail me a new link' }).click();
    await page.getByRole('heading', { name: 'A new link is on its way' }).waitFor();
    const renewed = await mailedLink(plaudit, invitation.recipient_email, /http\S+\/review-invite\/[\w-]+\/[\w-]+/);
    expect(renewed).not.toBe(link);
    expect((await page.goto(link))!.status()).toBe(404);
    expect((await page.goto(renewed))!.status()).toBe(200);
    await page.getByRole('heading', { name: 'How was working with Robin Reed?' }).waitFor();
    expect(noticed(faults)).toEqual([]);
    await context.close();
  });
});

describe('where the short form is off', () => {
  let other: Plaudit;
  beforeAll(async () => {
    other = await startPlaudit({ workers: 0, environment: { PLAUDIT_FEATURES: '-simplifyReviewForm' } });
  });
  afterAll(() => other?.stop());

  test.each([
    [true, 'candidate', ['Communication', 'Understood what I wanted', 'Honesty about the role']],
    [false, 'employer', ['Communication', 'Understood the brief', 'Quality of candidates']],
  ] as const)(
    'the standard form asks for the main criteria, too; with JavaScript: %s',
    async (javaScriptEnabled, audience, criteria) => {
      const there = connect(other.postgres.connectionString, 1);
      const { id, placement_id: placementId, token } = await createInvitation(there, { audience });
      await there.close();
      const link = other.url + askedReviewUrl({ id, placementId, audience, source: 'link' }, token);
      const { page, context, faults } = await openPage(browser, {
        javaScriptEnabled,
        viewport: { width: 320, height: 700 },
      });
      await page.goto(link);
      await group(page, 'Are these facts right?').getByLabel('Yes').check();
      await write(page, { title: 'The standard form', text: body() });
      if (audience === 'employer')
        await group(page, /company’s name be shown/)
          .getByLabel('Show it')
          .check();
      await page.getByRole('button', { name: 'Preview my review' }).click();
      await page.getByText(`Rate '${criteria[0]}'.`).first().waitFor();
      for (const name of criteria) await group(page, name).getByRole('radio', { name: /^3/ }).check();
      await page.getByRole('button', { name: 'Preview my review' }).click();
      await page.getByRole('article').getByText('Ratings on 3 criteria').waitFor();
      if (javaScriptEnabled) expect([await findings(page), await overflow(page)]).toEqual([[], 0]);
      await page.getByRole('button', { name: 'Send my review' }).click();
      await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
      expect(noticed(faults)).toEqual([]);
      await context.close();
    },
  );
});

/** Goes by the Tab key until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let press = 0; press < 60; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not come to ${target}`);
}

test('whose browser brings our code late is not taken for somebody who sends within seconds', async () => {
  const { invitation, link } = await askedBy('link', 'candidate');
  const { page, context } = await openPage(browser);
  const { promise: whenWanted, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/start-[^/]+\.js/, async (route) => {
    await whenWanted;
    await route.continue();
  });
  await page.goto(link, { waitUntil: 'commit' });
  await group(page, 'Are these facts right?').getByLabel('Yes').check();
  await write(page, { title: 'Their code was late', text: body() });
  await page.getByRole('button', { name: 'Preview my review' }).click();
  await page.getByRole('article').getByText('Their code was late').waitFor();
  letCome();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Send my review' }).click();
  await page.waitForURL('**/review/completed**');
  const signals = async () =>
    plaudit.query<{ signals: string[] }>(
      `select signals from reviews where reviewer_email = $1 and moderation <> 'received'`,
      [invitation.recipient_email],
    );
  await untilTrue('it is checked', async () => (await signals()).length === 1);
  expect((await signals())[0]!.signals).not.toContain('sent_too_fast');
  await context.close();
});

test('an employer writes by keyboard alone, and a draft comes back after a reload', async () => {
  const { invitation, link } = await askedBy('api', 'employer');
  const { page, context, faults } = await openPage(browser);
  const title = 'Written without a mouse';
  const press = async (target: Locator, key = 'Space') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await page.goto(link);
  await press(group(page, 'Are these facts right?').getByLabel('Yes'));
  await tabTo(
    page,
    group(page, /^How was it/)
      .getByRole('radio')
      .first(),
  );
  await page.keyboard.press('Space');
  for (const _ of [2, 3]) await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('Your review in a few words'));
  await page.keyboard.type(title);
  await tabTo(page, page.getByRole('textbox', { name: 'Your review', exact: true }));
  await page.keyboard.type(body());
  await untilTrue('the draft is kept', () =>
    page.evaluate((words) => Object.values(localStorage).some((kept) => String(kept).includes(words)), title),
  );
  await page.reload();
  await untilTrue(
    'the draft is back',
    async () => (await page.getByLabel('Your review in a few words').inputValue()) === title,
  );
  // Of a group of which nothing is chosen the first has the focus; the arrow goes on and chooses.
  await press(group(page, /company’s name be shown/).getByLabel('Show it'), 'ArrowDown');
  await press(group(page, /^Were you offered anything/).getByLabel('No'));
  await press(page.getByRole('button', { name: 'Preview my review' }), 'Enter');
  await page.getByRole('heading', { name: 'This is what everybody will see' }).waitFor();
  await press(page.getByRole('button', { name: 'Send my review' }), 'Enter');
  await page.waitForURL('**/review/completed**');
  expect(await reviewOf(invitation.recipient_email)).toMatchObject({ title, overall: 3 });
  expect(noticed(faults)).toEqual([]);
  await context.close();
});

test('after several from one network a check is solved by the browser itself', async () => {
  const { page, context, faults } = await openPage(browser);
  for (let sent = 0; sent < 5; sent++) {
    await page.goto(`${plaudit.url}/recruiter/robin-reed/review?as=employer`);
    await write(page, { title: `Number ${sent} of several`, text: body() });
    await page.getByLabel('Your name').fill(`Una ${nextName()}`);
    await page.getByLabel('Your e-mail').fill(`several-${sent}@mail.example`);
    await group(page, /company’s name be shown/)
      .getByLabel('Leave it out')
      .check();
    await page.getByRole('button', { name: 'Preview my review' }).click();
    await page.getByRole('button', { name: 'Send my review' }).click();
    const isDone = page.getByRole('heading', { name: /One step is left/ });
    const isAsked = page.getByRole('group', { name: 'A check against machines' });
    await isDone.or(isAsked).waitFor();
    if (sent < 4) continue;
    await isAsked.waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send my review' }).click();
    await isDone.waitFor();
  }
  expect(noticed(faults)).toEqual([]);
  await context.close();
});

test('one star and five stars are thanked alike, with the same way to Google', async () => {
  const thanks = [];
  for (const stars of [1, 5]) {
    const { link } = await askedBy('link', 'candidate');
    const { page, context } = await openPage(browser);
    await page.goto(link);
    await group(page, 'Are these facts right?').getByLabel('Yes').check();
    await write(page, { title: 'Stars of both kinds', text: body(), stars });
    await page.getByRole('button', { name: 'Preview my review' }).click();
    await page.getByRole('button', { name: 'Send my review' }).click();
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
    thanks.push(await page.getByRole('main').innerHTML());
    await context.close();
  }
  expect(thanks[0]).toBe(thanks[1]);
  expect(thanks[0]).toContain(googleUrl);
});

test('every state is without findings at 320 and 1280 pixels, by day and by night', async () => {
  const { link } = await askedBy('link', 'employer');
  const ended = await askedBy('link', 'candidate', { state: 'expired' });
  const cancelled = await askedBy('ats', 'candidate', { state: 'cancelled', cancelled_because: 'Fell through' });
  const placement = await createPlacement(database, { recruiter_id: recruiter.id });
  const sent = await createOpenReview(database, {
    recruiter_id: recruiter.id,
    email: placement.candidate_email!,
    placement_id: placement.id,
  });
  const old = await createOpenReview(database, {
    recruiter_id: recruiter.id,
    created_at: new Date(Date.now() - 8 * 86_400_000),
  });
  const { page, context } = await openPage(browser, { reducedMotion: 'reduce' });
  const preview = () => page.getByRole('button', { name: 'Preview my review' }).click();
  const states: Readonly<Record<string, () => Promise<unknown>>> = {
    form: () => page.goto(link),
    errors: async () => {
      await page.goto(link);
      await preview();
      await page.getByText(/things need your attention/).waitFor();
    },
    preview: async () => {
      await page.goto(link);
      await group(page, 'Are these facts right?').getByLabel('No, something is wrong').check();
      await page.getByLabel('What is wrong?').fill('It began in May.');
      await write(page, { title: 'W'.repeat(80), text: `${'Wordwithoutend'.repeat(30)} ${body()}` });
      await group(page, /company’s name be shown/)
        .getByLabel('Show it')
        .check();
      await preview();
      await page.getByRole('article').waitFor();
    },
    side: () => page.goto(`${plaudit.url}/recruiter/robin-reed/review`),
    'open form': () => page.goto(`${plaudit.url}/recruiter/robin-reed/review?as=candidate`),
    'open errors': async () => {
      await page.goto(`${plaudit.url}/recruiter/robin-reed/review?as=employer`);
      await preview();
      await page.getByText(/things need your attention/).waitFor();
    },
    'one step left': () => page.goto(`${plaudit.url}/recruiter/robin-reed/review/completed?next=confirm`),
    confirm: () => page.goto(`${plaudit.url}/review-confirm/${sent.token}`),
    'confirmed too late': () => page.goto(`${plaudit.url}/review-confirm/${old.token}`),
    thanks: () => page.goto(`${plaudit.url}/recruiter/robin-reed/review/completed`),
    'thanks that lead on to Google': () => page.goto(`${plaudit.url}/recruiter/robin-reed/review/completed/true`),
    'thanks of an agency': () => page.goto(`${plaudit.url}/agency/lantern/review/completed/true`),
    'choose somebody': () => page.goto(`${plaudit.url}/agency/lantern/review`),
    'nobody found': () => page.goto(`${plaudit.url}/agency/lantern/review?q=zzz`),
    ended: () => page.goto(ended.link),
    cancelled: () => page.goto(cancelled.link),
    unknown: () => page.goto(`${plaudit.url}/candidate-review/${placement.id}/guessed`),
    renewed: () => page.goto(`${plaudit.url}/review-invite/x/guessed?renewed=1`),
  };
  const found: unknown[] = [];
  for (const [state, open] of Object.entries(states)) {
    await page.evaluate(() => localStorage.clear()).catch(() => {});
    await open();
    for (const width of [320, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // Colours on their way from day to night are nobody's.
        await page.waitForTimeout(400);
        const shots = process.env.REVIEW_FORM_SHOTS;
        if (shots) await page.screenshot({ path: `${shots}/${state} ${width} ${colorScheme}.png`, fullPage: true });
        const wrong = await findings(page);
        const wide = await overflow(page);
        if (wrong.length > 0 || wide > 0) found.push([state, width, colorScheme, wide, ...wrong]);
      }
  }
  expect(found).toEqual([]);
  await context.close();
}, 300_000);
