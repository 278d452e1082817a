import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate } from '#common/formats.ts';
import { zoneAtNoon } from '#server/features/invitations/testing/noon.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { type Hand, withKeyboard, withMouse } from './running/hands.ts';
import { addRecruiter, type RecruiterToTest } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** 30 people as rows of a spreadsheet. */
const sheetOf = (firm: string) =>
  [
    'Candidate name\tCandidate e-mail\tJob title\tCompany\tStart date\tType',
    ...Array.from({ length: 30 }, (_, at) => {
      const number = String(at + 1).padStart(2, '0');
      return `Worker ${number}\tworker-${number}@${firm}.example\tPicker ${number}\tOrchard Hill\t5 Oct 2026\tTemp`;
    }),
  ].join('\n');

/** How many of the firm's invitations are in each state. */
async function statesAt(firm: string): Promise<Record<string, number>> {
  const rows = await plaudit.query<{ state: string; count: number }>(
    'select state, count(*)::int from invitations where recipient_email like $1 group by 1',
    [`%@${firm}.example`],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** The days on which the gap after the first emails ends: one, or two around midnight. */
async function gapEnds(firm: string): Promise<string[]> {
  const rows = await plaudit.query<{ at: Date }>(
    `select distinct date_trunc('day', sent_at, 'UTC') + interval '90 days' as at from invitations
      where recipient_email like $1`,
    [`%@${firm}.example`],
  );
  return rows.map(({ at }) => formatDate(at, 'UTC'));
}

/** Waits until this many emails of a kind were sent to the firm, the same number to each person. */
async function arrived(firm: string, kind: string, count: number) {
  const sent = () =>
    plaudit.query<{ count: number }>(
      `select count(*)::int from mails where kind = $1 and state = 'sent' and to_email like $2 group by to_email`,
      [kind, `%@${firm}.example`],
    );
  const all = async () => (await sent()).reduce((sum, one) => sum + one.count, 0);
  await untilTrue(`${count} mails of the kind ${kind} have left`, async () => (await all()) === count);
  expect(new Set((await sent()).map((one) => one.count))).toEqual(new Set([count / 30]));
}

/** Moves the installation's clock forward on its page. */
async function forwardBy(hand: Hand, days: number) {
  const { page } = hand;
  await page.goto(`${plaudit.url}/dev/clock`);
  const before = await page.locator('time').getAttribute('datetime');
  await hand.write(page.getByLabel('Days'), String(days));
  const done = page.waitForResponse((response) => response.request().method() === 'GET');
  await hand.press(page.getByRole('button', { name: 'Forward', exact: true }));
  await done;
  await untilTrue('the clock has moved', async () => {
    const now = await page.locator('time').getAttribute('datetime');
    return Date.parse(now!) - Date.parse(before!) >= days * 86_400_000;
  });
}

async function enter({ page }: Hand, { credentials }: RecruiterToTest) {
  await page.context().clearCookies();
  await page.goto(`${plaudit.url}/terms`);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, plaudit, { email: credentials.username, password: credentials.password });
  await page.waitForURL(/\/(home|dashboard)$/);
}

test.runIf(isDeep).each([
  ['mouse', withMouse],
  ['keyboard', withKeyboard],
] as const)(
  'by %s, 30 people are invited at once, are reminded after 4 and 10 days, and their links expire after 60',
  async (by, handOf) => {
    const firm = `sheet-${by}`;
    const recruiter = await addRecruiter(plaudit.postgres.connectionString, `asa-${by}`, zoneAtNoon());
    const { page, context, faults } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    const hand = handOf(page);
    await enter(hand, recruiter);
    await hand.press(page.getByRole('link', { name: 'Invite to review' }).first());
    const form = page.getByRole('dialog', { name: 'Invite to review' });
    await hand.press(form.getByRole('button', { name: 'Paste from spreadsheet' }));
    await hand.write(form.getByLabel('Rows from your spreadsheet'), sheetOf(firm));
    await form.getByText('30 rows found').waitFor();
    await hand.press(form.getByRole('button', { name: 'Add 30 rows' }));
    await form.getByText("After this, you'll have 470 of 500 invitations left this month.").waitFor();
    await hand.write(form.getByLabel('Your message'), 'Frank words help the next ones.');
    await hand.choose(form.getByRole('radio', { name: /^Now/ }));
    await hand.press(form.getByRole('button', { name: 'Send 30 invitations' }));
    await form.waitFor({ state: 'hidden' });
    await arrived(firm, 'invitation', 30);
    expect(await statesAt(firm)).toEqual({ sent: 30 });
    const mails = plaudit.mailbox.arrived.filter(({ to }) => to.endsWith(`@${firm}.example`));
    expect(new Set(mails.map(({ to }) => to)).size).toBe(30);
    expect(mails[0]!.text).toContain('Frank words help the next ones.');

    for (const [days, reminders] of [
      [4, 30],
      [6, 60],
    ] as const) {
      await forwardBy(hand, days);
      await arrived(firm, 'reminder', reminders);
    }
    await forwardBy(hand, 49);
    expect(await statesAt(firm)).toEqual({ sent: 30 });
    await forwardBy(hand, 1);
    await untilTrue('the links have ended', async () => (await statesAt(firm))['expired'] === 30);
    await arrived(firm, 'reminder', 60);

    await enter(hand, recruiter);
    await page.getByText('25 invitations shown').waitFor();
    const first = page.locator('tbody tr').first();
    await first.getByText('No answer').waitFor();
    await hand.press(first.getByRole('button').first());
    // Nobody is invited twice within 90 days.
    const told = await page
      .getByRole('dialog')
      .getByText(/^You can invite Worker \d\d again from /)
      .innerText();
    expect(await gapEnds(firm)).toContain(told.replace(/^.* from |\.$/g, ''));
    expect(faults).toEqual([]);
    await context.close();
  },
);
