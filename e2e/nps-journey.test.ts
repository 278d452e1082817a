import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate, formatScore } from '#common/formats.ts';
import { groupOf } from '#common/surveys/nps.ts';
import { npsInterval, npsText } from '#common/surveys/nps-words.ts';
import { type Question, questionTypes } from '#common/surveys/questions.ts';
import {
  campaignSettingsUrl,
  casesUrl,
  npsLeaderboardExportUrl,
  npsLeaderboardUrl,
  npsUrl,
  npsViewUrl,
  responsesUrl,
  surveyRequestsUrl,
  workflowPreviewUrl,
  workflowsUrl,
} from '#common/urls.ts';
import { connect } from '#server/database/database.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { asShown, exported, figuresIn, points, shownCells, tableIn } from './running/exported.ts';
import { withKeyboard, withMouse } from './running/hands.ts';
import { panel, rowsOf } from './running/lists.ts';
import { faultsInLooks, looksAtFirst } from './running/looks.ts';
import {
  type Asked,
  answering,
  countsOf,
  dana,
  kai,
  leaving,
  mona,
  noor,
  ofAda,
  ofAgency,
  people,
} from './running/nps-people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { signIn } from './running/steps.ts';
import { answerAll, sendAnswers } from './running/survey-answering.ts';
import { buildSamples, inOrder, sampleTitle, skipped } from './running/survey-building.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
/** The admin's browser. Each test continues where the one before has left the product. */
let desk: Awaited<ReturnType<typeof openPage>>;

const admin = { email: 'ada@old-quay.example', password: 'a long enough password' };

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 1);
  const { id: agency_id } = await createAgency(database, { name: 'Old Quay Talent', plan: 'ultimate_team' });
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_ULTIMATE_TEAM'];
  await createRecruiterWithLogin(database, {
    agency_id,
    name: 'Ada Quay',
    roles,
    user: { ...admin, name: 'Ada Quay' },
  });
  await createRecruiterWithLogin(database, { agency_id, name: 'Bo Quay' });
  await database.close();
  desk = await openPage(browser, looksAtFirst);
  await signIn(desk.page, plaudit, admin);
  await desk.page.waitForURL(/\/(home|dashboard)$/);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const linkOf = ({ email }: Asked, link = /http\S+\/survey\/[\w/-]+/): string =>
  link.exec(plaudit.mailbox.arrived.find(({ to }) => to === email)!.text)![0];
const scoreLinkOf = (person: Asked) => linkOf(person, new RegExp(`http\\S+\\?score=${person.score}\\b`));
const card = (title: string): Locator =>
  desk.page
    .locator('section')
    .filter({ has: desk.page.getByRole('heading', { name: title, exact: true }) })
    .last();
const open = async (path: string) => {
  await desk.page.goto(plaudit.url + path);
  await desk.page.locator('h1').waitFor();
};

test('an admin sets up surveys, builds a workflow with every type of question, publishes and previews it', async () => {
  const { page, faults } = desk;
  const looks: Record<string, string[]> = {};
  const look = async (what: string) => {
    const wrong = await faultsInLooks(page);
    if (wrong.length > 0) looks[what] = wrong;
  };
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Surveys' }).click();
  await page.getByRole('button', { name: 'Set up surveys' }).click();
  await page.getByRole('heading', { name: 'Employers' }).waitFor();
  await look('workflows');
  await page.getByRole('link', { name: 'Edit: Candidates, promoters' }).click();
  await page.getByText('This is the live version.').waitFor();

  await buildSamples(page);
  await look('the editor');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.getByRole('button', { name: /Sample yes_no/ }).waitFor();
  await page.getByRole('button', { name: 'After the questions' }).click();
  await page.getByLabel('Title of the thank-you page').fill('');
  await page.getByText('One thing to finish before you can publish').waitFor();
  expect(await page.getByRole('button', { name: 'Publish' }).isEnabled()).toBe(false);
  await page.getByLabel('Title of the thank-you page').fill('You are a star');
  await look('the end of the survey');
  await page.getByLabel('Invite everyone to review your agency on Plaudit').click();
  await page.getByText('Saved for all three groups').waitFor();

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this draft?' });
  await dialog.getByText("Added: 'Sample matrix' (matrix)").waitFor();
  await look('publishing');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('This is the live version.').waitFor();
  const [live] = await plaudit.query<{ number: number; types: number }>(
    `select number, jsonb_array_length(questions) types from workflows where status = 'live' and number = 2`,
    [],
  );
  expect(live).toEqual({ number: 2, types: 16 });

  await page.goto(plaudit.url + workflowPreviewUrl('candidate', 'promoter'));
  await settled(page);
  await page.keyboard.press('3');
  await page.getByText('A score of 3 leads to the questions for detractors').waitFor();
  await look('the preview');
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  const asked: string[] = [];
  const title = page.getByText(/^Sample \w+$/);
  for (const next = page.getByRole('button', { name: 'Continue' }); await next.count(); await next.click()) {
    if (await title.count()) asked.push(await title.first().innerText());
    if (asked.at(-1) === 'Sample yes_no') await page.getByLabel('Yes').check();
    if (asked.at(-1) === 'Sample matrix') break;
  }
  expect(new Set(asked)).toEqual(new Set(questionTypes.filter((type) => !skipped.includes(type)).map(sampleTitle)));
  await page.getByRole('heading', { name: 'You are a star' }).waitFor();
  expect(looks).toEqual({});
  expect(faults).toEqual([]);
}, 120_000);

test('twelve people get the survey by a mail server, and opening its links changes nothing', async () => {
  const { page } = desk;
  await open(campaignSettingsUrl());
  await page.getByLabel('Send from').selectOption({ index: 0 });
  await page.getByLabel('Send until').selectOption({ index: 23 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes saved').waitFor();
  await open(workflowsUrl());
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByLabel('Name').fill('After the start');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await page.getByRole('button', { name: 'Add people' }).click();
  const lines = people.map(({ name, email, recruiter }) => `${name}, ${email}, ${recruiter}`);
  await page.getByRole('textbox', { name: 'People' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Add 12 people' }).click();
  await page.getByText('12 people added').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('This campaign is active').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes saved').waitFor();

  const { arrived } = plaudit.mailbox;
  await plaudit.query(`select graphile_worker.add_job('sendCampaigns', '{}')`);
  await untilTrue('all emails have arrived', async () => {
    const [row] = await plaudit.query<{ sent: number }>(
      `select count(*)::int as sent from survey_recipients where state = 'sent'`,
    );
    return arrived.length === people.length && row!.sent === people.length;
  });
  expect(arrived.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  expect(new Set(arrived.map(({ subject }) => subject))).toEqual(
    new Set(['How likely are you to recommend Old Quay Talent?']),
  );
  const links = [...new Set(arrived[0]!.text.match(/http:\S+\w/g))];
  expect(links.filter((link) => /\?score=\d+$/.test(link))).toHaveLength(11);
  expect(links.filter((link) => link.includes('/u/'))).toHaveLength(1);
  const before = await savedRows();
  const times = Array.from({ length: 20 }, (_, time) => time);
  for (const link of links)
    for (const method of ['GET', 'HEAD']) {
      const opened = await Promise.all(times.map(() => fetch(link, { method })));
      expect(new Set(opened.map(({ status }) => status)), link).toEqual(new Set([200]));
    }
  expect(await savedRows()).toEqual(before);
});

/** Everything that answers and opting out change. */
async function savedRows() {
  const tables = ['survey_recipients', 'responses', 'answers', 'suppressions', 'nps_cases'];
  const rows = tables.map((table) =>
    plaudit.query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`),
  );
  return Promise.all(rows);
}

test('they answer with mouse, with keyboard and without JavaScript, and one leaves by a click', async () => {
  const walks = [
    { person: mona, says: 'No', day: '2026-10-05', asked: inOrder },
    { person: kai, says: 'No', day: '10052026', asked: inOrder },
    { person: noor, says: 'Yes', day: '2026-10-05', asked: inOrder.filter((type) => !skipped.includes(type)) },
    { person: dana, says: 'No', day: '', asked: [] },
  ] as const;
  const walkThrough = async ({ asked, ...walk }: (typeof walks)[number]) => {
    const { person } = walk;
    const hasScripts = person !== noor;
    const { page, context, faults } = await openPage(browser, { ...looksAtFirst, javaScriptEnabled: hasScripts });
    await page.goto(scoreLinkOf(person));
    const hand = person === kai ? withKeyboard(page) : withMouse(page);
    const looks: string[] = [];
    const look = async ({ type }: Question) => {
      if (person === mona && (type === 'matrix' || type === 'ranking')) looks.push(...(await faultsInLooks(page)));
    };
    expect(await answerAll(hand, walk, look), person.name).toEqual(asked);
    await page
      .getByRole('heading', { name: asked.length > 0 ? 'You are a star' : 'Thank you for telling us' })
      .waitFor();
    if (person === mona) {
      await page.getByRole('button', { name: 'Review Old Quay Talent on Plaudit' }).click();
      await page.waitForURL(/\/recruiter\/[^/]+\/review\?as=candidate$/);
      await page
        .getByRole('heading', { name: /Ada Quay/ })
        .first()
        .waitFor();
    }
    expect([looks, faults], person.name).toEqual([[], []]);
    await context.close();
  };
  await Promise.all(walks.map(walkThrough));

  const workflows = await plaudit.query<{ nps_group: string; questions: Question[] }>(
    `select w.nps_group, w.questions from workflows w join surveys s on s.id = w.survey_id
      where s.audience = 'candidate' and w.status = 'live'`,
  );
  const others = answering.slice(walks.length).map((person) => {
    const { questions } = workflows.find(({ nps_group }) => nps_group === groupOf(person.score))!;
    return sendAnswers(linkOf(person), person, questions);
  });
  await Promise.all(others);

  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(linkOf(leaving, /http\S+\/u\/[\w-]+/), { method: 'POST', body })).status).toBe(200);
  expect(await (await fetch(linkOf(leaving))).text()).toContain('You unsubscribed');
});

test('the admin takes care of the case of a low score', async () => {
  const { page } = desk;
  await open(casesUrl());
  const row = page.getByRole('row', { name: new RegExp(dana.name) });
  await expect.poll(() => rowsOf(page).count()).toBe(2);
  await row.getByRole('button').first().click();
  await panel(page).getByText(dana.comment).waitFor();
  await panel(page).getByLabel('New note').fill('Left a message.');
  await panel(page).getByRole('button', { name: 'Add note' }).click();
  await panel(page).getByText('Left a message.', { exact: true }).last().waitFor();
  const move = async (button: string, title: string, note: string) => {
    await panel(page).getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Note').fill(note);
    await dialog.getByRole('button', { name: button }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await move('Mark as contacted', 'Mark this case as contacted?', 'We talked.');
  await row.getByText('Contacted').waitFor();
  await move('Resolve', 'Resolve this case?', 'She has a new contact.');
  await page.getByText('Case resolved.').waitFor();
  await open(casesUrl({ state: 'all' }));
  await row.getByText('Resolved').waitFor();
  await open(casesUrl());
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  expect(await row.count()).toBe(0);
});

test('every dashboard shows what was answered, and files contain what is shown', async () => {
  const { page } = desk;
  await open(npsUrl());
  await page.getByText('1 unresolved case').waitFor();
  expect(await card('Net promoter score').innerText()).toContain(`${npsText(ofAgency)}\n11 answers`);
  const { promoter, passive, detractor } = countsOf(answering);
  expect(await figuresIn(card('Groups'))).toEqual({
    'Promoters (9–10)': String(promoter),
    'Passives (7–8)': String(passive),
    'Detractors (0–6)': String(detractor),
  });
  expect(await figuresIn(card('Response rate'))).toEqual({ Answered: '91%' });
  await card('Scores').getByRole('button', { name: 'Show as table' }).click();
  const file = await exported(page, 'Export CSV');
  const scores = await shownCells(page.getByRole('region', { name: 'Scores, as a table' }), { heads: true });
  expect(scores[10]!.flat()).toEqual(['9', 'Promoters', '3', '27%']);
  expect(tableIn(file, 'Scores')).toEqual(scores.map((cells) => cells.flat()));
  const recruiters = await shownCells(page.getByRole('region', { name: 'By recruiter' }));
  expect(recruiters.map(([name, nps]) => [name, nps])).toEqual([
    [['Ada Quay'], [npsText(ofAda), npsInterval(ofAda)]],
    [['Bo Quay'], ['Too few']],
  ]);
  expect(tableIn(file, 'By recruiter').slice(1).map(asShown)).toEqual(recruiters);
  await page.getByRole('link', { name: 'Candidates, promoters' }).click();
  await page.getByRole('heading', { name: 'Candidates, promoters', level: 1 }).waitFor();
  expect(await figuresIn(card('From email to answer'))).toEqual({
    ...{ Emailed: '12', Opened: '11', Started: '11', Answered: '11' },
  });
  expect(await figuresIn(card('Answers in this version'))).toEqual({ Promoters: '7', Completed: '7' });
  expect(await figuresIn(card('Sample yes_no'))).toEqual({ Yes: String(promoter - 2), No: '2' });
  expect(await figuresIn(card('Sample multiple_choice'))).toEqual({ First: '3', Second: '0', Third: '3' });
  expect(await figuresIn(card('Sample date'))).toEqual({ 'October 2026': '2' });
  expect(await shownCells(card('Sample matrix'))).toEqual([[['Before'], ['0'], ['2'], ['0']]]);
  expect(await shownCells(card('Sample ranking'))).toEqual([
    [['Third'], ['1.00'], ['2']],
    [['First'], ['2.00'], ['0']],
    [['Second'], ['3.00'], ['0']],
  ]);
  expect(await card('Sample short_text').innerText()).toContain('A few words');
  expect(await faultsInLooks(page)).toEqual([]);

  await open(responsesUrl());
  await expect.poll(() => rowsOf(page).count()).toBe(answering.length);
  const rows = await shownCells(page.getByRole('region', { name: 'Responses' }));
  const [heads, ...written] = await exported(page, 'Export as CSV');
  const columns = ['Person', 'Audience', 'Score', 'Group', 'Comment', 'Recruiter'].map((name) => heads!.indexOf(name));
  const dayAt = heads!.indexOf('Answered');
  expect(written.map((cells) => [...columns.map((at) => cells[at]), formatDate(cells[dayAt]!, 'UTC')])).toEqual(
    rows.map(([person, score, ...others]) => [person, score![0]!.split(' · '), ...others].flat()),
  );
  const given = answering.map(({ name, score, comment, recruiter }) => [name, String(score), comment, recruiter]);
  const byName = ([one]: readonly unknown[], [other]: readonly unknown[]) => String(one).localeCompare(String(other));
  expect(
    rows
      .map(([person, score, comment, recruiter]) => [
        person![0],
        score![0]!.split(' · ')[0],
        comment![0],
        recruiter![0],
      ])
      .sort(byName),
  ).toEqual(given.sort(byName));
  await open(responsesUrl({ group: 'detractor' }));
  await expect.poll(() => rowsOf(page).count()).toBe(detractor);
  await open(responsesUrl({ q: 'called' }));
  await expect.poll(() => rowsOf(page).count()).toBe(2);
});

test('leaderboards, wall screens, requests and campaigns show the same', async () => {
  const { page } = desk;
  await open(npsLeaderboardUrl());
  const board = await shownCells(page.getByRole('region', { name: 'NPS leaderboard' }));
  expect(board.map(([position, , low, nps, answers]) => [position, low, nps, answers].flat())).toEqual([
    ['1', formatScore(ofAda.low), npsText(ofAda), npsInterval(ofAda), '10'],
    ['–', '–', 'Too few', '1'],
  ]);
  await open(npsLeaderboardExportUrl());
  const sheet = await shownCells(page.getByRole('region', { name: 'NPS leaderboard, as a table' }));
  const written = tableIn(await exported(page, 'Download CSV'), 'NPS leaderboard').slice(1);
  expect(
    written.map(([position, name, ...figures]) => [
      name,
      position,
      ...figures.slice(0, -1).map(points),
      figures.at(-1),
    ]),
  ).toEqual(sheet.map((cells) => cells.flat()));
  await open(npsViewUrl('leader-board'));
  expect(await page.getByRole('region', { name: 'Net promoter score' }).innerText()).toContain(npsText(ofAgency));
  expect(await page.locator('main ol > li').allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`^1\\s+Ada Quay\\s+${npsText(ofAda)}`)),
  ]);
  await open(npsViewUrl('responses'));
  await page.locator('main blockquote').first().waitFor();
  const quotes = await page.locator('main blockquote').allInnerTexts();
  expect(quotes.sort()).toEqual(answering.flatMap(({ quotable, comment }) => (quotable ? [comment] : [])).sort());
  await open(surveyRequestsUrl());
  await expect.poll(() => rowsOf(page).count()).toBe(people.length);
  const requests = await rowsOf(page).allInnerTexts();
  expect(requests.filter((row) => row.includes('Answered'))).toHaveLength(answering.length);
  expect(requests.filter((row) => row.includes('Unsubscribed'))).toEqual([expect.stringContaining(leaving.name)]);
  await open(workflowsUrl());
  await expect.poll(() => page.getByText(`12 people emailed, 11 answers, NPS ${npsText(ofAgency)}`).count()).toBe(2);
  expect(desk.faults).toEqual([]);
});
