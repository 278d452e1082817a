import '../index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outcome, runCommand } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { request } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger, system } from '#server/session/viewer.ts';
import { createEmployer } from '../accounts/accounts.factories.ts';
import { createCompany, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { publicPages } from '../testing/public-pages.ts';
import { linkedDataIn } from '../testing/structured-data.ts';
import { acceptEngagement, withdrawEngagement } from './engaging.commands.ts';
import { copyJob, saveJob } from './jobs.commands.ts';
import { createEngagement, createJob } from './jobs.factories.ts';
import { closeJob, publishJob } from './publishing.commands.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const app = await publicPages(database);
afterAll(() => app.close());

type Job = Awaited<ReturnType<typeof createJob>>;
let employer: Awaited<ReturnType<typeof createEmployer>>;
let recruiter: Awaited<ReturnType<typeof createRecruiterWithLogin>>;

beforeAll(async () => {
  const company = await createCompany(database, { name: 'Quarry & Sons', website: 'https://quarry.example' });
  employer = await createEmployer(database, { company_id: company.id });
  recruiter = await createRecruiterWithLogin(database, { slug: 'ann-lee', name: 'Ann Lee' });
});

const make = (wishes: object = {}) =>
  createJob(database, {
    ...{ company_id: employer.viewer.companyId!, created_by: employer.user.id, state: 'open', ...wishes },
  });
const shown = (wishes: object = {}) => make({ is_public: true, is_on_profiles: true, ...wishes });
const engage = ({ id, company_id }: Job, state = 'accepted') =>
  createEngagement(database, {
    ...{ job_id: id, company_id, agency_id: recruiter.recruiter.agency_id },
    ...{ recruiter_id: recruiter.recruiter.id, state },
  });
const rowOf = (id: string) => kysely.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const save = async (id: string, fields: object) =>
  runCommand(saveJob, context(employer.viewer), {
    jobId: id,
    expectedVersion: (await rowOf(id)).version,
    ...fields,
  });
const refused = async (done: Promise<Outcome<Result>>) => {
  const outcome = await done;
  return outcome.ok ? 'done' : outcome.problems.map(({ code, field }) => `${code} ${field}`);
};
const pageOf = async (id: string) => app.inject(`/job/${id}`);
const statusOf = async (id: string) => (await pageOf(id)).statusCode;
const fromStranger = async (text: string) => (await request(context(stranger), text)).data as Record<string, unknown>;
const profileJobs = async (selection = 'title') => {
  const data = await fromStranger(`{ recruiter(slug: "ann-lee") { jobs { edges { node { ${selection} } } } } }`);
  const { jobs } = data['recruiter'] as { jobs: { edges: { node: Record<string, string> }[] } };
  return jobs.edges.map(({ node }) => node);
};
const versionOf = async () =>
  Number(
    (
      await kysely
        .selectFrom('recruiters')
        .select('page_version')
        .where('id', '=', recruiter.recruiter.id)
        .executeTakeFirstOrThrow()
    ).page_version,
  );
/** Whether something raises the version of the recruiter's page. */
const raises = async (done: () => Promise<unknown>) => {
  const before = await versionOf();
  await done();
  return (await versionOf()) > before;
};

describe('the company', () => {
  test('shows only jobs with an open search, and is told at the field', async () => {
    for (const search_type of ['invited', 'psa', null]) {
      const { id } = await make({ state: 'draft', search_type });
      expect(await refused(save(id, { isPublic: true, isOnProfiles: true }))).toEqual([
        'invalid isPublic',
        'invalid isOnProfiles',
      ]);
    }
    const { id } = await make();
    expect(await refused(save(id, { searchType: 'psa', isPublic: true }))).toEqual(['invalid isPublic']);
    expect(await refused(save(id, { isPublic: true, isOnProfiles: true }))).toBe('done');
    expect(await rowOf(id)).toMatchObject({ is_public: true, is_on_profiles: true });
  });

  test('hides a job by another search type, and the open one does not show it again', async () => {
    const { id } = await shown();
    await save(id, { searchType: 'invited' });
    expect(await rowOf(id)).toMatchObject({ is_public: false, is_on_profiles: false });
    await save(id, { searchType: 'open' });
    expect(await rowOf(id)).toMatchObject({ is_public: false, is_on_profiles: false });
  });

  test('copies a job without showing the copy', async () => {
    const { id } = await shown();
    const outcome = await runCommand(copyJob, context(employer.viewer), { jobId: id });
    expect(await rowOf((outcome as unknown as { result: { job: string } }).result.job)).toMatchObject({
      ...{ search_type: 'open', is_public: false, is_on_profiles: false },
    });
  });
});

describe('the page of a job', () => {
  test.each<[string, object, number]>([
    ['that is public and open', {}, 200],
    ['that has its recruiters', { state: 'engaged' }, 200],
    ['that is not public', { is_public: false }, 404],
    ['that only invited recruiters see', { search_type: 'invited', is_public: false, is_on_profiles: false }, 404],
    ['that only suppliers see', { search_type: 'psa', is_public: false, is_on_profiles: false }, 404],
    ['that is a draft', { state: 'draft' }, 404],
    ['that waits for approval', { state: 'pending' }, 404],
    ['that opens later', { state: 'pending_open' }, 404],
    ['that has ended', { state: 'closed' }, 410],
    ['that has ended and was not public', { state: 'filled', is_public: false }, 404],
    ['that was withdrawn before it opened', { state: 'withdrawn' }, 404],
  ])('%s', async (_what, wishes, status) => {
    const { id } = await shown({ title: 'Bridge builder', ...wishes });
    const { statusCode, body } = await pageOf(id);
    expect(statusCode).toBe(status);
    expect(body.includes('Bridge builder')).toBe(status === 200);
    expect(linkedDataIn(body).map((thing) => thing['@type'])).toEqual(status === 200 ? ['JobPosting'] : []);
    if (status === 410) expect(body).toContain('This job is no longer open');
  });

  test('can be indexed, while the link to a draft of a post stays secret', async () => {
    const { id } = await shown();
    const { headers, body } = await pageOf(id);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(body).not.toContain('noindex');
    expect(body).toContain(`<link rel="canonical" href="${env.PLAUDIT_URL}/job/${id}"/>`);
    const draft = await app.inject(`/job/${id}/some-token`);
    expect([draft.statusCode, draft.headers['x-robots-tag']]).toEqual([404, 'noindex']);
  });

  test('says nothing about the fee and how far it has come, and the API has no such field', async () => {
    const { id } = await shown({ fee_basis_points: 1234, guarantee_days: 77, wanted_recruiters: 19 });
    const { body } = await pageOf(id);
    expect(body).not.toMatch(/12\.34|1234|guarantee|77 days|\b19\b/);
    for (const field of ['feeBasisPoints', 'guaranteeDays', 'engagedCount', 'candidateCount', 'wantedRecruiters'])
      await expect(request(context(stranger), `{ publicJob(key: "${id}") { ${field} } }`)).rejects.toThrow(
        `Cannot query field "${field}"`,
      );
  });

  test('names the recruiters who work on it only if profiles may name the job', async () => {
    const job = await shown();
    const other = await shown({ is_on_profiles: false });
    for (const one of [job, other]) await engage(one);
    expect((await pageOf(job.id)).body).toContain('/recruiter/ann-lee');
    expect((await pageOf(other.id)).body).not.toContain('/recruiter/ann-lee');
    const asked = await shown();
    await engage(asked, 'requested');
    expect((await pageOf(asked.id)).body).not.toContain('/recruiter/ann-lee');
    await kysely.deleteFrom('engagements').execute();
  });

  test('tells search engines what they require, whatever the company typed', async () => {
    const hostile = '</script><script>alert(1)</script>';
    const { id } = await shown({
      ...{ title: `Chef ${hostile}`, description: `Cook & ${hostile}\n\nSecond part` },
      ...{ job_type: 'temp', location: 'Sydney', salary_from: 4_250, salary_to: 5_000, salary_period: 'hour' },
      ...{ closes_on: '2099-01-01', closes_at: new Date('2099-01-01T13:00:00Z') },
      opened_at: new Date('2026-11-20T10:00:00Z'),
    });
    const { body } = await pageOf(id);
    expect(body).not.toContain(hostile);
    expect(linkedDataIn(body)).toEqual([
      {
        ...{ '@context': 'https://schema.org', '@type': 'JobPosting', title: `Chef ${hostile}` },
        description: '<p>Cook &amp; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p><p>Second part</p>',
        ...{ datePosted: '2026-11-20T10:00:00.000Z', validThrough: '2099-01-01T13:00:00.000Z' },
        employmentType: 'CONTRACTOR',
        identifier: { '@type': 'PropertyValue', name: 'Quarry & Sons', value: id },
        hiringOrganization: { '@type': 'Organization', name: 'Quarry & Sons', sameAs: 'https://quarry.example' },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Sydney', addressCountry: 'AU' },
        },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'AUD',
          value: { '@type': 'QuantitativeValue', minValue: 42.5, maxValue: 50, unitText: 'HOUR' },
        },
      },
    ]);
  });

  test('leaves out a salary that nobody gave, and has one amount for one', async () => {
    const without = await shown();
    expect(linkedDataIn((await pageOf(without.id)).body)[0]).not.toHaveProperty('baseSalary');
    const one = await shown({ salary_from: 9_000_000, salary_to: 9_000_000 });
    expect(linkedDataIn((await pageOf(one.id)).body)[0]).toHaveProperty('baseSalary.value.value', 90_000);
  });

  test('is in the sitemaps only while anybody can read it', async () => {
    const { beginning, sitemapPages } = await import('../sharing/sitemaps.queries.ts');
    const one = await shown();
    const ended = await shown({ state: 'closed' });
    const hidden = await make();
    const paths: string[] = [];
    for await (const { path } of sitemapPages(database, 'jobs', beginning, 1000)) paths.push(path);
    expect(paths).toContain(`/job/${one.id}`);
    expect(paths).not.toContain(`/job/${ended.id}`);
    expect(paths).not.toContain(`/job/${hidden.id}`);
  });
});

describe("a recruiter's profile", () => {
  test('names the jobs that they work on and whose companies allow it, with a link to what is public', async () => {
    const job = await shown({ title: 'Bridge builder' });
    await engage(job);
    await engage(await shown({ title: 'Not public', is_public: false }));
    await engage(await shown({ title: 'Ended', state: 'closed' }));
    await engage(await shown({ title: 'Hidden', is_on_profiles: false }));
    await engage(await shown({ title: 'Only requested' }), 'requested');
    expect(await profileJobs('title key companyName')).toEqual([
      { title: 'Not public', key: null, companyName: 'Quarry & Sons' },
      { title: 'Bridge builder', key: job.id, companyName: 'Quarry & Sons' },
    ]);
    const { body } = await app.inject('/recruiter/ann-lee');
    expect(body).toContain('Working on');
    expect(body).toContain(`href="/job/${job.id}"`);
    await kysely.deleteFrom('engagements').execute();
    expect(await profileJobs()).toEqual([]);
    expect((await app.inject('/recruiter/ann-lee')).body).not.toContain('Working on');
  });

  test('has a new version whenever what it says of jobs changes', async () => {
    const job = await shown({ state: 'draft', is_on_profiles: false });
    const engagementId = (await engage(job, 'invited')).id;
    const part = { engagementId: { type: 'EngagedJob', id: engagementId } };
    const publish = () => runCommand(publishJob, context(employer.viewer), { jobId: job.id, expectedVersion: 1 });
    expect(await raises(publish)).toBe(false);
    expect(await raises(() => save(job.id, { isOnProfiles: true, wantedRecruiters: 1 }))).toBe(false);
    expect(await raises(() => runCommand(acceptEngagement, context(recruiter.viewer), part))).toBe(true);
    expect((await rowOf(job.id)).state).toBe('engaged');
    expect(await raises(() => save(job.id, { title: 'Bridge builder' }))).toBe(true);
    expect(await raises(() => save(job.id, { location: 'Perth' }))).toBe(true);
    expect(await raises(() => save(job.id, { salaryFrom: 100 }))).toBe(false);
    expect(await raises(() => save(job.id, { isPublic: false }))).toBe(true);
    expect(await raises(() => save(job.id, { searchType: 'invited' }))).toBe(true);
    expect(await raises(() => save(job.id, { searchType: 'open', isOnProfiles: true }))).toBe(true);
    const rename = () =>
      inWrite(context(system), (write) => write.emit('companyRenamed', { companyId: job.company_id }));
    expect(await raises(rename)).toBe(true);
    const leave = () => runCommand(withdrawEngagement, context(recruiter.viewer), { ...part, reason: null });
    expect(await raises(leave)).toBe(true);
    expect(await raises(() => save(job.id, { title: 'Another title' }))).toBe(false);
    const ending = await shown();
    await engage(ending);
    const close = () => runCommand(closeJob, context(employer.viewer), { jobId: ending.id, because: null });
    expect(await raises(close)).toBe(true);
    expect(await profileJobs()).toEqual([]);
  });
});

test('the switched-off feature shows no jobs', async () => {
  const job = await shown();
  const ended = await shown({ state: 'closed' });
  await engage(job);
  const features = env.PLAUDIT_FEATURES;
  Object.assign(env, { PLAUDIT_FEATURES: { ...features, jobs: false } });
  try {
    expect(
      await fromStranger(
        `{ off: publicJob(key: "${job.id}") { title } ended: endedJob(key: "${ended.id}") { endedAt } }`,
      ),
    ).toEqual({ off: null, ended: null });
    expect(await profileJobs('location')).toEqual([]);
  } finally {
    Object.assign(env, { PLAUDIT_FEATURES: features });
  }
  expect(await statusOf(job.id)).toBe(200);
});
