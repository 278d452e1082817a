import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#server/database/database.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { createEngagement, createJob } from '#server/features/jobs/jobs.factories.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { forward } from './running/clock.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { elsewhere, mailedLink, signIn, writeReview } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
let database: Database;
let people: {
  companyId: string;
  hirer: string;
  recruiter: Awaited<ReturnType<typeof createRecruiterWithLogin>>['recruiter'];
};
const pdf = Buffer.from('%PDF-1.7\n'.padEnd(400, ' '), 'latin1');

const hiring = { email: 'hana@harbour-works.example', password: 'a long enough password' };
const recruiting = { email: 'rui@old-quay.example', password: 'a long enough password' };

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  database = connect(plaudit.postgres.connectionString, 1);
  const { id: companyId } = await createCompany(database, { name: 'Harbour Works', country: 'NZ' });
  const { user } = await createEmployer(database, {
    company_id: companyId,
    isAdmin: true,
    name: 'Hana Quorn',
    ...hiring,
  });
  const { recruiter } = await createRecruiterWithLogin(database, { name: 'Rui Quay', user: recruiting });
  people = { companyId, hirer: user.id, recruiter };
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
  await plaudit?.stop();
});

const opened = async (person: typeof hiring): Promise<Page> => {
  const { page } = await openPage(browser);
  await signIn(page, plaudit, person);
  await page.waitForURL(/\/(home|dashboard|recruiters)$/);
  return page;
};

test('a company posts a job step by step, a recruiter requests it, and the company accepts', async () => {
  const [company, recruiter] = [await opened(hiring), await opened(recruiting)];
  await company.goto(`${plaudit.url}/jobs`);
  await company.getByRole('link', { name: 'Post a job' }).first().click();
  await company.getByLabel('Job title').fill('Site engineer');
  await company.locator('#salaryFrom').fill('about 90');
  await company.getByRole('button', { name: 'Save and continue' }).click();
  await company.getByRole('link', { name: 'Enter an amount, such as 85,000.' }).waitFor();
  expect(await company.getByLabel('Job title').inputValue()).toBe('Site engineer');
  await company.locator('#salaryFrom').fill('90k');
  await company.getByRole('button', { name: 'Save and continue' }).click();
  await company.getByText('Open search').click();
  await company.getByLabel('Fee in percent').fill('17,5');
  await company.getByText("The fee is 17.5% of the first year's salary, without a guarantee.").waitFor();
  await company.getByRole('button', { name: 'Save and continue' }).click();
  await company.getByRole('heading', { name: 'Suggested recruiters' }).waitFor();

  // Left and resumed: the draft is offered, and what is missing leads to its step.
  await company.goto(`${plaudit.url}/jobs/new`);
  await company.getByRole('link', { name: 'Resume draft' }).click();
  await company.getByRole('link', { name: /4\. Publish/ }).click();
  expect(await company.getByRole('button', { name: 'Publish job' }).isDisabled()).toBe(true);
  await company.getByRole('link', { name: 'Describe the job.' }).click();
  expect(await company.locator('#salaryFrom').inputValue()).toBe('90,000');
  await company.getByLabel('Description').fill('Lead the work on a bridge.');
  await company.getByLabel('Type').selectOption('permanent');
  await company.getByLabel('Speciality').selectOption('construction');
  await company.getByLabel('Location').fill('Wellington');
  await company.getByRole('button', { name: 'Save', exact: true }).click();
  await company.getByText('All changes saved').waitFor();
  await company.getByRole('link', { name: /4\. Publish/ }).click();
  await company.getByText('From $90,000 a year (NZD)').waitFor();
  await company.getByRole('button', { name: 'Publish job' }).click();
  await company.getByText('Your job is open.').waitFor();

  await recruiter.goto(`${plaudit.url}/marketplace`);
  await recruiter.getByText('Site engineer').first().click();
  await recruiter.getByRole('button', { name: 'Request to work on it' }).click();
  await recruiter.getByLabel('Why you').fill('Me');
  await recruiter.getByRole('button', { name: 'Send request' }).click();
  await recruiter.locator('#pitch-error').getByText('Write at least 20 characters.').waitFor();
  await recruiter.getByLabel('Why you').fill('I placed three site engineers last year.');
  await recruiter.getByRole('button', { name: 'Send request' }).click();
  await recruiter.getByRole('link', { name: 'Open in My jobs' }).waitFor();

  await company.goto(`${plaudit.url}/jobs`);
  await company.getByText('Site engineer').first().click();
  await company.getByText('I placed three site engineers last year.').waitFor();
  await company.getByRole('button', { name: 'Accept Rui Quay' }).click();
  await company.getByText('Rui Quay works on this job now.').waitFor();

  await recruiter.goto(`${plaudit.url}/my-jobs?list=engaged`);
  await recruiter.getByText('Site engineer').first().waitFor();
});

/** Noon before and after the next change of the clocks within the days that an interview can be ahead, and where. */
function clocksChange(): { zone: string; before: string; after: string } {
  const now = Temporal.Now.instant();
  const days = (zone: string) => now.toZonedDateTimeISO(zone).getTimeZoneTransition('next')!;
  const [zone, change] = ['Australia/Sydney', 'Europe/London']
    .map((name) => [name, days(name)] as const)
    .toSorted(([, one], [, other]) => Temporal.ZonedDateTime.compare(one, other))[0]!;
  const noon = (by: number) => `${change.toPlainDate().add({ days: by })}T12:00`;
  return { zone, before: noon(-1), after: noon(1) };
}

test('a candidate agrees, is interviewed over a change of the clocks, is hired, and writes a review of level 4', async () => {
  const { zone, before, after } = clocksChange();
  const { recruiter: profile } = people;
  const job = await createJob(database, {
    ...{ company_id: people.companyId, created_by: people.hirer, state: 'engaged', wanted_recruiters: 1 },
    title: 'Bridge inspector',
  });
  await createEngagement(database, {
    ...{ job_id: job.id, company_id: job.company_id, agency_id: profile.agency_id, recruiter_id: profile.id },
    state: 'accepted',
  });
  await database.kysely.updateTable('users').set({ time_zone: zone }).execute();
  const [company, recruiter] = await Promise.all([opened(hiring), opened(recruiting)]);
  const kim = { name: 'Kim Quill', email: 'kim@candidate.example' };

  // Submitted, and agreed to by the candidate. Before that, the board is empty.
  await recruiter.goto(`${plaudit.url}/my-jobs?list=engaged`);
  await recruiter.getByText('Bridge inspector').first().click();
  await recruiter.getByRole('button', { name: 'Submit a candidate' }).click();
  const form = recruiter.getByRole('dialog', { name: /^Submit a candidate/ });
  await form.getByLabel('Name').fill(kim.name);
  await form.getByLabel('Email').fill(kim.email);
  await form.locator('#cv').setInputFiles({ name: 'Kim.pdf', mimeType: 'application/pdf', buffer: pdf });
  await form.getByLabel('Why this person').fill('Inspected forty bridges in the last two years.');
  await form.getByRole('button', { name: 'Submit candidate' }).click();
  await recruiter.getByText(`We emailed ${kim.name} to ask for their consent.`).waitFor();
  await company.goto(`${plaudit.url}/jobs?job=${job.id}`);
  await company.getByText('1 candidate still to agree').waitFor();
  expect(await company.getByText(kim.name).count()).toBe(0);
  const { page: candidate } = await openPage(browser, elsewhere);
  await candidate.goto(await mailedLink(plaudit, kim.email, /http\S+\/candidate-consent\/\S+/));
  await candidate.getByText('Bridge inspector').first().waitFor();
  await candidate.getByRole('button', { name: 'I agree' }).click();
  await candidate.getByText('Thank you. Harbour Works can see your application now.').waitFor();

  // By keyboard: the card is opened, and times are proposed, which moves it.
  await company.reload();
  await company.getByRole('article', { name: /^Kim Quill/ }).focus();
  await company.keyboard.press('Enter');
  await company.getByRole('button', { name: /Propose an? .*interview/ }).press('Enter');
  const times = company.getByRole('dialog', { name: 'Interview Kim Quill' });
  await times.getByLabel('Time 1').fill(before);
  await times.getByRole('button', { name: 'Propose times' }).press('Enter');
  await company.getByText('Times proposed. The recruiter chooses one.').waitFor();

  // The recruiter wishes another time, after the clocks have changed, and the company accepts that one.
  await recruiter.goto(`${plaudit.url}/my-jobs?view=candidates`);
  await recruiter.getByText(kim.name).first().click();
  await recruiter.getByRole('button', { name: 'Choose a time: interview 1' }).click();
  await recruiter.getByRole('button', { name: 'Accept time' }).click();
  await recruiter.getByRole('button', { name: 'Propose other times: interview 1' }).click();
  const others = recruiter.getByRole('dialog', { name: /times/ });
  await others.getByLabel('Time 1').fill(after);
  await others.getByLabel('Reason').fill('Kim is abroad until then.');
  await others.getByRole('button', { name: /^Propose/ }).click();
  await others.waitFor({ state: 'hidden' });
  await company.reload();
  await company.getByRole('button', { name: 'Choose a time: interview 1' }).click();
  await company.getByRole('radio', { name: /12:00 PM/ }).waitFor();
  await company.getByRole('button', { name: 'Accept time' }).click();
  await company.getByText(/^Time accepted/).waitFor();
  const [interview] = await plaudit.query<{ at: Date; sequence: number }>(
    'select starts_at as at, sequence from interviews',
  );
  const local = Temporal.Instant.fromEpochMilliseconds(interview!.at.getTime()).toZonedDateTimeISO(zone);
  expect([local.toPlainDateTime().toString().slice(0, 16), interview!.sequence]).toEqual([after, 2]);

  // A second interview, then an offer, which the recruiter accepts.
  await company.getByRole('button', { name: 'Propose another interview' }).click();
  await times.getByLabel('Time 1').fill(after.replace('T12', 'T15'));
  await times.getByRole('button', { name: 'Propose times' }).click();
  await company.getByRole('heading', { name: 'Interview 2' }).waitFor();
  await company.getByRole('button', { name: 'Close' }).first().click();
  await company.getByRole('article', { name: /^Kim Quill/ }).focus();
  await company.keyboard.press('m');
  await company.getByRole('menuitem', { name: 'Offered' }).press('Enter');
  const offer = company.getByRole('dialog', { name: /offer/ });
  await offer.getByLabel('Salary').fill('98,500');
  await offer.getByLabel('First day').fill(Temporal.Now.plainDateISO(zone).add({ days: 1 }).toString());
  await offer.getByRole('button', { name: 'Make offer' }).press('Enter');
  await company
    .locator('section', { hasText: /^Offered/ })
    .getByRole('article', { name: /^Kim Quill/ })
    .waitFor();
  await recruiter.reload();
  await recruiter.getByText('$98,500 a year').waitFor();
  await recruiter.getByRole('button', { name: 'Accept offer' }).click();
  await recruiter
    .getByRole('dialog', { name: /^Accept the offer/ })
    .getByRole('button', { name: 'Accept offer' })
    .click();
  await recruiter.getByText(`${kim.name} is hired. The placement is in your list.`).waitFor();
  await company.reload();
  await company.getByText('1 of 1 hired').waitFor();
  await company
    .getByRole('article', { name: /^Kim Quill/ })
    .getByText('Hired')
    .waitFor();

  // Both sides are invited to review the placement, and what the candidate writes has the highest level.
  await recruiter.goto(`${plaudit.url}/placements`);
  await recruiter.getByText('Bridge inspector').first().click();
  await recruiter.getByRole('button', { name: /^Invite/ }).click();
  await recruiter.getByText("We'll invite 2 people at the recommended time.").waitFor();
  const [due] = await plaudit.query<{ at: Date }>('select max(scheduled_for) as at from invitations');
  await forward(recruiter.url(), { to: new Date(due!.at.getTime() + 60_000).toISOString() });
  const { page: reviewer } = await openPage(browser, elsewhere);
  const title = 'Honest from the first call';
  await writeReview(reviewer, await mailedLink(plaudit, kim.email, invited), {
    ...{ ...kim, title, jobTitle: job.title, body: 'Quick answers, and a good match from the start.' },
  });
  await untilTrue('the review is published', async () => {
    const [row] = await plaudit.query<{ level: number }>(
      `select level from reviews where title = $1 and publication = 'published'`,
      [title],
    );
    return row?.level === 4;
  });
  await mailedLink(plaudit, hiring.email, invited);
});

/** The link in an invitation to review. */
const invited = /http\S+\/(candidate-review|employer-review|review-invite)\/\S+/;
