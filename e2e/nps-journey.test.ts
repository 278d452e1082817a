import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#server/database/database.ts';
import { createAgency } from '#server/features/profiles/profiles.factories.ts';
import { createCampaign, createRecipient, createSurvey } from '#server/features/surveys/surveys.factories.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
let database: Database;
beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  database = connect(plaudit.postgres.connectionString, 1);
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
  await plaudit?.stop();
});

const people = 12;

/** An active campaign that asks twelve people now, at any hour. */
async function addCampaign(): Promise<void> {
  const agency = await createAgency(database, { name: 'Old Quay Talent', plan: 'ultimate_team' });
  const { survey } = await createSurvey(database, { agency_id: agency.id });
  const { id } = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
  await database.kysely
    .insertInto('campaign_settings')
    .values({ agency_id: agency.id, send_from_hour: 0, send_until_hour: 24 })
    .execute();
  for (let at = 0; at < people; at++)
    await createRecipient(database, {
      ...{
        agency_id: agency.id,
        campaign_id: id,
        state: 'queued',
        sent_at: null,
        email: `person-${at}@people.example`,
      },
    });
}

const rows = async () => ({
  recipients: await database.kysely.selectFrom('survey_recipients').selectAll().orderBy('id').execute(),
  responses: await database.kysely.selectFrom('responses').selectAll().orderBy('id').execute(),
  suppressions: await database.kysely.selectFrom('suppressions').selectAll().orderBy('id').execute(),
});
const stateOf = async (email: string) => (await rows()).recipients.find((one) => one.email === email)!.state;
const linkIn = (text: string, link: RegExp): string => link.exec(text)![0];

test('twelve people get the survey by a mail server, answer from its score, or leave by its links', async () => {
  await addCampaign();
  await plaudit.query(`select graphile_worker.add_job('sendCampaigns', '{}')`);
  await untilTrue('all emails have arrived', () => plaudit.mailbox.arrived.length === people);
  const { arrived } = plaudit.mailbox;
  expect(new Set(arrived.map(({ to }) => to)).size).toBe(people);
  expect(arrived[0]!.subject).toBe('How likely are you to recommend Old Quay Talent?');

  const answering = arrived[0]!;
  const nine = linkIn(answering.text, /http\S+\?score=9\b/);
  const leaving = arrived[1]!;
  const unsubscribe = linkIn(leaving.text, /http\S+\/u\/[\w-]+/);
  const before = await rows();
  for (const method of ['GET', 'HEAD'])
    for (const address of [nine, unsubscribe])
      for (let time = 0; time < 10; time++) expect((await fetch(address, { method })).status).toBe(200);
  expect(await rows()).toEqual(before);

  const { page, context, faults } = await openPage(browser, looksAtFirst);
  await page.goto(nine);
  expect(await page.getByLabel('9', { exact: true }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('What is the main reason for your score?').first().waitFor();
  expect(await stateOf(answering.to)).toBe('partial');
  expect((await rows()).responses).toMatchObject([{ score: 9 }]);
  expect(faults).toEqual([]);
  await context.close();

  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(unsubscribe, { method: 'POST', body: oneClick })).status).toBe(200);
  expect(await stateOf(leaving.to)).toBe('unsubscribed');
  const gone = await fetch(linkIn(leaving.text, /http\S+\?score=3\b/));
  expect(await gone.text()).toContain('unsubscribed');
});
