import type { Browser, Locator, Page } from 'playwright-core';
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

/** A way to press what is found on a page: with the mouse, or with the focus and the Enter key. */
type Press = (control: Locator) => Promise<void>;
const byMouse: Press = (control) => control.click();
const byKeyboard: Press = (control) => control.press('Enter');

/** Goes the way of a candidate to a hire, with the company and the recruiter in two browsers at once. */
async function hire(press: Press, kim: { name: string; email: string }, jobTitle: string) {
  const { zone, before, after } = clocksChange();
  const { recruiter: profile } = people;
  const job = await createJob(database, {
    ...{ company_id: people.companyId, created_by: people.hirer, state: 'engaged', wanted_recruiters: 1 },
    title: jobTitle,
  });
  await createEngagement(database, {
    ...{ job_id: job.id, company_id: job.company_id, agency_id: profile.agency_id, recruiter_id: profile.id },
    state: 'accepted',
  });
  await database.kysely.updateTable('users').set({ time_zone: zone }).execute();
  const [company, recruiter] = await Promise.all([opened(hiring), opened(recruiting)]);
  const cardOf = company.getByRole('article', { name: new RegExp(`^${kim.name}`) });
  const rowIn = (page: Page, text: string) => page.locator('[data-row]', { hasText: text }).first();

  // Submitted, and agreed to by the candidate. Before that, the board is empty.
  await recruiter.goto(`${plaudit.url}/my-jobs?list=engaged`);
  await press(rowIn(recruiter, jobTitle));
  await press(recruiter.getByRole('button', { name: 'Submit a candidate' }));
  const form = recruiter.getByRole('dialog', { name: /^Submit a candidate/ });
  await form.getByLabel('Name').fill(kim.name);
  await form.getByLabel('Email').fill(kim.email);
  await form.locator('#cv').setInputFiles({ name: 'Kim.pdf', mimeType: 'application/pdf', buffer: pdf });
  await form.getByLabel('Why this person').fill('Inspected forty bridges in the last two years.');
  await press(form.getByRole('button', { name: 'Submit candidate' }));
  await recruiter.getByText(`We emailed ${kim.name} to ask for their consent.`).waitFor();
  await company.goto(`${plaudit.url}/jobs?job=${job.id}`);
  await company.getByText('1 candidate still to agree').waitFor();
  expect(await company.getByText(kim.name).count()).toBe(0);
  const { page: candidate } = await openPage(browser, elsewhere);
  await candidate.goto(await mailedLink(plaudit, kim.email, /http\S+\/candidate-consent\/\S+/));
  await candidate.getByText(jobTitle).first().waitFor();
  await press(candidate.getByRole('button', { name: 'I agree' }));
  await candidate.getByText('Thank you. Harbour Works can see your application now.').waitFor();

  // The card is opened, and times are proposed, which moves it.
  await company.reload();
  await press(cardOf);
  await press(company.getByRole('button', { name: /Propose an? .*interview/ }));
  const times = company.getByRole('dialog', { name: `Interview ${kim.name}` });
  await times.getByLabel('Time 1').fill(before);
  await press(times.getByRole('button', { name: 'Propose times' }));
  await company.getByText('Times proposed. The recruiter chooses one.').waitFor();

  // The recruiter wishes another time, after the clocks have changed, and the company accepts that one.
  await recruiter.goto(`${plaudit.url}/my-jobs?view=candidates`);
  await press(rowIn(recruiter, kim.name));
  await press(recruiter.getByRole('button', { name: 'Choose a time: interview 1' }));
  await press(recruiter.getByRole('button', { name: 'Accept time' }));
  await recruiter.getByText(/^Time accepted/).waitFor();
  await recruiter.getByRole('dialog', { name: /^Choose a time/ }).waitFor({ state: 'hidden' });
  await press(recruiter.getByRole('button', { name: 'Propose other times: interview 1' }));
  const others = recruiter.getByRole('dialog', { name: /times/ });
  await others.getByLabel('Time 1').fill(after);
  await others.getByLabel('Reason').fill('Kim is abroad until then.');
  await press(others.getByRole('button', { name: /^Propose/ }));
  await others.waitFor({ state: 'hidden' });
  await company.reload();
  await press(company.getByRole('button', { name: 'Choose a time: interview 1' }));
  await company.getByRole('radio', { name: /12:00 PM/ }).waitFor();
  await press(company.getByRole('button', { name: 'Accept time' }));
  await company.getByText(/^Time accepted/).waitFor();
  await company.getByRole('dialog', { name: /^Choose a time/ }).waitFor({ state: 'hidden' });
  const [interview] = await plaudit.query<{ at: Date; sequence: number }>(
    'select starts_at as at, sequence from interviews where starts_at is not null order by created_at desc',
  );
  const local = Temporal.Instant.fromEpochMilliseconds(interview!.at.getTime()).toZonedDateTimeISO(zone);
  expect([local.toPlainDateTime().toString().slice(0, 16), interview!.sequence]).toEqual([after, 2]);

  // A second interview, then an offer, which the recruiter accepts.
  await press(company.getByRole('button', { name: 'Propose another interview' }));
  await times.getByLabel('Time 1').fill(after.replace('T12', 'T15'));
  await press(times.getByRole('button', { name: 'Propose times' }));
  await company.getByRole('heading', { name: 'Interview 2' }).waitFor();
  await times.waitFor({ state: 'hidden' });
  await press(company.getByRole('dialog', { name: kim.name, exact: true }).getByRole('button', { name: 'Close' }));
  if (press === byKeyboard) await cardOf.press('m');
  else await cardOf.getByRole('button', { name: /^Move to/ }).click();
  await press(company.getByRole('menuitem', { name: 'Offered' }));
  const offer = company.getByRole('dialog', { name: /offer/ });
  await offer.getByLabel('Salary').fill('98,500');
  await offer.getByLabel('First day').fill(Temporal.Now.plainDateISO(zone).add({ days: 1 }).toString());
  await press(offer.getByRole('button', { name: 'Make offer' }));
  await company
    .locator('section', { hasText: /^Offered/ })
    .locator(cardOf)
    .waitFor();
  await recruiter.reload();
  await recruiter.getByText('$98,500 a year').waitFor();
  await press(recruiter.getByRole('button', { name: 'Accept offer' }));
  const accepting = recruiter.getByRole('dialog', { name: /^Accept the offer/ });
  await press(accepting.getByRole('button', { name: 'Accept offer' }));
  await recruiter.getByText(`${kim.name} is hired. The placement is in your list.`).waitFor();
  await company.reload();
  await company.getByText('1 of 1 hired').waitFor();
  await cardOf.getByText('Hired').waitFor();
  return { recruiter };
}

test('a candidate agrees, is interviewed over a change of the clocks, and is hired, all by keyboard', async () => {
  await hire(byKeyboard, { name: 'Robin Quay', email: 'robin@candidate.example' }, 'Tunnel inspector');
});

test('the same by mouse; then both sides are invited, and review at level 4', async () => {
  const kim = { name: 'Kim Quill', email: 'kim@candidate.example' };
  const jobTitle = 'Bridge inspector';
  const { recruiter } = await hire(byMouse, kim, jobTitle);
  await recruiter.goto(`${plaudit.url}/placements`);
  await recruiter.getByText(jobTitle).first().click();
  await recruiter.getByRole('button', { name: /^Invite/ }).click();
  await recruiter.getByText("We'll invite 2 people at the recommended time.").waitFor();
  const [due] = await plaudit.query<{ at: Date }>('select max(scheduled_for) as at from invitations');
  await forward(recruiter.url(), { to: new Date(due!.at.getTime() + 60_000).toISOString() });
  for (const { network, name, email, title, body } of [
    {
      ...{ ...kim, network: '203.0.113.7', title: 'Honest from the first call' },
      body: 'Quick answers, and a good match from the start.',
    },
    {
      ...{ ...hiring, name: 'Hana Quorn', network: '198.51.100.9', title: 'Clear from the first brief' },
      body: 'Three people to choose from within a week, each of them well prepared.',
    },
  ]) {
    const { page: reviewer } = await openPage(browser, { extraHTTPHeaders: { 'x-forwarded-for': network } });
    await writeReview(reviewer, await mailedLink(plaudit, email, invited), {
      ...{ name, email, title, body, jobTitle },
    });
    await untilTrue(`the review of ${email} is published`, async () => {
      const [row] = await plaudit.query<{ level: number }>(
        `select level from reviews where title = $1 and publication = 'published'`,
        [title],
      );
      return row?.level === 4;
    });
  }
});

/** The link in an invitation to review. */
const invited = /http\S+\/(candidate-review|employer-review|review-invite)\/\S+/;
