import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitedReviewUrl, reviewConfirmUrl } from '#common/urls.ts';
import { connect } from '#server/database/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createOpenReview } from '#server/features/reviews/writing/open-reviews.factories.ts';
import { goThrough, type Journey } from '../crashes/journey.ts';
import { untilSettled } from '../crashes/settled.ts';
import { addRecruiter, type RecruiterToTest } from '../running/people.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';

let plaudit: Plaudit;
let recruiter: RecruiterToTest;
let invited: Journey;

beforeAll(async () => {
  plaudit = await startPlaudit();
  recruiter = await addRecruiter(plaudit.postgres.connectionString);
  invited = await goThrough(plaudit, recruiter, 'curious', { until: 'invite' });
  await untilSettled(plaudit);
});
afterAll(() => plaudit?.stop());

/** A checksum of all rows of each table, ours and the task queue's. Leaves out the table where cron notes its runs. */
async function checksums(): Promise<Record<string, string>> {
  const tables = await plaudit.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker') and tablename <> '_private_known_crontabs' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await plaudit.query<{ sum: string }>(
      `select count(*) || ' rows ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
    );
    sums[name] = row!.sum;
  }
  return sums;
}

const linksIn = (text: string) => ({
  'the link to the review': /http\S+\/review-invite\/[\w-]+\/[\w-]+/.exec(text)?.[0],
  'the link that unsubscribes': /http\S+\/u\/[\w-]+/.exec(text)?.[0],
});

test('twenty GETs and HEADs of each emailed link change nothing and use up no token', async () => {
  const mail = plaudit.mailbox.arrived.find(({ to }) => to === invited.recipient)!;
  // Nothing else may write during this test, so the worker with its cron tasks is stopped.
  await plaudit.workers[0]!.stop();
  const before = await checksums();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  for (const [what, link] of Object.entries(linksIn(mail.text)))
    for (const method of ['GET', 'HEAD']) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(link!, { method })));
      expect([what, method, ...new Set(answers.map(({ status }) => status))]).toEqual([what, method, 200]);
      await Promise.all(answers.map((answer) => answer.text()));
    }
  expect(await checksums()).toEqual(before);
});

/** Links of every form, usable and ended, with the expected status. */
async function linksOfForms(): Promise<readonly (readonly [link: string, status: number])[]> {
  const database = connect(plaudit.postgres.connectionString, 2);
  const invitations = [
    ['link', 'candidate', 'expired', 410],
    ['link', 'candidate', 'completed', 410],
    ['ats', 'candidate', 'sent', 200],
    ['csv_imported', 'employer', 'sent', 200],
    ['email-sync', 'candidate', 'sent', 200],
  ] as const;
  const links: (readonly [string, number])[] = [];
  for (const [source, audience, state, status] of invitations) {
    const { id, placement_id: placementId, token } = await createInvitation(database, { source, audience, state });
    links.push([plaudit.url + invitedReviewUrl({ id, placementId, audience, source }, token), status]);
  }
  const placement = await createPlacement(database);
  const { recruiter_id, candidate_email: email } = placement;
  const sent = await createOpenReview(database, { recruiter_id, email: email!, placement_id: placement.id });
  links.push([plaudit.url + reviewConfirmUrl(sent.token), 200]);
  await database.close();
  return links;
}

test('nor do they with links of the other forms, ended links, and a review to confirm', async () => {
  const links = await linksOfForms();
  const before = await checksums();
  for (const [link, status] of links)
    for (const method of ['GET', 'HEAD']) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(link, { method })));
      expect([link, method, ...new Set(answers.map((answer) => answer.status))]).toEqual([link, method, status]);
      await Promise.all(answers.map((answer) => answer.text()));
    }
  expect(await checksums()).toEqual(before);
});

test('a POST does what the link is for', async () => {
  const mail = plaudit.mailbox.arrived.find(({ to }) => to === invited.recipient)!;
  const before = await checksums();
  const link = linksIn(mail.text)['the link that unsubscribes']!;
  const answer = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(answer.status).toBe(200);
  const after = await checksums();
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed).toEqual(expect.arrayContaining(['public.suppressions', 'public.invitations']));
});
