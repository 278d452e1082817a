import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { sample } from '#server/testing/tiers.ts';
import { findings } from './running/axe.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { focusComesTo, type Hand, withKeyboard, withMouse } from './running/hands.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink, signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
type Profile = { id: string; name: string; slug: string };
const nobodys: Profile[] = [];
let somebodys: Profile[];

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 1);
  const agency = await createAgency(database, { name: 'Lantern Hire', slug: 'lantern-hire' });
  for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ivy'])
    nobodys.push(
      await createRecruiter(database, {
        agency_id: agency.id,
        name: `${name} Lampwright`,
        is_claimed: false,
        source: 'A public register',
      }),
    );
  await database.close();
  somebodys = await plaudit.query<Profile>(
    `select r.id, r.name, r.slug from recruiters r join users u on u.id = r.user_id
      where is_claimed and u.email <> 'pro_individual@demo.example'
      and not exists (select from claims where recruiter_id = r.id) order by r.id`,
  );
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** Whether scripts run in the claimant's browser, and whether they use a mouse or a keyboard. */
const ways = [
  { by: 'mouse', javaScriptEnabled: true },
  { by: 'keyboard', javaScriptEnabled: true },
  { by: 'mouse', javaScriptEnabled: false },
  { by: 'keyboard', javaScriptEnabled: false },
] as const;
type Way = (typeof ways)[number];

const handOf = (page: Page, { by, javaScriptEnabled: hasScripts }: Way): Hand =>
  by === 'mouse' ? withMouse(page) : withKeyboard(page, { hasScripts });

const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event).filter((event) => event !== 'page'));
const stateOf = async (email: string) =>
  (
    await plaudit.query<{ state: string }>('select state from claims where email = $1 order by created_at desc', [
      email,
    ])
  )[0]?.state;
const ownerOf = async ({ id }: Profile) =>
  (
    await plaudit.query<{ email: string | null; is_claimed: boolean }>(
      'select u.email, r.is_claimed from recruiters r left join users u on u.id = r.user_id where r.id = $1',
      [id],
    )
  )[0];

let networks = 0;
/** Each from its own network, because the number of claims an hour is limited for each network. */
const openAs = (javaScriptEnabled: boolean) =>
  openPage(browser, { javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${++networks}` } });

/** Sends the claim of a profile, and follows the emailed link. */
async function claim(hand: Hand, { name, slug }: Profile, email: string) {
  const { page } = hand;
  await page.goto(`${plaudit.url}/recruiter/${slug}`);
  await hand.press(page.getByRole('link', { name: /^Is this you\?/ }));
  const dialog = page.getByRole('dialog', { name: `Claim the profile of ${name}` });
  await hand.write(dialog.getByLabel('Your name'), name);
  await hand.write(dialog.getByLabel('Work email'), email);
  await hand.press(dialog.getByRole('button', { name: /^(Send|Dispute the claim)$/ }));
  await dialog.getByText('Check your email').waitFor();
  expect(await stateOf(email)).toBe('requested');
  await page.goto(await mailedLink(plaudit, email, /http\S+\/claim\/\S+/));
  await hand.press(page.getByRole('button', { name: 'Confirm my claim' }));
  await page.waitForURL(`**/recruiter/${slug}/claimed`);
  await page.getByText('Your address is confirmed').waitFor();
}

/** A super admin opens the claim of a profile in the panel. */
async function openClaim(hand: Hand, { name }: Profile, state: string) {
  const { page } = hand;
  await signIn(page, plaudit, { email: 'super_admin@demo.example', password: demoPassword });
  await page.waitForURL('**/panel-admin');
  await page.goto(`${plaudit.url}/panel-admin/claims?state=${state}`);
  const row = page.locator('[data-row]').filter({ hasText: name }).first();
  await hand.press(row);
  await page.getByRole('dialog', { name }).waitFor();
  return row;
}

/** Sets the first password with the emailed link, and signs in. */
async function comeIn(hand: Hand, email: string) {
  const { page } = hand;
  await page.goto(await mailedLink(plaudit, email, /http\S+\/restore-password\/\S+/));
  await page.getByRole('button', { name: 'Set password' }).and(page.locator(':enabled')).waitFor();
  await hand.write(page.getByLabel('Choose a password', { exact: true }), 'three grey herons at noon');
  await hand.press(page.getByRole('button', { name: 'Set password' }));
  await hand.press(page.getByRole('button', { name: 'Continue' }));
  await page.waitForURL('**/home');
}

/** Changes the headline, and waits until the public page shows it. */
async function edit(hand: Hand, { slug, id }: Profile, headline: string) {
  const { page } = hand;
  await page.goto(`${plaudit.url}/recruiter/edit`);
  const part = page.getByRole('region', { name: 'Introduction', exact: true });
  await hand.write(part.getByLabel('Headline'), headline);
  await hand.press(page.getByRole('button', { name: 'Save changes', exact: true }));
  await page.getByText('All changes saved').waitFor();
  expect(await plaudit.query('select headline from recruiters where id = $1', [id])).toEqual([{ headline }]);
  await untilTrue('the public reads it', async () =>
    (await (await fetch(`${plaudit.url}/recruiter/${slug}`)).text()).includes(headline),
  );
}

describe.each(sample(ways, 1, 'claim'))('by $by, with JavaScript: $javaScriptEnabled', (way) => {
  const number = ways.indexOf(way);

  test('a stranger claims a profile without an owner, confirms, gets it from a super admin, signs in and edits it', async () => {
    const profile = nobodys[number]!;
    const email = `claimant-${number}@lantern-hire.example`;
    const claimant = await openAs(way.javaScriptEnabled);
    const hand = handOf(claimant.page, way);
    await claim(hand, profile, email);
    expect(await stateOf(email)).toBe('email_verified');
    expect(await ownerOf(profile)).toEqual({ email: null, is_claimed: false });

    const staff = await openPage(browser);
    const admin = handOf(staff.page, { ...way, javaScriptEnabled: true });
    await openClaim(admin, profile, 'email_verified');
    await staff.page.getByText(email).first().waitFor();
    const approve = staff.page.getByRole('button', { name: 'Approve', exact: true });
    const question = staff.page.getByRole('dialog', { name: `Give the profile of ${profile.name}` });
    await admin.press(approve);
    await question.waitFor();
    await admin.leave();
    await question.waitFor({ state: 'hidden' });
    await focusComesTo(approve);
    await admin.press(approve);
    await admin.press(question.getByRole('button', { name: 'Approve' }));
    await staff.page.getByText(/We're emailing/).waitFor();
    expect(await stateOf(email)).toBe('approved');
    expect(await ownerOf(profile)).toEqual({ email, is_claimed: true });

    // Signed-in pages need scripts.
    const owner = await openPage(browser);
    const own = handOf(owner.page, { ...way, javaScriptEnabled: true });
    await comeIn(own, email);
    await edit(own, profile, `Looked after by ${email}`);
    await owner.page.goto(`${plaudit.url}/recruiter/${profile.slug}`);
    await owner.page.getByRole('link', { name: 'Invite to review' }).waitFor();
    expect(await owner.page.getByText('Is this you?').count()).toBe(0);
    expect([...claimant.faults, ...staff.faults, ...owner.faults]).toEqual([]);
    await Promise.all([claimant, staff, owner].map(({ context }) => context.close()));
  });

  test('a link followed too late says so and leads to a new one', async () => {
    const profile = nobodys[4 + number]!;
    const email = `late-${number}@lantern-hire.example`;
    const { page, context, faults } = await openAs(way.javaScriptEnabled);
    const hand = handOf(page, way);
    await page.goto(`${plaudit.url}/recruiter/${profile.slug}/claim`);
    const form = page.getByRole('dialog', { name: `Claim the profile of ${profile.name}` });
    await hand.write(form.getByLabel('Your name'), profile.name);
    await hand.write(form.getByLabel('Work email'), email);
    await hand.press(form.getByRole('button', { name: 'Send' }));
    await form.getByText('Check your email').waitFor();
    const link = await mailedLink(plaudit, email, /http\S+\/claim\/\S+/);
    await plaudit.query("update claims set created_at = created_at - interval '8 days' where email = $1", [email]);
    await page.goto(link);
    await page.waitForURL(`**/recruiter/${profile.slug}/failed-claim`);
    await page.getByText('This link has expired').waitFor();
    expect(await stateOf(email)).toBe('requested');
    await hand.press(page.getByRole('link', { name: 'Claim it again' }));
    await page.waitForURL(`**/recruiter/${profile.slug}/claim`);
    await hand.write(form.getByLabel('Your name'), profile.name);
    await hand.write(form.getByLabel('Work email'), email);
    await hand.press(form.getByRole('button', { name: 'Send' }));
    await form.getByText('Check your email').waitFor();
    await untilTrue(
      'a second mail arrives',
      () => plaudit.mailbox.arrived.filter(({ to }) => to === email).length === 2,
    );
    const renewed = await mailedLink(plaudit, email, /http\S+\/claim\/\S+/);
    expect(renewed).not.toBe(link);
    await page.goto(renewed);
    await hand.press(page.getByRole('button', { name: 'Confirm my claim' }));
    await page.waitForURL(`**/recruiter/${profile.slug}/claimed`);
    expect(await stateOf(email)).toBe('email_verified');
    expect(faults).toEqual([]);
    await context.close();
  });
});

const twoWays = ways.filter(({ by, javaScriptEnabled }) => (by === 'keyboard') === javaScriptEnabled);
describe.each(sample(twoWays, 1, 'dispute'))('by $by, with JavaScript: $javaScriptEnabled', (way) => {
  test('claiming a profile with an owner is a dispute, which a super admin decides', async () => {
    const profile = somebodys[ways.indexOf(way)]!;
    const { email: former } = (await ownerOf(profile))!;
    const email = `rival-${ways.indexOf(way)}@lantern-hire.example`;
    const rival = await openAs(way.javaScriptEnabled);
    await claim(handOf(rival.page, way), profile, email);
    expect(await stateOf(email)).toBe('disputed');
    expect(await ownerOf(profile)).toEqual({ email: former, is_claimed: true });

    const staff = await openPage(browser);
    const admin = handOf(staff.page, { ...way, javaScriptEnabled: true });
    await openClaim(admin, profile, 'disputed');
    await staff.page.getByText('This profile has an owner').waitFor();
    await admin.press(staff.page.locator('footer').getByRole('button', { name: 'Approve' }));
    const question = staff.page.locator('dialog:modal');
    await question.getByText('loses the profile').waitFor();
    await admin.press(question.getByRole('button', { name: 'Approve' }));
    await staff.page.getByText("Approved. We're emailing").waitFor();
    expect(await ownerOf(profile)).toEqual({ email, is_claimed: true });
    await untilTrue('who had it is told', () => plaudit.mailbox.arrived.some(({ to }) => to === former));
    await mailedLink(plaudit, email, /http\S+\/restore-password\/\S+/);
    expect([...rival.faults, ...staff.faults]).toEqual([]);
    await Promise.all([rival.context.close(), staff.context.close()]);
  });
});

test('the claim dialog starts at its first field, closes without a trace, and returns the focus; axe finds nothing in it', async () => {
  const profile = nobodys[8]!;
  const { page, context, faults } = await openAs(true);
  const hand = withKeyboard(page);
  const path = `/recruiter/${profile.slug}`;
  await page.goto(`${plaudit.url}/search`);
  await page.goto(plaudit.url + path);
  await settled(page);
  const opener = page.getByRole('link', { name: 'Is this you? Claim this profile' });
  const dialog = page.getByRole('dialog', { name: `Claim the profile of ${profile.name}` });
  const firstField = dialog.getByRole('radio', { checked: true });
  for (const close of [() => hand.leave(), () => dialog.getByRole('link', { name: 'Close' }).click()]) {
    await hand.press(opener);
    await focusComesTo(firstField);
    await close();
    await page.waitForURL(`**${path}`);
    await focusComesTo(opener);
  }
  await page.goBack();
  await page.waitForURL('**/search');

  // Opened by its address, the dialog gives its place in the history to the page below.
  await page.goto(`${plaudit.url}${path}/claim`);
  await focusComesTo(firstField);
  await hand.leave();
  await page.waitForURL(`**${path}`);
  await focusComesTo(opener);
  await page.goBack();
  await page.waitForURL('**/search');

  await page.goto(`${plaudit.url}${path}/claim`);
  await dialog.waitFor();
  expect(await findings(page)).toEqual([]);
  await hand.write(dialog.getByLabel('Your name'), profile.name);
  await hand.write(dialog.getByLabel('Work email'), 'noted@lantern-hire.example');
  await page.keyboard.press('Enter');
  await dialog.getByText('Check your email').waitFor();
  expect(await events(page)).toEqual(['claim-recruiter']);
  expect(faults).toEqual([]);
  await context.close();
});
