import '../index.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Outcome, runCommand } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { request } from '#server/graphql/testing/request.ts';
import { createEmployer } from '../accounts/accounts.factories.ts';
import { createSupplier } from '../hiring/hiring.factories.ts';
import { createCompany, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { acceptEngagement, rejectEngagement, requestEngagement, withdrawEngagement } from './engaging.commands.ts';
import { createEngagement, createJob } from './jobs.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

type Recruiter = Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let employer: Awaited<ReturnType<typeof createEmployer>>;
let stranger: Awaited<ReturnType<typeof createEmployer>>;

beforeAll(async () => {
  employer = await createEmployer(database, { company_id: (await createCompany(database)).id });
  stranger = await createEmployer(database, { company_id: (await createCompany(database)).id });
});

const pitch = 'We placed three site engineers last year.';
const job = (wishes: object = {}) =>
  createJob(database, {
    ...{ company_id: employer.viewer.companyId!, created_by: employer.user.id, state: 'open', ...wishes },
  });
const engage = (of: { id: string; company_id: string }, { recruiter }: Recruiter, wishes: object = {}) =>
  createEngagement(database, {
    ...{ job_id: of.id, company_id: of.company_id, agency_id: recruiter.agency_id, recruiter_id: recruiter.id },
    ...wishes,
  });
const code = async (done: Promise<Outcome<Result>>) => {
  const outcome = await done;
  return outcome.ok ? 'done' : outcome.problems[0]!.code;
};
const ask = (who: Recruiter, jobId: string) =>
  code(runCommand(requestEngagement, context(who.viewer), { jobId, pitch }));
const named = ({ viewer }: { viewer: Recruiter['viewer'] }, id: string) => ({
  type: viewer.companyId ? 'JobEngagement' : 'EngagedJob',
  id,
});
const accept = (who: { viewer: Recruiter['viewer'] }, engagementId: string) =>
  code(runCommand(acceptEngagement, context(who.viewer), { engagementId: named(who, engagementId) }));
const reject = (who: { viewer: Recruiter['viewer'] }, engagementId: string) =>
  code(
    runCommand(rejectEngagement, context(who.viewer), {
      engagementId: named(who, engagementId),
      reason: 'Not our field.',
    }),
  );
const withdraw = (who: { viewer: Recruiter['viewer'] }, engagementId: string) =>
  code(runCommand(withdrawEngagement, context(who.viewer), { engagementId: named(who, engagementId), reason: null }));
const jobRow = (id: string) => kysely.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const partOf = async (jobId: string, { recruiter }: Recruiter) =>
  (await kysely
    .selectFrom('engagements')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('recruiter_id', '=', recruiter.id)
    .executeTakeFirst())!;

describe('a recruiter finds', () => {
  const found = async (who: { viewer: Recruiter['viewer'] }) => {
    const answer = await request(context(who.viewer), '{ marketplaceJobs(first: 50) { edges { node { id } } } }');
    const { edges } = (answer as unknown as { data: { marketplaceJobs: { edges: { node: { id: string } }[] } } }).data
      .marketplaceJobs;
    return edges.map(({ node }) => node.id.slice('MarketplaceJob:'.length));
  };

  test('open searches, those of companies that prefer them, and neither drafts nor searches by invitation', async () => {
    const who = await createRecruiterWithLogin(database);
    const open = await job();
    const draft = await job({ state: 'draft' });
    const invited = await job({ search_type: 'invited' });
    const psa = await job({ search_type: 'psa' });
    const closed = await job({ state: 'closed' });
    const before = await found(who);
    expect(before).toContain(open.id);
    for (const { id } of [draft, invited, psa, closed]) expect(before).not.toContain(id);
    for (const { id } of [draft, invited, psa, closed]) expect(await ask(who, id)).toBe('NOT_FOUND');
    await createSupplier(database, { company_id: psa.company_id, agency_id: who.recruiter.agency_id });
    expect(await found(who)).toContain(psa.id);
    expect(await ask(who, psa.id)).toBe('done');
    await kysely
      .updateTable('suppliers')
      .set({ ends_on: '2026-09-02' })
      .where('company_id', '=', psa.company_id)
      .execute();
    expect(await found(who)).not.toContain(psa.id);
  });

  test('an invitation once the job is open, and no other of its recruiters', async () => {
    const [who, other] = [await createRecruiterWithLogin(database), await createRecruiterWithLogin(database)];
    const later = await job({ state: 'pending_open', search_type: 'invited' });
    const untold = await engage(later, who, { told_at: null });
    const read = `query ($id: ID!) { node(id: $id) { ... on EngagedJob { state job { title } } } }`;
    const node = async (viewer: Recruiter['viewer']) =>
      ((await request(context(viewer), read, { id: `EngagedJob:${untold.id}` })) as { data: { node: object | null } })
        .data.node;
    expect(await node(who.viewer)).toBeNull();
    expect(await accept(who, untold.id)).toBe('NOT_FOUND');
    await kysely.updateTable('engagements').set({ told_at: new Date() }).where('id', '=', untold.id).execute();
    expect(await node(who.viewer)).toEqual({ state: 'invited', job: { title: 'Site engineer' } });
    expect(await node(other.viewer)).toBeNull();
    expect(await node(employer.viewer)).toBeNull();
  });
});

describe('engaging', () => {
  test('a request is answered by the company, an invitation by its recruiter, and nobody answers their own', async () => {
    const [asking, invited] = [await createRecruiterWithLogin(database), await createRecruiterWithLogin(database)];
    const wanted = await job({ wanted_recruiters: 2 });
    expect(await ask(asking, wanted.id)).toBe('done');
    expect(await ask(asking, wanted.id)).toBe('DUPLICATE');
    const requested = await partOf(wanted.id, asking);
    const invitation = await engage(wanted, invited);
    expect(await accept(asking, requested.id)).toBe('STATE');
    expect(await accept(employer, invitation.id)).toBe('STATE');
    expect(await reject(employer, invitation.id)).toBe('STATE');
    expect(await accept(stranger, requested.id)).toBe('NOT_FOUND');
    expect(await accept(invited, requested.id)).toBe('NOT_FOUND');
    expect(await accept(employer, requested.id)).toBe('done');
    expect(await jobRow(wanted.id)).toMatchObject({ state: 'open', engaged_count: 1 });
    expect(await accept(invited, invitation.id)).toBe('done');
    expect(await jobRow(wanted.id)).toMatchObject({ state: 'engaged', engaged_count: 2, invited_count: 0 });
    expect(await accept(invited, invitation.id)).toBe('STATE');
  });

  test('two who accept the last place at once get one yes and one clear no', async () => {
    for (let round = 0; round < 5; round++) {
      const both = [await createRecruiterWithLogin(database), await createRecruiterWithLogin(database)];
      const wanted = await job({ wanted_recruiters: 1 });
      const parts = await Promise.all(both.map((one) => engage(wanted, one)));
      const answers = await Promise.all(parts.map(({ id }, at) => accept(both[at]!, id)));
      expect(answers.toSorted()).toEqual(['FULL', 'done']);
      expect(await jobRow(wanted.id)).toMatchObject({ state: 'engaged', engaged_count: 1 });
    }
  });

  test('a rejection reaches the other side with its reason, and is final', async () => {
    const who = await createRecruiterWithLogin(database);
    const wanted = await job();
    await ask(who, wanted.id);
    const { id } = await partOf(wanted.id, who);
    expect(await reject(employer, id)).toBe('done');
    expect(await partOf(wanted.id, who)).toMatchObject({
      state: 'rejected',
      reason: 'Not our field.',
      ended_by: 'company',
    });
    expect(await reject(employer, id)).toBe('STATE');
    expect(await ask(who, wanted.id)).toBe('DUPLICATE');
    const told = await kysely
      .selectFrom('notices')
      .select(['kind', 'path'])
      .where('user_id', '=', who.user.id)
      .execute();
    expect(told).toEqual([{ kind: 'engagementRejected', path: `/my-jobs?open=EngagedJob%3A${id}` }]);
  });

  test('an engaged recruiter who leaves makes room again; a request is withdrawn by the recruiter alone', async () => {
    const [first, second] = [await createRecruiterWithLogin(database), await createRecruiterWithLogin(database)];
    const wanted = await job({ wanted_recruiters: 1 });
    await ask(first, wanted.id);
    const { id } = await partOf(wanted.id, first);
    expect(await withdraw(employer, id)).toBe('STATE');
    await accept(employer, id);
    expect(await ask(second, wanted.id)).toBe('FULL');
    expect(await withdraw(first, id)).toBe('done');
    expect(await jobRow(wanted.id)).toMatchObject({ state: 'open', engaged_count: 0 });
    expect(await ask(second, wanted.id)).toBe('done');
    const requested = await partOf(wanted.id, second);
    expect(await withdraw(second, requested.id)).toBe('done');
    expect(await jobRow(wanted.id)).toMatchObject({ requested_count: 0 });
  });

  test('nobody joins a job that has ended', async () => {
    const who = await createRecruiterWithLogin(database);
    const closed = await job({ state: 'closed' });
    const { id } = await engage(closed, who);
    expect(await accept(who, id)).toBe('STATE');
    expect(await reject(who, id)).toBe('done');
  });
});
