import { type RawBuilder, sql } from 'kysely';
import { dueSoonDays } from '#common/contact/data-request-clock.ts';
import type { Database } from '#server/database/database.ts';
import { ourNow } from '#server/database/our-now.ts';
import { env } from '#server/env.ts';
import { workerConnection } from '#server/tasks/holders.ts';

/** Work that is waiting: how much, up to the counting limit, and since when. */
export interface Waiting {
  part: string;
  count: number;
  isBounded: boolean;
  oldestAt: string | null;
}

/** The state of the installation. Times are ISO 8601 in UTC. */
export interface Overview {
  /** Worker processes that Postgres sees as alive, and when one last reported. */
  workers: number;
  workerSeenAt: string | null;
  due: Waiting;
  failedTasks: Waiting;
  /** Failed within the last day. */
  failedMails: Waiting;
  queues: Waiting[];
}

/** Nobody needs a higher count, and counting everything would read everything. */
const countedAtMost = 1000;

/** One statement. Each count reads at most a thousand entries of a partial index that holds only waiting rows. */
export async function readOverview({ kysely }: Database): Promise<Overview> {
  const parts = Object.entries(waiting).map(([part, rows]) => sql`${sql.lit(part)}, ${countOf(rows)}`);
  const { rows } = await sql<{ overview: Read }>`/* readOverview */
    select json_build_object('workers', (
      select json_build_object('count', count(*), 'seenAt', max(state_change)) from pg_stat_activity
      where application_name = ${workerConnection} and datname = current_database()
    ), ${sql.join(parts)}) as overview`.execute(kysely);
  const { workers, ...counts } = rows[0]!.overview;
  const part = (name: string): Waiting => waitingOf(name, counts[name]!);
  return {
    workers: workers.count,
    workerSeenAt: workers.seenAt && new Date(workers.seenAt).toISOString(),
    due: part('due'),
    failedTasks: part('tasks'),
    failedMails: part('failedMails'),
    queues: [
      'enquiries',
      'claims',
      'training',
      'reports',
      'privacy',
      'privacy-late',
      'privacy-soon',
      'agencies',
      'companies',
      ...(env.PLAUDIT_FEATURES.jobs ? ['jobs' as const] : []),
      'reviews',
      'review-flags',
      'tasks',
      'mails',
    ].map(part),
  };
}

interface Count {
  count: number;
  oldestAt: string | null;
}
type Read = Record<string, Count> & { workers: { count: number; seenAt: string | null } };

/** Waiting rows as one column `at`, oldest first where an index has that order. */
const waiting: Readonly<Record<string, RawBuilder<unknown>>> = {
  enquiries: sql`select created_at as at from enquiries where state = 'received'`,
  claims: sql`select created_at as at from claims where state in ('email_verified', 'disputed') order by created_at`,
  training: sql`select created_at as at from training_bookings where state = 'requested'`,
  reports: sql`select created_at as at from profile_reports where state = 'open' order by created_at`,
  privacy: sql`select created_at as at from data_requests where state in ('open', 'extended') order by due_on`,
  'privacy-late': sql`select created_at as at from data_requests
    where state in ('open', 'extended') and due_on < ${ourNow}::date order by due_on`,
  'privacy-soon': sql`select created_at as at from data_requests
    where state in ('open', 'extended') and due_on between ${ourNow}::date and ${ourNow}::date + ${sql.lit(dueSoonDays)}
    order by due_on`,
  agencies: sql`(select created_at as at from agencies where not is_approved and declined_because is null order by created_at
      limit ${sql.lit(countedAtMost + 1)})
    union all (select name_wished_at from agencies where name_wished_at is not null order by name_wished_at)`,
  companies: sql`select created_at as at from companies where not is_approved and declined_because is null order by created_at`,
  jobs: sql`select published_at as at from jobs where state = 'pending' order by published_at`,
  reviews: sql`select submitted_at as at from reviews
    where (moderation = 'queued' and publication = 'unpublished') or has_queued_edit order by submitted_at`,
  'review-flags': sql`select opened_at as at from review_flag_cases where decided_at is null order by opened_at`,
  mails: sql`select queued_at as at from mails where state = 'unknown' and looked_into_at is null order by queued_at`,
  failedMails: sql`select queued_at as at from mails where state = 'failed' and queued_at > now() - interval '1 day' order by queued_at`,
  tasks: sql`select run_at as at from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by id`,
  // The library's view omits columns that its index of available tasks is built on.
  due: sql`select run_at as at from graphile_worker._private_jobs where is_available and run_at <= now()`,
};

const countOf = (rows: RawBuilder<unknown>) => sql`(
  select json_build_object('count', count(*), 'oldestAt', min(w.at)) from (${rows} limit ${sql.lit(countedAtMost + 1)}) w)`;

function waitingOf(part: string, { count, oldestAt }: Count): Waiting {
  return {
    part,
    count: Math.min(count, countedAtMost),
    isBounded: count > countedAtMost,
    oldestAt: oldestAt && new Date(oldestAt).toISOString(),
  };
}
