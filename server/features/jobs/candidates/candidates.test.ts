import '../../index.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Command, type Outcome, runCommand } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { registerRateLimits } from '#server/features/accounts/session/rate-limits.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { hashToken } from '#server/session/tokens.ts';
import { system } from '#server/session/viewer.ts';
import { keepUpload } from '#server/storage/keep-upload.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { heads, inPieces, pngOf } from '#server/storage/testing/uploads.ts';
import { createApplication, createEngagement, createJob } from '../jobs.factories.ts';
import { closeJob, withdrawJob } from '../publishing.commands.ts';
import {
  askCandidateAgain,
  rejectApplication,
  startInterviews,
  submitCandidate,
  withdrawApplication,
} from './applications.commands.ts';
import { forgetCandidates } from './candidates.tasks.ts';
import { giveConsent, withdrawConsent } from './consent.commands.ts';
import { cvRoutes } from './cv.http.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const [place] = await testPlaces();

type Person = Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let app: FastifyInstance;
let employer: Awaited<ReturnType<typeof createEmployer>>;
let stranger: Awaited<ReturnType<typeof createEmployer>>;
let first: Person;
let second: Person;

beforeAll(async () => {
  employer = await createEmployer(database, {
    company_id: (await createCompany(database, { name: 'Harbour Works' })).id,
  });
  stranger = await createEmployer(database, { company_id: (await createCompany(database)).id });
  [first, second] = [await createRecruiterWithLogin(database), await createRecruiterWithLogin(database)];
  app = Fastify();
  app.decorate('database', database);
  await registerRateLimits(app);
  await app.register(cvRoutes);
});
beforeEach(() => place!.use());
afterAll(() => app.close());

const engagedJob = async (...recruiters: Person[]) => {
  const job = await createJob(database, {
    ...{ company_id: employer.viewer.companyId!, created_by: employer.user.id, state: 'open' },
  });
  for (const { recruiter } of recruiters)
    await createEngagement(database, {
      ...{ job_id: job.id, company_id: job.company_id, agency_id: recruiter.agency_id, recruiter_id: recruiter.id },
      state: 'accepted',
    });
  return job;
};

const docx = Buffer.concat([
  Buffer.from('504b03041400000008000000000000000000000000000000000013000000', 'hex'),
  Buffer.from('[Content_Types].xml'),
  Buffer.alloc(100, 1),
]);
const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600, 1)]);
const pdf = Buffer.concat([heads.pdf, Buffer.alloc(600, 1)]);

const upload = (who: Person, bytes: Buffer) => keepUpload(context(who.viewer), inPieces(bytes), { kind: 'cv' });
const cvOf = async (who: Person, bytes = pdf) => {
  const kept = await upload(who, bytes);
  if (!kept.ok) throw new Error(kept.problem.message);
  return new KeptUpload({ ...kept.file, kind: 'cv' });
};

let people = 0;
const newEmail = () => `kim-${people++}@candidate.example`;
const submit = async (who: Person, jobId: string, candidateEmail = newEmail()) =>
  runCommand(submitCandidate, context(who.viewer), {
    ...{ jobId, candidateName: 'Kim Candidate', candidateEmail, candidatePhone: '+61 400 000 000' },
    ...{ pitch: 'Led two sites like this one.', salaryWish: 9_500_000, noticeWeeks: 4 },
    ...{ cv: await cvOf(who), cvName: 'Kim.pdf' },
  });
const code = (outcome: Outcome<Result>) => (outcome.ok ? 'done' : outcome.problems[0]!.code);
const idOf = (outcome: Outcome<Result>) =>
  (outcome as unknown as { result: { application: string } }).result.application;
const run = async <I, R extends Result>(command: Command<I, R>, viewer: Person['viewer'], input: object) =>
  code(await runCommand(command, context(viewer), input));
const rowOf = (id: string) =>
  kysely.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const mailsTo = (email: string) =>
  kysely.selectFrom('mails').select(['kind', 'subject', 'text']).where('to_email', '=', email).orderBy('id').execute();
const tokenIn = async (email: string) => {
  const { text } = (await mailsTo(email)).findLast(({ kind }) => kind === 'candidate-consent')!;
  return /candidate-consent\/([\w-]+)/.exec(text)![1]!;
};
/** As a stranger who opens the link of the newest email. */
const answer = async (email: string, what: 'agree' | 'withdraw' | 'erase') => {
  const token = await tokenIn(email);
  return what === 'agree'
    ? runCommand(giveConsent, context(), { token })
    : runCommand(withdrawConsent, context(), { token, erases: what === 'erase' });
};
const outcomeOf = (outcome: Outcome<Result>) =>
  outcome.ok ? (outcome.result as { outcome: string }).outcome : outcome.problems[0]!.code;
const noticesOf = async (userId: string) =>
  (await kysely.selectFrom('notices').select('kind').where('user_id', '=', userId).orderBy('at').execute()).map(
    ({ kind }) => kind,
  );

const fields = 'id state candidateName candidateEmail candidatePhone cvName pitch salaryWish noticeWeeks';
const read = async (viewer: Person['viewer'], id: string) =>
  (
    (await request(context(viewer), `query ($id: ID!) { node(id: $id) { ... on Application { ${fields} } } }`, {
      id: `Application:${id}`,
    })) as { data: { node: Record<string, unknown> | null } }
  ).data.node;
const listed = async (viewer: Person['viewer']) =>
  (
    (await request(context(viewer), '{ applications(first: 100) { edges { node { id } } } }')) as unknown as {
      data: { applications: { edges: { node: { id: string } }[] } };
    }
  ).data.applications.edges.map(({ node }) => node.id.slice('Application:'.length));
const linkFor = async (viewer: Person['viewer'], id: string) =>
  (
    (await request(context(viewer), 'query ($id: ID!) { cvLink(applicationId: $id) }', {
      id: `Application:${id}`,
    })) as unknown as { data: { cvLink: string | null } }
  ).data.cvLink;

describe('before the candidate agrees', () => {
  test('the company sees nothing of them in any query, and can do nothing with them', async () => {
    const job = await engagedJob(first);
    const email = newEmail();
    const id = idOf(await submit(first, job.id, email));
    expect(await read(employer.viewer, id)).toBeNull();
    expect(await listed(employer.viewer)).not.toContain(id);
    expect(await linkFor(employer.viewer, id)).toBeNull();
    const found = await request(
      context(employer.viewer),
      'query ($id: ID!) { node(id: $id) { ... on Job { candidateCount submittedCount unansweredCount } } }',
      { id: `Job:${job.id}` },
    );
    expect(found.data).toEqual({ node: { candidateCount: 0, submittedCount: 0, unansweredCount: 1 } });
    expect(await run(rejectApplication, employer.viewer, { applicationId: id, reason: 'No.' })).toBe('NOT_FOUND');
    expect(await run(startInterviews, employer.viewer, { applicationId: id })).toBe('NOT_FOUND');
    expect(await noticesOf(employer.user.id)).not.toContain('candidateSubmitted');
    expect(await read(first.viewer, id)).toMatchObject({ candidateName: 'Kim Candidate', state: 'submitted' });
    for (const who of [second, stranger]) expect(await read(who.viewer, id)).toBeNull();
  });

  test('the email names the job and the company, and reading its page changes nothing', async () => {
    const job = await engagedJob(first);
    const email = newEmail();
    const id = idOf(await submit(first, job.id, email));
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: 'May Harbour Works see your application for Site engineer?' });
    const before = await rowOf(id);
    const token = await tokenIn(email);
    const page = await request(
      context(),
      'query ($token: String!) { consentToGive(token: $token) { jobTitle companyName canAgree cvName } }',
      { token },
    );
    expect(page.data).toEqual({
      consentToGive: { jobTitle: 'Site engineer', companyName: 'Harbour Works', canAgree: true, cvName: 'Kim.pdf' },
    });
    expect(await rowOf(id)).toEqual(before);
  });
});

describe('once the candidate agrees', () => {
  test('the company sees them with their CV, both sides are told, and agreeing twice changes nothing', async () => {
    const job = await engagedJob(first);
    const email = newEmail();
    const id = idOf(await submit(first, job.id, email));
    expect(outcomeOf(await answer(email, 'agree'))).toBe('agreed');
    const row = await rowOf(id);
    expect(row).toMatchObject({ consented_to: 'Site engineer, Harbour Works', state: 'submitted' });
    expect(row.owned_until).not.toBeNull();
    expect(outcomeOf(await answer(email, 'agree'))).toBe('agreed');
    expect(await rowOf(id)).toEqual(row);
    expect(await read(employer.viewer, id)).toMatchObject({
      ...{ candidateName: 'Kim Candidate', candidateEmail: email, salaryWish: 9_500_000, noticeWeeks: 4 },
    });
    expect(await listed(employer.viewer)).toContain(id);
    expect(await read(stranger.viewer, id)).toBeNull();
    expect(await noticesOf(employer.user.id)).toContain('candidateSubmitted');
    expect(await noticesOf(first.user.id)).toContain('candidateConsented');
  });

  test('the CV is a file to save, by a link that is signed and ends with the consent', async () => {
    const job = await engagedJob(first);
    const email = newEmail();
    const id = idOf(await submit(first, job.id, email));
    await answer(email, 'agree');
    const link = (await linkFor(employer.viewer, id))!;
    const served = await app.inject({ url: link });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="cv-${id}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(served.rawPayload.equals(pdf)).toBe(true);
    for (const who of [second, stranger]) expect(await linkFor(who.viewer, id)).toBeNull();
    const altered = [
      link.replace(id, crypto.randomUUID()),
      link.replace('reader=company', 'reader=recruiter'),
      link.replace(/expires=\d+/, 'expires=99999999999'),
      link.slice(0, -1),
      '/candidate-cv?application=1',
    ];
    for (const url of altered) expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
    await answer(email, 'erase');
    expect((await app.inject({ url: link })).statusCode).toBe(404);
  });

  test('they can withdraw, and have everything erased, which the link does not survive', async () => {
    const job = await engagedJob(first);
    const email = newEmail();
    const id = idOf(await submit(first, job.id, email));
    await answer(email, 'agree');
    await run(startInterviews, employer.viewer, { applicationId: id });
    expect(outcomeOf(await answer(email, 'withdraw'))).toBe('withdrawn');
    expect(await rowOf(id)).toMatchObject({ state: 'withdrawn', ended_by: 'candidate', candidate_email: email });
    const { cv_file_id } = await rowOf(id);
    expect(outcomeOf(await answer(email, 'erase'))).toBe('erased');
    expect(await rowOf(id)).toMatchObject({
      ...{ candidate_name: null, candidate_email: null, candidate_phone: null, candidate_hash: null, cv_file_id: null },
      ...{ cv_name: null, pitch: '', token_hash: null },
    });
    const file = await kysely.selectFrom('files').select('state').where('id', '=', cv_file_id!).executeTakeFirst();
    expect(file).toEqual({ state: 'removed' });
    expect(outcomeOf(await answer(email, 'erase'))).toBe('LINK_UNKNOWN');
    const names = await kysely
      .selectFrom('notices')
      .select('about')
      .where('path', 'like', `%${id}%`)
      .where('about', 'is not', null)
      .execute();
    expect(names).toEqual([]);
  });
});

describe('an introduction', () => {
  test('belongs to the first agency that the person agreed to, for six months; a later one is not told whose it is', async () => {
    const job = await engagedJob(first, second);
    const other = await engagedJob(second);
    const email = newEmail();
    const own = idOf(await submit(first, job.id, email));
    // Not consented yet: the second may submit the person for another job, and the one that they agree to first is the owner.
    const theirs = idOf(await submit(second, other.id, email.toUpperCase()));
    const [ownToken, theirToken] = (await mailsTo(email)).map(
      ({ text }) => /candidate-consent\/([\w-]+)/.exec(text)![1]!,
    );
    expect(outcomeOf(await runCommand(giveConsent, context(), { token: ownToken! }))).toBe('agreed');
    expect(outcomeOf(await runCommand(giveConsent, context(), { token: theirToken! }))).toBe('introduced');
    expect(await rowOf(theirs)).toMatchObject({ state: 'rejected', ended_by: 'system', consented_at: null });
    expect(await noticesOf(second.user.id)).toContain('candidateIntroduced');
    const again = await submit(second, other.id, email);
    expect(again).toMatchObject({
      ok: false,
      problems: [{ code: 'INTRODUCED', message: 'This person was already introduced to the company.' }],
    });
    await kysely.updateTable('applications').set({ owned_until: new Date() }).where('id', '=', own).execute();
    expect(code(await submit(second, other.id, email))).toBe('done');
  });

  test('has one owner, however many agree at once', async () => {
    for (let round = 0; round < 3; round++) {
      const recruiters = await Promise.all([0, 1, 2].map(() => createRecruiterWithLogin(database)));
      const jobs = await Promise.all(recruiters.map((one) => engagedJob(one)));
      const email = newEmail();
      for (const [at, one] of recruiters.entries()) await submit(one, jobs[at]!.id, email);
      const tokens = (await mailsTo(email)).map(({ text }) => /candidate-consent\/([\w-]+)/.exec(text)![1]!);
      const outcomes = await Promise.all(tokens.map((token) => runCommand(giveConsent, context(), { token })));
      expect(outcomes.map(outcomeOf).toSorted()).toEqual(['agreed', 'introduced', 'introduced']);
    }
  });
});

describe('submitting', () => {
  test('is for engaged recruiters of an open job, once for each person', async () => {
    const job = await engagedJob(first);
    const email = newEmail();
    expect(code(await submit(second, job.id))).toBe('NOT_FOUND');
    expect(code(await submit(first, job.id, email))).toBe('done');
    expect(code(await submit(first, job.id, email))).toBe('DUPLICATE');
    await kysely.updateTable('engagements').set({ state: 'withdrawn' }).where('job_id', '=', job.id).execute();
    expect(code(await submit(first, job.id))).toBe('NOT_ENGAGED');
    const closed = await engagedJob(first);
    await run(closeJob, employer.viewer, { jobId: closed.id, because: null });
    expect(code(await submit(first, closed.id))).toBe('STATE');
  });

  test.each([
    ['a PDF', pdf, true],
    ['an old Word document', doc, true],
    ['a Word document', docx, true],
    ['a picture', pngOf(1000), false],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'.repeat(4)), false],
    [
      'another zip file',
      Buffer.concat([docx.subarray(0, 30), Buffer.from('evil.exe'.padEnd(19, 'x')), Buffer.alloc(90)]),
      false,
    ],
  ])('takes %s as a CV by its bytes: %#', async (_what, bytes, isTaken) => {
    const kept = await upload(first, bytes);
    expect(kept).toMatchObject(
      isTaken
        ? { ok: true }
        : { ok: false, problem: { message: 'We cannot use this file here. Choose a PDF or Word document.' } },
    );
  });

  test('takes 20,000,000 bytes and not one more', async () => {
    const large = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 1)]);
    expect(await upload(first, large(20_000_000))).toMatchObject({ ok: true });
    expect(await upload(first, large(20_000_001))).toMatchObject({ ok: false, status: 413 });
  });
});

describe('an answer', () => {
  const agreed = async () => {
    const job = await engagedJob(first);
    const email = newEmail();
    const id = idOf(await submit(first, job.id, email));
    await answer(email, 'agree');
    return { job, email, id };
  };

  test('a rejection reaches the recruiter with its reason, and the candidate without', async () => {
    const { email, id } = await agreed();
    expect(await run(rejectApplication, employer.viewer, { applicationId: id, reason: '' })).not.toBe('done');
    expect(await run(rejectApplication, first.viewer, { applicationId: id, reason: 'Mine.' })).toBe('NOT_FOUND');
    expect(await run(rejectApplication, employer.viewer, { applicationId: id, reason: 'Too junior.' })).toBe('done');
    expect(await run(rejectApplication, employer.viewer, { applicationId: id, reason: 'Too junior.' })).toBe('STATE');
    expect(await noticesOf(first.user.id)).toContain('candidateRejected');
    const { subject, text } = (await mailsTo(email)).at(-1)!;
    expect(subject).toBe('About your application for Site engineer');
    expect(text).not.toContain('Too junior');
  });

  test('comes when the recruiter withdraws them, and when the job is withdrawn', async () => {
    const one = await agreed();
    expect(await run(withdrawApplication, employer.viewer, { applicationId: one.id, reason: null })).toBe('NOT_FOUND');
    expect(await run(withdrawApplication, first.viewer, { applicationId: one.id, reason: null })).toBe('done');
    expect((await mailsTo(one.email)).at(-1)!.subject).toBe('Your application for Site engineer was withdrawn');
    const other = await agreed();
    const waiting = newEmail();
    const unanswered = idOf(await submit(first, other.job.id, waiting));
    await run(withdrawJob, employer.viewer, { jobId: other.job.id, because: null });
    expect(await rowOf(other.id)).toMatchObject({ state: 'rejected', ended_by: 'system' });
    expect((await mailsTo(other.email)).at(-1)!.kind).toBe('candidate-news');
    expect(await rowOf(unanswered)).toMatchObject({ state: 'withdrawn', candidate_email: null });
  });

  test('is still possible after the job was closed', async () => {
    const { job, id } = await agreed();
    await run(closeJob, employer.viewer, { jobId: job.id, because: null });
    expect(await rowOf(id)).toMatchObject({ state: 'submitted' });
    expect(await run(startInterviews, employer.viewer, { applicationId: id })).toBe('done');
    expect(await run(startInterviews, employer.viewer, { applicationId: id })).toBe('STATE');
  });
});

describe('asking again', () => {
  test('waits a day, stops after three emails, and replaces the link', async () => {
    const job = await engagedJob(first);
    const email = newEmail();
    const id = idOf(await submit(first, job.id, email));
    const before = await tokenIn(email);
    const ask = () => run(askCandidateAgain, first.viewer, { applicationId: id });
    expect(await ask()).toBe('TOO_SOON');
    for (const expected of ['done', 'done', 'LIMIT']) {
      await kysely
        .updateTable('applications')
        .set({ asked_at: new Date(Date.now() - 90_000_000) })
        .where('id', '=', id)
        .execute();
      expect(await ask()).toBe(expected);
    }
    expect(outcomeOf(await runCommand(giveConsent, context(), { token: before }))).toBe('LINK_UNKNOWN');
    expect(outcomeOf(await answer(email, 'agree'))).toBe('agreed');
    expect(await ask()).toBe('STATE');
  });
});

test('who never answers and whose application ended long ago is erased; a second run finds nothing', async () => {
  const job = await engagedJob(first);
  const of = {
    ...{ job_id: job.id, company_id: job.company_id },
    ...{ agency_id: first.recruiter.agency_id, recruiter_id: first.recruiter.id },
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const unanswered = await createApplication(database, {
    ...{ ...of, asked_at: daysAgo(16), consented_at: null, token_hash: hashToken('a link') },
  });
  const ended = await createApplication(database, { ...of, state: 'rejected', ended_at: daysAgo(366) });
  const kept = [
    await createApplication(database, { ...of, asked_at: daysAgo(16) }),
    await createApplication(database, { ...of, asked_at: daysAgo(14), consented_at: null }),
    await createApplication(database, { ...of, state: 'rejected', ended_at: daysAgo(364) }),
  ];
  for (let round = 0; round < 2; round++) await forgetCandidates.run(context(system), {});
  for (const { id } of [unanswered, ended]) {
    const row = await rowOf(id);
    expect(row).toMatchObject({ candidate_email: null, version: id === ended.id ? 2 : 3 });
  }
  for (const { id, candidate_email } of kept) expect(await rowOf(id)).toMatchObject({ candidate_email, version: 1 });
});
