import { text as textOf } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { xlsxOf } from '#server/csv/testing/xlsx.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { forward } from './running/clock.ts';
import { enter, panel, rowsOf } from './running/lists.ts';
import { addRecruiter, type RecruiterToTest } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { body, write } from './running/review-desk.ts';
import { elsewhere, mailedLink, signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
let robin: RecruiterToTest;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  robin = await addRecruiter(plaudit.postgres.connectionString, 'robin', 'UTC');
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const start = new Date().toISOString().slice(0, 10);
const workbook = xlsxOf([
  {
    name: 'Placements',
    rows: [
      ['Job title', 'Type', 'Start date', 'Candidate name', 'Candidate email', 'Company'],
      ...Array.from({ length: 100 }, (_, at) => [
        `Tuner of Bells ${at}`,
        'Perm',
        { day: start },
        `Zoë Quill ${at}`,
        `zoe-${at}@mail.example`,
        'Pinwheel',
      ]),
    ],
  },
]);
/** As an older system exports it: semicolons, and Windows-1252. */
const semicolons = Buffer.from(
  [
    ['Job title', 'Type', 'Start date', 'Contact name', 'Contact email', 'Company'],
    ...Array.from({ length: 100 }, (_, at) => [
      `Keeper of Lamps ${at}`,
      'Perm',
      start,
      `Jürgen Lüders ${at}`,
      `jurgen-${at}@mail.example`,
      'Müller & Söhne',
    ]),
  ]
    .map((cells) => cells.join(';'))
    .join('\r\n'),
  'latin1',
);

async function importFile(page: Page, name: string, bytes: Buffer) {
  await page.goto(`${plaudit.url}/placements`);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await settled(page);
  await page
    .getByLabel('File of placements')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Import 100 placements' }).click();
  await page.getByText('The import is done').waitFor();
}

const statesOf = async () =>
  Object.fromEntries(
    (
      await plaudit.query<{ state: string; count: number }>(
        'select state, count(*)::int as count from invitations group by state',
      )
    ).map(({ state, count }) => [state, count]),
  );
const mailsTo = (to: string) => plaudit.mailbox.arrived.filter((mail) => mail.to === to).length;

/** Answers an invitation by its emailed link, and waits until the review is public. */
async function answer(email: string, title: string) {
  const { page, context, faults } = await openPage(browser, elsewhere);
  await page.goto(await mailedLink(plaudit, email, /http\S+\/(review-invite|candidate-review|employer-review)\/\S+/));
  await page.getByRole('group', { name: 'Are these details right?' }).getByLabel('Yes').check();
  const company = page.getByRole('group', { name: /company's name/ });
  if (await company.isVisible()) await company.getByLabel('Show it').check();
  await send(page, title);
  await page.waitForURL('**/review/completed**');
  await isPublic(title);
  expect(faults).toEqual([]);
  await context.close();
}

async function send(page: Page, title: string) {
  await write(page, { title, text: body(), stars: 5 });
  await page.getByRole('button', { name: /preview/i }).click();
  await page.getByRole('article').getByText(title).waitFor();
  // Nobody writes a review within seconds; one sent so fast waits for a moderator.
  await forward(plaudit.url, { minutes: 1 });
  await page.getByRole('button', { name: 'Send review' }).click();
}

const isPublic = (title: string) =>
  untilTrue(`"${title}" is published`, async () => {
    const found = await plaudit.query(`select 1 from reviews where title = $1 and publication = 'published'`, [title]);
    return found.length === 1;
  });

test('200 imported placements are invited by the settings, reminded, and expire; what comes back is matched, published, answered, and counted', async () => {
  const { page, context, faults } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await enter(plaudit, page, robin, '/tools/inviteSettings');
  await page.getByLabel('Candidates, days after the start').fill('2');
  await page.getByLabel('Employers, days after the start').fill('3');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await untilTrue('the settings are saved', async () => {
    const saved = await plaudit.query('select 1 from invite_settings where candidate_delay_days = 2');
    return saved.length === 1;
  });
  await page.getByRole('button', { name: 'Turn on for Imported file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await page.getByText(/Automatic invitations are on/).waitFor();

  await importFile(page, 'placements.xlsx', workbook);
  await importFile(page, 'latin.csv', semicolons);
  await page.goto(`${plaudit.url}/placements?q=Lüders`);
  await rowsOf(page).getByText('Müller & Söhne').first().waitFor();

  // The task that invites runs every ten minutes.
  await forward(plaudit.url, { minutes: 10 });
  await untilTrue('all sides are scheduled', async () => (await statesOf())['scheduled'] === 200);
  expect(mailsTo('zoe-1@mail.example')).toBe(0);
  await forward(plaudit.url, { to: dayAt(6) });
  await untilTrue('all invitations are sent', async () => (await statesOf())['sent'] === 200);

  await answer('zoe-1@mail.example', 'A bell that rings true');
  await answer('jurgen-1@mail.example', 'A lamp for each night');

  // A candidate writes through the open link from another address, so the review is matched by hand.
  const open = await openPage(browser, elsewhere);
  await open.page.goto(`${plaudit.url}/recruiter/robin/review`);
  await open.page.getByRole('link', { name: /I was placed in a job/ }).click();
  await open.page.getByLabel('Job title').fill('Tuner of Bells 7');
  await open.page.getByLabel('Your name').fill('Zoë Quill 7');
  await open.page.getByLabel('Your email').fill('zoe-at-home@mail.example');
  await send(open.page, 'Found at the third try');
  await open.page.getByRole('heading', { name: /One more step/ }).waitFor();
  await open.page.goto(await mailedLink(plaudit, 'zoe-at-home@mail.example', /http\S+\/review-confirm\/\S+/));
  await open.page.getByRole('button', { name: 'Confirm review' }).click();
  await open.page.waitForURL('**/review/completed**');
  expect(open.faults).toEqual([]);
  await open.context.close();

  const [pending] = await plaudit.query<{ id: string }>(
    `select id from reviews where title = 'Found at the third try'`,
  );
  await page.goto(`${plaudit.url}/placement/review/${pending!.id}`);
  await page.getByRole('button', { name: 'Match with Tuner of Bells 7, Pinwheel' }).click();
  await page.waitForURL('**/reviews/missingVerification');
  await isPublic('Found at the third try');

  await page.goto(`${plaudit.url}/reviews/publishedNotReplied`);
  await page.getByRole('row').filter({ hasText: 'A lamp for each night' }).getByRole('button').first().click();
  await panel(page)
    .getByRole('button', { name: /^Reply/ })
    .click();
  await page.getByLabel('Your public reply').fill('Thank you, Jürgen. The oil is on us.');
  await page.getByRole('form', { name: 'Your reply' }).getByRole('button', { name: /reply/i }).click();
  await untilTrue('the reply is on the public page', async () => {
    const html = await (await fetch(`${plaudit.url}/recruiter/robin`)).text();
    return html.includes('The oil is on us.') && html.includes('A bell that rings true');
  });

  // Those who answered are left alone; the others are reminded twice, and then their links end.
  const reminded = () => mailsTo('zoe-2@mail.example');
  await forward(plaudit.url, { to: dayAt(11) });
  await untilTrue('a first reminder has left', () => reminded() === 2);
  await forward(plaudit.url, { to: dayAt(18) });
  await untilTrue('a second reminder has left', () => reminded() === 3);
  await forward(plaudit.url, { to: dayAt(70) });
  await untilTrue('the other links have ended', async () => (await statesOf())['expired'] === 198);
  expect(await statesOf()).toEqual({ completed: 2, expired: 198 });
  expect(reminded()).toBe(3);

  await signIn(page, plaudit, { email: robin.credentials.username, password: robin.credentials.password });
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.goto(`${plaudit.url}/dashboard`);
  await page.getByText('2 of 200 invitations').waitFor();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await textOf(await (await waiting).createReadStream())).split('\r\n');
  expect(lines).toContain('Invitations sent,200');
  expect(lines).toContain('Invitations answered,2');
  expect(lines).toContain('Reviews in the score,3');
  expect(lines.join('\n')).toContain('A lamp for each night');
  // The session ended while weeks passed.
  expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  await context.close();
}, 240_000);

/** Shortly before emails stop for the day, some days after the first day in the job. */
const dayAt = (days: number) => new Date(Date.parse(`${start}T16:55:00Z`) + days * 86_400_000).toISOString();
