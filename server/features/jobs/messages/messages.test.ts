import '../../index.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Outcome, runCommand } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { eraseCandidate } from '../candidates/erased-candidates.ts';
import { createApplication, createEngagement, createJob, createThread } from '../jobs.factories.ts';
import { readJobThread, sendJobMessage } from './messages.commands.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

type Viewer = { viewer: Awaited<ReturnType<typeof createEmployer>>['viewer'] };
let hirer: Awaited<ReturnType<typeof createEmployer>>;
let colleague: Awaited<ReturnType<typeof createEmployer>>;
let otherCompany: Awaited<ReturnType<typeof createEmployer>>;
let recruiter: Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let otherAgency: Awaited<ReturnType<typeof createRecruiterWithLogin>>;

beforeAll(async () => {
  const { id: company_id } = await createCompany(database, { name: 'Harbour Works' });
  hirer = await createEmployer(database, { company_id });
  colleague = await createEmployer(database, { company_id });
  otherCompany = await createEmployer(database, { company_id: (await createCompany(database)).id });
  recruiter = await createRecruiterWithLogin(database);
  otherAgency = await createRecruiterWithLogin(database);
});

/** A job with the recruiter's part in it, and a candidate who has agreed unless something else is wished. */
async function ofJob(part: object = {}, candidate: object = {}) {
  const job = await createJob(database, {
    ...{ company_id: hirer.viewer.companyId!, created_by: hirer.user.id, state: 'open' },
  });
  const of = {
    ...{ job_id: job.id, company_id: job.company_id },
    ...{ agency_id: recruiter.recruiter.agency_id, recruiter_id: recruiter.recruiter.id },
  };
  const engagement = await createEngagement(database, { ...of, state: 'accepted', ...part });
  const application = await createApplication(database, { ...of, ...candidate });
  return { job, of, engagement: engagement.id, application: application.id, email: application.candidate_email! };
}

type AboutType = 'Application' | 'JobEngagement' | 'EngagedJob';
const outcomeOf = (outcome: Outcome<Result>) => (outcome.ok ? 'done' : outcome.problems[0]!.code);
const send = async ({ viewer }: Viewer, type: AboutType, id: string, words = 'When could they start?') =>
  outcomeOf(await runCommand(sendJobMessage, context(viewer), { aboutId: { type, id }, words }));
const read = async ({ viewer }: Viewer, threadId: string) =>
  outcomeOf(await runCommand(readJobThread, context(viewer), { threadId }));
const threadAbout = (applicationId: string) =>
  kysely.selectFrom('job_threads').selectAll().where('application_id', '=', applicationId).executeTakeFirst();
const threads = async ({ viewer }: Viewer, filter: object = {}) => {
  const text = `query ($filter: JobThreadFilter) { jobThreads(first: 100, filter: $filter) { edges { node {
    id unread viewerSide lastWords messages { edges { node { words isOwnSide authorName } } } } } } }`;
  const { data } = (await request(context(viewer), text, { filter })) as unknown as {
    data: { jobThreads: { edges: { node: { id: string; unread: number; viewerSide: string } }[] } };
  };
  return data.jobThreads.edges.map(({ node }) => ({ ...node, id: node.id.slice('JobThread:'.length) }));
};
const newsOf = async (user: { id: string; email: string }) => ({
  notices: await kysely
    .selectFrom('notices')
    .select(['about', 'path'])
    .where('user_id', '=', user.id)
    .where('kind', '=', 'jobMessage')
    .orderBy('at')
    .execute(),
  mails: await kysely
    .selectFrom('mails')
    .selectAll()
    .where('to_email', '=', user.email)
    .where('kind', '=', 'job-message')
    .orderBy('id')
    .execute(),
});

describe('a thread', () => {
  test('is one for a candidate and one for the job, read by both sides and nobody else', async () => {
    const { engagement, application } = await ofJob();
    expect(await send(hirer, 'Application', application)).toBe('done');
    expect(await send(recruiter, 'Application', application, 'In May.')).toBe('done');
    expect(await send(hirer, 'JobEngagement', engagement, 'There is a night shift now.')).toBe('done');
    expect(await send(recruiter, 'EngagedJob', engagement, 'I know two.')).toBe('done');
    const { id } = (await threadAbout(application))!;
    for (const who of [hirer, colleague, recruiter]) {
      const isCompany = who !== recruiter;
      const found = await threads(who);
      expect(found.find((thread) => thread.id === id)).toMatchObject({
        ...{ unread: 1, viewerSide: isCompany ? 'company' : 'recruiter', lastWords: 'In May.' },
        messages: {
          edges: [
            { node: { words: 'In May.', isOwnSide: !isCompany, authorName: recruiter.user.name } },
            { node: { words: 'When could they start?', isOwnSide: isCompany, authorName: hirer.user.name } },
          ],
        },
      });
      expect(found).toHaveLength(2);
    }
    for (const who of [otherCompany, otherAgency]) {
      expect(await threads(who)).toEqual([]);
      expect(await send(who, 'Application', application)).toBe('NOT_FOUND');
      expect(await send(who, 'JobEngagement', engagement)).toBe('NOT_FOUND');
      expect(await send(who, 'EngagedJob', engagement)).toBe('NOT_FOUND');
      expect(await read(who, id)).toBe('NOT_FOUND');
      const node = await request(context(who.viewer), 'query ($id: ID!) { node(id: $id) { id } }', {
        id: `JobThread:${id}`,
      });
      expect(node.data).toEqual({ node: null });
    }
  });

  test('counts what each side has not read, until it reads it', async () => {
    const { application } = await ofJob();
    for (const words of ['One.', 'Two.']) await send(recruiter, 'Application', application, words);
    await send(colleague, 'Application', application, 'Three.');
    const { id } = (await threadAbout(application))!;
    expect(await threadAbout(application)).toMatchObject({ company_unread: 2, recruiter_unread: 1 });
    expect((await threads(hirer, { isUnread: true })).map((thread) => thread.id)).toContain(id);
    for (let round = 0; round < 2; round++) expect(await read(hirer, id)).toBe('done');
    expect(await threadAbout(application)).toMatchObject({ company_unread: 0, recruiter_unread: 1 });
    expect((await threads(hirer, { isUnread: true })).map((thread) => thread.id)).not.toContain(id);
    expect((await threads(hirer, { isUnread: false })).map((thread) => thread.id)).toContain(id);
    expect(await read(recruiter, id)).toBe('done');
    expect(await threadAbout(application)).toMatchObject({ company_unread: 0, recruiter_unread: 0 });
  });

  test('takes a retry once, and a day has a limit', async () => {
    const { application, of } = await ofJob();
    const input = { aboutId: { type: 'Application', id: application }, words: 'Once.' } as const;
    const key = crypto.randomUUID();
    for (let round = 0; round < 2; round++) await runCommand(sendJobMessage, context(hirer.viewer), input, key);
    const { id } = (await threadAbout(application))!;
    const count = () => kysely.selectFrom('job_messages').select('id').where('thread_id', '=', id).execute();
    expect(await count()).toHaveLength(1);
    const created_at = new Date();
    const more = Array.from({ length: 199 }, () => ({
      ...{ id: crypto.randomUUID(), thread_id: id, company_id: of.company_id, side: 'company', words: 'x', created_at },
    }));
    await kysely.insertInto('job_messages').values(more).execute();
    expect(await send(hirer, 'Application', application)).toBe('LIMIT');
    expect(await send(recruiter, 'Application', application)).toBe('done');
    expect(await send(recruiter, 'Application', application, ' ')).not.toBe('done');
    expect(await send(recruiter, 'Application', application, 'x'.repeat(4001))).not.toBe('done');
  });
});

describe('writing is refused', () => {
  test('about a candidate who has not agreed: the company sees nothing, the recruiter is told', async () => {
    const { application } = await ofJob({}, { consented_at: null, consented_to: null });
    expect(await send(hirer, 'Application', application)).toBe('NOT_FOUND');
    expect(await send(recruiter, 'Application', application)).toBe('STATE');
    expect(await threadAbout(application)).toBeUndefined();
  });

  test('to a recruiter who was not told yet, who sees nothing', async () => {
    const { engagement } = await ofJob({ state: 'invited', told_at: null }, { state: 'rejected' });
    expect(await send(hirer, 'JobEngagement', engagement)).toBe('STATE');
    expect(await send(recruiter, 'EngagedJob', engagement)).toBe('NOT_FOUND');
  });

  test.each(['rejected', 'withdrawn'])('after the work was %s, unless a candidate is considered', async (state) => {
    const { job, engagement, application } = await ofJob();
    await send(hirer, 'JobEngagement', engagement);
    await kysely.updateTable('engagements').set({ state }).where('id', '=', engagement).execute();
    for (const [who, type] of [[hirer, 'JobEngagement'] as const, [recruiter, 'EngagedJob'] as const])
      expect(await send(who, type, engagement)).toBe('done');
    const ended = { state: 'rejected', ended_at: new Date() };
    await kysely.updateTable('applications').set(ended).where('id', '=', application).execute();
    for (const [who, type] of [[hirer, 'JobEngagement'] as const, [recruiter, 'EngagedJob'] as const]) {
      expect(await send(who, type, engagement)).toBe('STATE');
      expect(await send(who, 'Application', application)).toBe('STATE');
    }
    const thread = await kysely
      .selectFrom('job_threads')
      .select('id')
      .where('job_id', '=', job.id)
      .executeTakeFirstOrThrow();
    for (const who of [hirer, recruiter]) expect((await threads(who)).map(({ id }) => id)).toContain(thread.id);
  });
});

describe('the other side is told', () => {
  test('with one email in ten minutes while it reads nothing, and with a notice each time', async () => {
    const { job, engagement } = await ofJob();
    const before = await newsOf(hirer.user);
    for (const words of ['One.', 'Two.', 'Three.']) await send(recruiter, 'EngagedJob', engagement, words);
    const first = await newsOf(hirer.user);
    expect(first.notices.length - before.notices.length).toBe(3);
    expect(first.mails.length - before.mails.length).toBe(1);
    const { id } = await kysely
      .selectFrom('job_threads')
      .select('id')
      .where('job_id', '=', job.id)
      .executeTakeFirstOrThrow();
    const mail = first.mails.at(-1)!;
    expect(mail.subject).toBe(`${recruiter.user.name} wrote to you about Site engineer`);
    expect(mail.text).toContain('One.');
    expect(mail.text).toContain(`/jobs?view=messages&open=JobThread%3A${id}`);
    const longAgo = { company_mailed_at: new Date(Date.now() - 11 * 60_000) };
    await kysely.updateTable('job_threads').set(longAgo).where('id', '=', id).execute();
    await send(recruiter, 'EngagedJob', engagement);
    expect((await newsOf(hirer.user)).mails.length - before.mails.length).toBe(2);
    await read(hirer, id);
    await send(recruiter, 'EngagedJob', engagement);
    expect((await newsOf(hirer.user)).mails.length - before.mails.length).toBe(3);
  });

  test('at the company: who posted the job, and who has written; no email names an address', async () => {
    const { application } = await ofJob();
    const [poster, writer] = [await newsOf(hirer.user), await newsOf(colleague.user)];
    await send(recruiter, 'Application', application);
    expect((await newsOf(colleague.user)).notices).toHaveLength(writer.notices.length);
    await send(colleague, 'Application', application, 'I lead the site.');
    await send(recruiter, 'Application', application);
    expect((await newsOf(hirer.user)).notices.length - poster.notices.length).toBe(2);
    expect((await newsOf(colleague.user)).notices.length - writer.notices.length).toBe(1);
    const { mails, notices } = await newsOf(recruiter.user);
    expect(notices.at(-1)).toMatchObject({ about: 'Kim Candidate', path: expect.stringContaining(application) });
    expect(mails.at(-1)!.text).toContain(`${colleague.user.name} of Harbour Works wrote to you about Kim Candidate`);
    const everyone = [hirer, colleague, recruiter].map(({ user }) => user.email);
    const sent = await kysely.selectFrom('mails').selectAll().where('kind', '=', 'job-message').execute();
    expect(sent.length).toBeGreaterThan(5);
    for (const mail of sent) {
      expect(mail.reply_to).toBeNull();
      for (const email of everyone) expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toContain(email);
    }
  });
});

test('what was written about an erased candidate is deleted, and their name leaves the notices', async () => {
  const { of, application, email } = await ofJob();
  await send(colleague, 'Application', application);
  await send(recruiter, 'Application', application);
  const aboutJob = await createThread(database, of);
  await inWrite(context(), (write) => eraseCandidate(write, email));
  expect(await threadAbout(application)).toBeUndefined();
  const left = await kysely.selectFrom('notices').select('about').where('path', 'like', `%${application}%`).execute();
  expect(left.length).toBeGreaterThan(2);
  expect(left.filter(({ about }) => about !== null)).toEqual([]);
  expect((await threads(hirer)).map(({ id }) => id)).toContain(aboutJob.id);
  expect(await send(hirer, 'Application', application)).toBe('STATE');
});
