import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forward } from './clock.ts';
import type { Plaudit } from './plaudit.ts';
import { untilTrue } from './until.ts';

/** A placement and its review, used by one test only. */
export interface Story {
  name: string;
  email: string;
  jobTitle: string;
  title: string;
  body: string;
}

/** The newest link of this form emailed to an address, once it has arrived at the mail server. */
export async function mailedLink({ mailbox }: Plaudit, to: string, pattern: RegExp): Promise<string> {
  const mine = () => mailbox.arrived.findLast((mail) => mail.to === to && pattern.test(mail.text));
  await untilTrue(`the mail to ${to} arrives`, () => Boolean(mine()));
  return pattern.exec(mine()!.text)![0];
}

/** Signs in; the caller waits for the redirect. */
export async function signIn(
  page: Page,
  { url }: Pick<Plaudit, 'url'>,
  { email, password }: { email: string; password: string },
) {
  await page.goto(`${url}/`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Asks the candidate of a story's placement for a review, at once. */
export async function sendInvitation(page: Page, { name, email, jobTitle }: Story) {
  await page.getByRole('link', { name: 'Invite to review' }).first().click();
  const form = page.getByRole('dialog', { name: 'Invite to review' });
  await form.getByLabel('Job title').fill(jobTitle);
  await form.getByLabel('Company').fill('Umber Bridges');
  await form.getByLabel('First day', { exact: true }).fill('2026-10-05');
  await form.getByLabel("Candidate's name").fill(name);
  await form.getByLabel("Candidate's email").fill(email);
  await form.getByRole('radio', { name: /^Now/ }).check();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('row', { name: new RegExp(name) }).waitFor();
}

/** A page on another network: a review from the recruiter's own network waits for a moderator. */
export const elsewhere = { extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } };

/** Writes the review of a story with its emailed link, looks at the preview, and sends it. */
export async function writeReview(page: Page, link: string, { title, body, name }: Story) {
  await page.goto(link);
  await page.getByRole('group', { name: 'Are these details right?' }).getByLabel('Yes').check();
  await page.getByRole('radio', { name: /^5/ }).first().check();
  await page.getByLabel('Your review in a few words').fill(title);
  await page.getByRole('textbox', { name: 'Your review', exact: true }).fill(body);
  await page.getByRole('radio', { name: `${name.split(' ')[0]} Q.` }).check();
  // Employers are asked one thing more.
  const company = page.getByRole('group', { name: "Show your company's name?" });
  if ((await company.count()) > 0) await company.getByLabel('Leave it out').check();
  await page.getByRole('group', { name: 'Were you offered anything for this review?' }).getByLabel('No').check();
  await page.getByRole('button', { name: /preview/i }).click();
  const preview = page.getByRole('article');
  await preview.getByText(title).waitFor();
  expect(await preview.innerText()).toContain(`${name.split(' ')[0]} Q.`);
  // Nobody writes a review within seconds; one sent so fast waits for a moderator.
  await forward(link, { minutes: 1 });
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.waitForURL('**/review/completed**');
}

/** Waits until the review of a story is public, as one whose reviewer confirmed the placement. */
export const isPublishedAtLevel3 = (plaudit: Plaudit, { title }: Story) =>
  untilTrue('the review is published', async () => {
    const rows = await plaudit.query<{ level: number }>(
      `select level from reviews where title = $1 and publication = 'published'`,
      [title],
    );
    return rows[0]?.level === 3;
  });
