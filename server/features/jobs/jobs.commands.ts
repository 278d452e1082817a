import type { Updateable } from 'kysely';
import { z } from 'zod';
import { formatCount } from '#common/formats.ts';
import { type JobFields, jobFields, problemsOfDays, problemsOfSalary } from '#common/jobs/inputs.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import { isEditable, type JobState } from '#common/jobs/states.ts';
import { currencyOf } from '#common/money.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { Refusal, refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Jobs } from '#server/database/types.ts';
import { dayIn, hiringCompany, type Job, jobFor, momentsOfDays } from './hiring-company.ts';
import { raiseProfilesOf } from './shown-on-profiles.ts';

/** Begins a draft of a job with its title and what else is known. */
export const createJob = defineCommand({
  name: 'createJob',
  input: z.object({ ...jobFields, title: jobFields.title.unwrap() }),
  run: async (write, { title, ...fields }) => {
    const { tx, at, nature, viewer } = write;
    const company = await takeCompanysTurn(write);
    const id = nature.newId();
    const columns = columnsOf(fields);
    refuseSalary({ salary_from: null, salary_to: null, ...columns });
    refuseHidden({ search_type: null, ...columns });
    await tx
      .insertInto('jobs')
      .values({
        ...{ id, company_id: company.id, created_by: viewer.userId, state: 'draft', title },
        ...{ country: company.country, currency: currencyOf(company.country), created_at: at, changed_at: at },
        ...columns,
      })
      .execute();
    audit(write, { id, company_id: company.id }, 'createJob');
    return { job: id };
  },
});

/**
 * Saves parts of a job that has not ended; what is left out stays as it is. The day it opens can change until it has.
 * A clash returns the newer job.
 */
export const saveJob = defineCommand({
  name: 'saveJob',
  input: z.object({ jobId: z.uuid(), expectedVersion: z.int(), ...jobFields }),
  run: async (write, { jobId, expectedVersion, ...fields }) => {
    const job = await jobFor(write, jobId, 'job_edit');
    refuseClash('job', job.version, expectedVersion, { job: jobId });
    const state = job.state as JobState;
    if (!isEditable(state)) refuse('STATE', 'This job has ended, so it can no longer be changed.');
    const columns = { ...hiding(job, fields.searchType), ...columnsOf(fields) };
    refuseSalary({ ...job, ...columns });
    refuseHidden({ ...job, ...columns });
    if (state !== 'draft') refuseEmptied(columns);
    const moments = state === 'draft' ? {} : momentsOf(write, job, columns);
    if (columns.wanted_recruiters !== undefined && columns.wanted_recruiters < job.engaged_count)
      refuse('ENGAGED', `${job.engaged_count} recruiters are engaged already.`, 'wantedRecruiters');
    if (columns.openings !== undefined && job.hired_count > 0 && columns.openings <= job.hired_count)
      refuse(
        'HIRED',
        `${formatCount(job.hired_count, 'person is', 'people are')} hired already. Close the job instead.`,
        'openings',
      );
    await write.tx
      .updateTable('jobs')
      .set({ ...columns, ...moments, changed_at: write.at, version: job.version + 1 })
      .where('id', '=', jobId)
      .execute();
    await raiseProfilesOf(write, job, { ...job, ...columns });
    audit(write, job, 'saveJob');
    return { job: jobId };
  },
});

/** Begins a draft with the facts of another job of the company, without its days. */
export const copyJob = defineCommand({
  name: 'copyJob',
  input: z.object({ jobId: z.uuid() }),
  run: async (write, { jobId }) => {
    const { tx, at, nature, viewer } = write;
    const from = await jobFor(write, jobId, 'job_create');
    await takeCompanysTurn(write);
    const id = nature.newId();
    await tx
      .insertInto('jobs')
      .values({
        ...{
          id,
          company_id: from.company_id,
          created_by: viewer.userId,
          state: 'draft',
          created_at: at,
          changed_at: at,
        },
        ...copied(from),
      })
      .execute();
    audit(write, { id, company_id: from.company_id }, 'copyJob');
    return { job: id };
  },
});

/** Deletes a draft, for the company's admin. Everything else is kept and can be withdrawn. */
export const deleteJob = defineCommand({
  name: 'deleteJob',
  input: z.object({ jobId: z.uuid() }),
  run: async (write, { jobId }) => {
    const job = await jobFor(write, jobId, 'job_delete');
    if (job.state !== 'draft') refuse('STATE', 'Only drafts can be deleted. Withdraw this job instead.');
    await write.tx.deleteFrom('jobs').where('id', '=', jobId).execute();
    audit(write, job, 'deleteJob');
    return { deletedJobId: `Job:${jobId}` };
  },
});

/** People of a company who begin jobs at once wait for each other, so the limit holds. */
async function takeCompanysTurn(write: Write) {
  const companyId = hiringCompany(write, 'job_create');
  const company = await write.tx
    .selectFrom('companies')
    .select(['id', 'country'])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await write.tx
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= jobLimits.jobs)
    refuse('LIMIT', `Your company has ${jobLimits.jobs} jobs that have not ended. Close one to add another.`);
  return company;
}

/** The columns of what is given. The days of a draft are only wishes; their moments follow when it is published. */
function columnsOf(fields: Partial<JobFields>): Updateable<Jobs> {
  const columns: Readonly<Record<string, unknown>> = {
    title: fields.title,
    description: fields.description === null ? '' : fields.description,
    job_type: fields.jobType,
    speciality: fields.speciality,
    location: fields.location,
    currency: fields.currency,
    salary_period: fields.salaryPeriod,
    salary_from: fields.salaryFrom,
    salary_to: fields.salaryTo,
    openings: fields.openings,
    search_type: fields.searchType,
    wanted_recruiters: fields.wantedRecruiters,
    fee_basis_points: fields.feeBasisPoints,
    guarantee_days: fields.guaranteeDays,
    is_public: fields.isPublic,
    is_on_profiles: fields.isOnProfiles,
    opens_on: fields.opensOn,
    closes_on: fields.closesOn,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function refuseSalary({ salary_from, salary_to }: Pick<Updateable<Jobs>, 'salary_from' | 'salary_to'>): void {
  const problems = problemsOfSalary({ salaryFrom: salary_from ?? null, salaryTo: salary_to ?? null });
  if (problems.length > 0) throw new Refusal(problems.map((one) => ({ ...one, code: 'invalid' })));
}

/** Another search type than the open one switches off what shows the job to everybody. */
const hiding = ({ search_type }: Job, searchType: JobFields['searchType']): Updateable<Jobs> =>
  searchType !== undefined && searchType !== search_type && searchType !== 'open'
    ? { is_public: false, is_on_profiles: false }
    : {};

/** Jobs of other searches are not known to everybody. */
function refuseHidden({ search_type, is_public, is_on_profiles }: Updateable<Jobs>): void {
  if (search_type === 'open') return;
  const shown = [...(is_public ? ['isPublic'] : []), ...(is_on_profiles ? ['isOnProfiles'] : [])];
  const message = 'Only jobs with an open search can be shown to everyone.';
  if (shown.length > 0) throw new Refusal(shown.map((field) => ({ code: 'invalid', message, field })));
}

/** What recruiters have read already may change, but not disappear. */
function refuseEmptied(columns: Updateable<Jobs>): void {
  const needed = {
    description: 'description',
    job_type: 'jobType',
    speciality: 'speciality',
    location: 'location',
    search_type: 'searchType',
    fee_basis_points: 'feeBasisPoints',
  } as const;
  for (const [column, field] of Object.entries(needed)) {
    const value = columns[column as keyof typeof needed];
    if (value === null || value === '') refuse('MISSING', 'A published job needs this.', field);
  }
}

/** The moments of changed days of a published job. */
function momentsOf({ at, viewer }: Write, job: Job, { opens_on, closes_on }: Updateable<Jobs>): Updateable<Jobs> {
  if (opens_on !== undefined && opens_on !== job.opens_on && job.opened_at)
    refuse('STATE', 'This job is open already.', 'opensOn');
  const days = { opensOn: opens_on ?? job.opens_on, closesOn: closes_on === undefined ? job.closes_on : closes_on };
  const changed = days.opensOn !== job.opens_on || days.closesOn !== job.closes_on;
  const problems = changed ? problemsOfDays(days, dayIn(at, viewer.timeZone)) : [];
  if (problems.length > 0) throw new Refusal(problems.map((one) => ({ ...one, code: 'invalid' })));
  return momentsOfDays(days, viewer.timeZone);
}

const copied = ({
  title,
  description,
  job_type,
  speciality,
  country,
  location,
  currency,
  salary_period,
  salary_from,
  salary_to,
  openings,
  search_type,
  wanted_recruiters,
  fee_basis_points,
  guarantee_days,
}: Job) => ({
  ...{ title, description, job_type, speciality, country, location, currency, salary_period, salary_from, salary_to },
  ...{ openings, search_type, wanted_recruiters, fee_basis_points, guarantee_days },
});

function audit(
  write: Write,
  { id, company_id }: Pick<Job, 'id' | 'company_id'>,
  action: 'createJob' | 'saveJob' | 'copyJob' | 'deleteJob',
): void {
  write.audit({ action, agencyId: null, companyId: company_id, subject: { type: 'Job', id } });
}
