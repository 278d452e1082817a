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

type OfApplication = Record<'application_id' | 'company_id' | 'agency_id', string>;

/** An interview of a candidate whose time was proposed by the company. */
export const createInterview = (
  { kysely }: Database,
  wishes: Wishes<'interviews'> & OfApplication,
): Promise<Selectable<DB['interviews']>> => {
  const at = new Date();
  return kysely
    .insertInto('interviews')
    .values({
      ...{ id: nature.newId(), round: 1, mode: 'video', place: 'https://meet.example/room', minutes: 45 },
      ...{ time_zone: 'Australia/Sydney', slots: [new Date(at.getTime() + 3 * 86_400_000)], proposed_by: 'company' },
      ...{ state: 'proposed', created_at: at, changed_at: at, ...wishes },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** An offer to a candidate that was sent, to be answered within a week. */
export const createOffer = (
  { kysely }: Database,
  wishes: Wishes<'offers'> & OfApplication,
): Promise<Selectable<DB['offers']>> => {
  const at = new Date();
  const day = (days: number) => new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const { state = 'sent' } = wishes;
  return kysely
    .insertInto('offers')
    .values({
      ...{ id: nature.newId(), state, job_type: 'permanent', salary: 13_000_000, currency: 'AUD' },
      ...{ salary_period: 'year', starts_on: day(30), fee_basis_points: 1750, guarantee_days: 90 },
      ...{ answer_by: day(7), expires_at: new Date(at.getTime() + 8 * 86_400_000), created_at: at, changed_at: at },
      ...(state !== 'sent' && { ended_at: at }),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
