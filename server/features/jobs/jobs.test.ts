import '../index.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { carryOut, type Outcome, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import type { Result } from '#server/commands/result.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { system } from '#server/session/viewer.ts';
import { createEmployer } from '../accounts/accounts.factories.ts';
import { createCompany, createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { approveJob, declineJob } from './approving.commands.ts';
import { withdrawEngagement } from './engaging.commands.ts';
import { inviteToJob } from './inviting.commands.ts';
import { copyJob, createJob, deleteJob, saveJob } from './jobs.commands.ts';
import { createEngagement, createJob as jobIn } from './jobs.factories.ts';
import { openAndCloseJobs } from './jobs.tasks.ts';
import { closeJob, publishJob, withdrawJob } from './publishing.commands.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

type Employer = Awaited<ReturnType<typeof createEmployer>>;
let person: Employer;
let admin: Employer;
let stranger: Employer;
let waiting: Employer;
const as = ({ viewer }: { viewer: Employer['viewer'] }): Context => context(viewer);

beforeAll(async () => {
  const { id: company_id } = await createCompany(database, { country: 'NZ' });
  person = await createEmployer(database, { company_id });
  admin = await createEmployer(database, { company_id, isAdmin: true });
  stranger = await createEmployer(database, { company_id: (await createCompany(database)).id, isAdmin: true });
  const { id: unapproved } = await createCompany(database, { is_approved: false });
  waiting = await createEmployer(database, { company_id: unapproved, isAdmin: true });
});

const rowOf = (id: string) => kysely.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const make = (wishes: object = {}, of: Employer = person) =>
  jobIn(database, { company_id: of.viewer.companyId!, created_by: of.user.id, ...wishes });
const refusal = async (done: Promise<Outcome<Result>>) => {
  const outcome = await done;
  return outcome.ok ? null : outcome.problems.map(({ code, field }) => [code, field].filter(Boolean).join(' '));
};
const in7Days = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

describe('a draft', () => {
  test('begins with a title, is saved step by step, and gives back the newer one when two people save at once', async () => {
    const { job } = (await carryOut(as(person), createJob, { title: ' Site  engineer ' })) as { job: string };
    expect(await rowOf(job)).toMatchObject({ title: 'Site engineer', state: 'draft', currency: 'NZD', country: 'NZ' });
    await carryOut(as(admin), saveJob, { jobId: job, expectedVersion: 1, salaryFrom: 8_500_050, salaryTo: 9_500_000 });
    await carryOut(as(person), saveJob, {
      jobId: job,
      expectedVersion: 2,
      feeBasisPoints: 1725,
      description: 'A bridge.',
    });
    expect(await rowOf(job)).toMatchObject({ salary_from: 8_500_050, fee_basis_points: 1725, version: 3 });
    expect(await refusal(runCommand(saveJob, as(admin), { jobId: job, expectedVersion: 2, title: 'Mine' }))).toEqual([
      'CLASH',
    ]);
    await carryOut(as(person), saveJob, { jobId: job, expectedVersion: 3, salaryFrom: null });
    expect(await rowOf(job)).toMatchObject({ salary_from: null, salary_to: 9_500_000, title: 'Site engineer' });
  });

  test('refuses amounts and fees that make no sense, at their field', async () => {
    const { id } = await make({ salary_from: 9_000_000 });
    const save = (fields: object) =>
      refusal(runCommand(saveJob, as(person), { jobId: id, expectedVersion: 1, ...fields }));
    expect(await save({ salaryTo: 8_000_000 })).toEqual(['invalid salaryTo']);
    expect(await save({ salaryTo: 2_000_000_001 })).toEqual(['invalid salaryTo']);
    expect(await save({ feeBasisPoints: 10_001 })).toEqual(['invalid feeBasisPoints']);
    expect(await save({ feeBasisPoints: 17.5 })).toEqual(['invalid feeBasisPoints']);
    expect(await save({ speciality: 'alchemy', openings: 0 })).toEqual(['invalid speciality', 'invalid openings']);
  });

  test('is deleted by an admin only, and only as a draft; others are told that they may not', async () => {
    const { id } = await make();
    expect(await refusal(runCommand(deleteJob, as(person), { jobId: id }))).toEqual(['NOT_FOUND']);
    expect(await refusal(runCommand(deleteJob, as(stranger), { jobId: id }))).toEqual(['NOT_FOUND']);
    await carryOut(as(admin), deleteJob, { jobId: id });
    const open = await make({ state: 'open' });
    expect(await refusal(runCommand(deleteJob, as(admin), { jobId: open.id }))).toEqual(['STATE']);
  });

  test('is a copy of another job without its days and its recruiters', async () => {
    const from = await make({ state: 'closed', closes_on: '2026-10-01', salary_to: 7_000_000, title: 'Foreman' });
    const { job } = (await carryOut(as(person), copyJob, { jobId: from.id })) as { job: string };
    expect(await rowOf(job)).toMatchObject({
      ...{ title: 'Foreman', state: 'draft', closes_on: null, salary_to: 7_000_000, fee_basis_points: 1750 },
      ...{ published_at: null, engaged_count: 0, version: 1 },
    });
  });
});

describe('publishing', () => {
  test('tells everything that is missing at once', async () => {
    const { id } = await make({ description: '', fee_basis_points: null, location: null });
    expect(await refusal(runCommand(publishJob, as(person), { jobId: id, expectedVersion: 1 }))).toEqual([
      'invalid description',
      'invalid location',
      'invalid feeBasisPoints',
    ]);
    expect(await rowOf(id)).toMatchObject({ state: 'draft', published_at: null });
  });

  test('opens the job of an approved company at once, or on its day', async () => {
    const now = await make();
    await carryOut(as(person), publishJob, { jobId: now.id, expectedVersion: 1 });
    expect(await rowOf(now.id)).toMatchObject({ state: 'open', opened_at: expect.any(Date) });
    const later = await make({ opens_on: in7Days });
    await carryOut(as(person), publishJob, { jobId: later.id, expectedVersion: 1 });
    expect(await rowOf(later.id)).toMatchObject({ state: 'pending_open', opened_at: null });
    expect(await refusal(runCommand(publishJob, as(person), { jobId: later.id, expectedVersion: 2 }))).toEqual([
      'STATE',
    ]);
  });

  test('waits for approval for a company that is not approved; declined, it is a draft with the reason', async () => {
    const job = await make({}, waiting);
    const publish = (expectedVersion: number) => carryOut(as(waiting), publishJob, { jobId: job.id, expectedVersion });
    await publish(1);
    expect(await rowOf(job.id)).toMatchObject({ state: 'pending', opened_at: null });
    const staff = context({ ...system, isSuperAdmin: true });
    await carryOut(staff, declineJob, { jobId: job.id, expectedVersion: 2, reason: 'Say what the work is.' });
    expect(await rowOf(job.id)).toMatchObject({ state: 'draft', declined_because: 'Say what the work is.' });
    await publish(3);
    await carryOut(staff, approveJob, { jobId: job.id, expectedVersion: 4 });
    expect(await rowOf(job.id)).toMatchObject({ state: 'open', declined_because: null, opened_at: expect.any(Date) });
    const told = await kysely.selectFrom('notices').select('kind').where('user_id', '=', waiting.user.id).execute();
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['jobApproved', 'jobDeclined']);
  });

  test('a job opens on its day and closes after its last one, however often the task runs', async () => {
    const past = new Date(Date.now() - 60_000);
    const ahead = new Date(Date.now() + 3_600_000);
    const due = await make({ state: 'pending_open', opens_at: past });
    const early = await make({ state: 'pending_open', opens_at: ahead });
    const over = await make({ state: 'engaged', closes_at: past });
    const lasting = await make({ state: 'open', closes_at: ahead });
    for (let run = 0; run < 2; run++) await openAndCloseJobs.run(context(system), {});
    const states = await Promise.all([due, early, over, lasting].map(async ({ id }) => (await rowOf(id)).state));
    expect(states).toEqual(['open', 'pending_open', 'closed', 'open']);
    expect(await rowOf(due.id)).toMatchObject({ version: 2 });
  });

  test('a published job keeps what it needs, and its last day can move', async () => {
    const { id } = await make({ state: 'open' });
    const save = (fields: object, expectedVersion = 1) =>
      refusal(runCommand(saveJob, as(person), { jobId: id, expectedVersion, ...fields }));
    expect(await save({ location: '' })).toEqual(['MISSING location']);
    expect(await save({ opensOn: in7Days })).toEqual(['STATE opensOn']);
    expect(await save({ closesOn: '2026-01-01' })).toEqual(['invalid closesOn']);
    expect(await save({ closesOn: in7Days })).toBeNull();
    expect((await rowOf(id)).closes_at!.toISOString().slice(0, 10) >= in7Days).toBe(true);
  });

  test('closing and withdrawing are final', async () => {
    const closed = await make({ state: 'open' });
    await carryOut(as(person), closeJob, { jobId: closed.id, because: 'Hired.' });
    expect(await rowOf(closed.id)).toMatchObject({ state: 'closed', ended_because: 'Hired.' });
    const again = { jobId: closed.id, because: null };
    expect(await refusal(runCommand(withdrawJob, as(person), again))).toEqual(['STATE']);
    expect(await refusal(runCommand(closeJob, as(stranger), again))).toEqual(['NOT_FOUND']);
    expect(
      await refusal(runCommand(saveJob, as(person), { jobId: closed.id, expectedVersion: 2, title: 'X1' })),
    ).toEqual(['STATE']);
  });
});

describe('inviting', () => {
  test('recruiters are told when the job opens, each once', async () => {
    const recruiter = await createRecruiterWithLogin(database);
    const job = await make();
    const input = { jobId: job.id, recruiterIds: [recruiter.recruiter.id] };
    await carryOut(as(person), inviteToJob, input);
    await carryOut(as(person), inviteToJob, input);
    const notices = () =>
      kysely.selectFrom('notices').select(['kind', 'about']).where('user_id', '=', recruiter.user.id).execute();
    expect(await notices()).toEqual([]);
    await carryOut(as(person), publishJob, { jobId: job.id, expectedVersion: 1 });
    expect(await notices()).toEqual([{ kind: 'jobInvited', about: 'Site engineer' }]);
    await carryOut(as(person), inviteToJob, input);
    expect(await notices()).toHaveLength(1);
    expect(await rowOf(job.id)).toMatchObject({ invited_count: 1, engaged_count: 0 });
  });

  test('an unclaimed profile, a gone job and a foreign one are refused', async () => {
    const unclaimed = await createRecruiter(database, { user_id: null, is_claimed: false, source: 'a list' });
    const job = await make();
    const recruiterIds = [unclaimed.id];
    expect(await refusal(runCommand(inviteToJob, as(person), { jobId: job.id, recruiterIds }))).toEqual([
      'UNCLAIMED recruiterIds',
    ]);
    expect(await refusal(runCommand(inviteToJob, as(stranger), { jobId: job.id, recruiterIds }))).toEqual([
      'NOT_FOUND',
    ]);
  });

  test('an invitation that nobody was told of disappears, another is withdrawn, and the counts follow', async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    const job = await make({ state: 'open' });
    const of = { job_id: job.id, company_id: job.company_id, agency_id: recruiter.agency_id };
    const told = await createEngagement(database, { ...of, recruiter_id: recruiter.id });
    const other = await createRecruiterWithLogin(database);
    const untold = await createEngagement(database, {
      ...{ ...of, agency_id: other.recruiter.agency_id, recruiter_id: other.recruiter.id, told_at: null },
    });
    expect(await rowOf(job.id)).toMatchObject({ invited_count: 2 });
    for (const { id } of [told, untold])
      await carryOut(as(person), withdrawEngagement, { engagementId: { type: 'JobEngagement', id }, reason: null });
    const left = await kysely.selectFrom('engagements').select(['id', 'state']).where('job_id', '=', job.id).execute();
    expect(left).toEqual([{ id: told.id, state: 'withdrawn' }]);
    expect(await rowOf(job.id)).toMatchObject({ invited_count: 0 });
    expect(
      await refusal(
        runCommand(withdrawEngagement, as(person), {
          engagementId: { type: 'JobEngagement', id: told.id },
          reason: null,
        }),
      ),
    ).toEqual(['STATE']);
  });
});

test('the switched-off feature refuses everything', async () => {
  const features = env.PLAUDIT_FEATURES;
  const job = await make();
  Object.assign(env, { PLAUDIT_FEATURES: { ...features, jobs: false } });
  try {
    expect(await refusal(runCommand(createJob, as(person), { title: 'Foreman' }))).toEqual(['NOT_FOUND']);
    expect(await refusal(runCommand(closeJob, as(person), { jobId: job.id }))).toEqual(['NOT_FOUND']);
  } finally {
    Object.assign(env, { PLAUDIT_FEATURES: features });
  }
});
