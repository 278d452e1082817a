import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { addressHash } from '#server/mail/address-hash.ts';

type Wishes<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;

const ended: readonly string[] = ['filled', 'closed', 'withdrawn'];
const opened: readonly string[] = ['open', 'engaged', 'filled', 'closed'];

/** A job of a company with everything that publishing needs; a draft unless a state is wished. */
export const createJob = (
  { kysely }: Database,
  wishes: Wishes<'jobs'> & { company_id: string },
): Promise<Selectable<DB['jobs']>> => {
  const at = new Date();
  const { state = 'draft' } = wishes;
  return kysely
    .insertInto('jobs')
    .values({
      ...{ id: nature.newId(), state, title: 'Site engineer', description: 'Lead the work on a bridge.' },
      ...{ job_type: 'permanent', speciality: 'construction', country: 'AU', location: 'Sydney', currency: 'AUD' },
      ...{ search_type: 'open', fee_basis_points: 1750, guarantee_days: 90, created_at: at, changed_at: at },
      ...(state !== 'draft' && { published_at: at }),
      ...(opened.includes(state) && { opened_at: at }),
      ...(ended.includes(state) && { ended_at: at }),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A recruiter's work on a job; invited and told unless another state is wished. */
export const createEngagement = (
  { kysely }: Database,
  wishes: Wishes<'engagements'> & Record<'job_id' | 'company_id' | 'agency_id' | 'recruiter_id', string>,
): Promise<Selectable<DB['engagements']>> => {
  const at = new Date();
  return kysely
    .insertInto('engagements')
    .values({
      ...{ id: nature.newId(), state: 'invited', is_invitation: wishes.state !== 'requested', told_at: at },
      ...{ created_at: at, changed_at: at, ...wishes },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const endedApplications: readonly string[] = ['hired', 'rejected', 'withdrawn'];

/** A candidate who was submitted for a job and has agreed; without a CV. */
export const createApplication = (
  { kysely }: Database,
  wishes: Wishes<'applications'> & Record<'job_id' | 'company_id' | 'agency_id' | 'recruiter_id', string>,
): Promise<Selectable<DB['applications']>> => {
  const at = new Date();
  const id = nature.newId();
  const { state = 'submitted', candidate_email = `kim-${id}@candidate.example` } = wishes;
  return kysely
    .insertInto('applications')
    .values({
      ...{ id, state, candidate_name: 'Kim Candidate', candidate_email, pitch: 'Led two sites like this one.' },
      ...{ candidate_hash: candidate_email ? addressHash(candidate_email) : null, asked_at: at, consented_at: at },
      ...{ consented_to: 'Site engineer, Company', created_at: at, changed_at: at },
      ...(endedApplications.includes(state) && { ended_at: at }),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** An interview with a candidate; the company proposed a time in two days unless another state is wished. */
export const createInterview = (
  { kysely }: Database,
  {
    id: application_id,
    company_id,
    agency_id,
  }: Pick<Selectable<DB['applications']>, 'id' | 'company_id' | 'agency_id'>,
  wishes: Wishes<'interviews'> = {},
): Promise<Selectable<DB['interviews']>> => {
  const at = new Date();
  return kysely
    .insertInto('interviews')
    .values({
      ...{ id: nature.newId(), application_id, company_id, agency_id, round: 1, mode: 'video', minutes: 45 },
      ...{ place: 'https://meet.example/interview', time_zone: 'Australia/Sydney', proposed_by: 'company' },
      ...{ slots: [new Date(at.getTime() + 2 * 86_400_000)], state: 'proposed', created_at: at, changed_at: at },
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A thread about a job, or a candidate, with one message from the company that the recruiter hasn't read. */
export const createThread = async (
  { kysely }: Database,
  wishes: Wishes<'job_threads'> & Record<'job_id' | 'company_id' | 'agency_id' | 'recruiter_id', string>,
  message: Wishes<'job_messages'> = {},
): Promise<Selectable<DB['job_threads']>> => {
  const at = new Date();
  const thread = await kysely
    .insertInto('job_threads')
    .values({ id: nature.newId(), recruiter_unread: 1, last_message_at: at, created_at: at, ...wishes })
    .returningAll()
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('job_messages')
    .values({
      ...{ id: nature.newId(), thread_id: thread.id, company_id: thread.company_id, side: 'company' },
      ...{ words: 'When could they start?', created_at: at, ...message },
    })
    .execute();
  return thread;
};

/** A saved search for every job, which is emailed daily and due by now. */
export const createSavedSearch = (
  { kysely }: Database,
  wishes: Wishes<'saved_job_searches'> & { user_id: string },
): Promise<Selectable<DB['saved_job_searches']>> => {
  const at = new Date();
  const { rhythm = 'daily' } = wishes;
  const id = nature.newId();
  return kysely
    .insertInto('saved_job_searches')
    .values({
      ...{ id, name: `Search ${id}`, filters: '{}', rhythm, created_at: at, changed_at: at },
      ...{ last_sent_at: new Date(at.getTime() - 86_400_000), next_at: rhythm === 'daily' ? at : null, ...wishes },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
