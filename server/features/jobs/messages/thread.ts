import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { openApplicationStates } from '#common/jobs/applications.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { JobThreads } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { forgetAbout } from '#server/features/notices/forget-about.ts';

/** A row of what a company and a recruiter write to each other. */
export type Thread = Selectable<JobThreads>;

/** A side of a thread. */
export type Side = 'company' | 'recruiter';

/** The columns that a side's unread messages, and its last email, are kept in. */
export const columnsOf = {
  company: { unread: 'company_unread', mailedAt: 'company_mailed_at' },
  recruiter: { unread: 'recruiter_unread', mailedAt: 'recruiter_mailed_at' },
} as const satisfies Record<Side, object>;

/** The other side. */
export const otherSide = (side: Side): Side => (side === 'company' ? 'recruiter' : 'company');

/** A thread of the viewer's company or own profile, locked, with their side. To others it looks missing. */
export async function threadFor(write: Write, id: string): Promise<{ thread: Thread; side: Side }> {
  const { tx, viewer } = write;
  if (!env.PLAUDIT_FEATURES.jobs || !viewer.userId) return refuseUnknown();
  const thread = await tx.selectFrom('job_threads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!thread) return refuseUnknown();
  if (thread.company_id === viewer.companyId && viewer.permissions.has('job_view')) return { thread, side: 'company' };
  if (thread.recruiter_id === viewer.recruiterId && viewer.permissions.has('job_list_mine'))
    return { thread, side: 'recruiter' };
  return refuseUnknown();
}

type About = Readonly<Record<'job_id' | 'recruiter_id' | 'application_id', Expression<unknown>>>;

/**
 * Whether both sides may write about a job or a candidate: the recruiter knows that they are invited, has requested to
 * work on the job, or does, or has another candidate whom the company considers; and the candidate is not erased.
 */
export const mayWrite = ({ job_id, recruiter_id, application_id }: About): RawBuilder<boolean> =>
  sql<boolean>`((exists (select from engagements e where e.job_id = ${job_id} and e.recruiter_id = ${recruiter_id}
      and (e.state in ('requested', 'accepted') or (e.state = 'invited' and e.told_at is not null)))
    or exists (select from applications p where p.job_id = ${job_id} and p.recruiter_id = ${recruiter_id}
      and p.consented_at is not null and p.state = any (${sql.lit(`{${openApplicationStates.join(',')}}`)}::text[])))
    and not exists (select from applications p where p.id = ${application_id} and p.erased_at is not null))`;

/** Everybody of the company who has written in a thread and is still part of it. */
export async function writersOf(
  { tx }: Write,
  { id, company_id }: Pick<Thread, 'id' | 'company_id'>,
): Promise<string[]> {
  const people = await tx
    .selectFrom('job_messages as m')
    .innerJoin('company_members as c', (join) =>
      join.onRef('c.user_id', '=', 'm.author_id').on('c.company_id', '=', company_id),
    )
    .select('c.user_id')
    .distinct()
    .where('m.thread_id', '=', id)
    .where('m.side', '=', 'company')
    .execute();
  return people.map(({ user_id }) => user_id);
}

/** Deletes what was written about a candidate, and takes their name out of the notices of those who wrote. */
export async function deleteThreadAbout(write: Write, applicationId: string, paths: readonly string[]): Promise<void> {
  const { tx } = write;
  const thread = await tx
    .selectFrom('job_threads')
    .select(['id', 'company_id'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!thread) return;
  await forgetAbout(write, await writersOf(write, thread), paths);
  await tx.deleteFrom('job_threads').where('id', '=', thread.id).execute();
}
