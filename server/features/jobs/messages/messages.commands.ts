import { sql } from 'kysely';
import { z } from 'zod';
import { paragraphs } from '#common/inputs.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { refuseWhileImpersonating } from '#server/session/impersonation.ts';
import { applicationFor } from '../candidates/application.ts';
import { lockJob } from '../hiring-company.ts';
import { type Found, tellOfMessage } from './message-news.ts';
import { columnsOf, mayWrite, otherSide, type Side, type Thread, threadFor } from './thread.ts';

/** What a message is about: a recruiter's part in a job, which each side names by its own type, or a candidate. */
const about = z.object({ type: z.enum(['EngagedJob', 'JobEngagement', 'Application']), id: z.uuid() });

/**
 * Writes to the other side about a job or a candidate. The first message begins the thread. Each side can write while the
 * recruiter is part of the job or has a candidate for it.
 */
export const sendJobMessage = defineCommand({
  name: 'sendJobMessage',
  input: z.object({ aboutId: about, words: paragraphs('a message', { min: 1, max: jobLimits.message }) }),
  run: async (write, { aboutId, words }) => {
    const { tx, at, nature, viewer } = write;
    refuseWhileImpersonating(viewer);
    const found = aboutId.type === 'Application' ? await candidate(write, aboutId.id) : await part(write, aboutId);
    const { side } = found;
    await refuseOver(write, found);
    const known = await threadAbout(write, found);
    if (known) await refuseTooMany(write, known, side);
    const thread = known ?? (await beginThread(write, found));
    const id = nature.newId();
    await tx
      .insertInto('job_messages')
      .values({
        ...{ id, thread_id: thread.id, company_id: thread.company_id, side, author_id: viewer.userId },
        ...{ words, created_at: at },
      })
      .execute();
    const other = otherSide(side);
    const { unread, mailedAt } = columnsOf[other];
    const isMailed = thread[unread] === 0 || isLongAgo(thread[mailedAt], at);
    await tx
      .updateTable('job_threads')
      .set({ [unread]: thread[unread] + 1, last_message_at: at, ...(isMailed && { [mailedAt]: at }) })
      .where('id', '=', thread.id)
      .execute();
    await tellOfMessage(write, { ...found, thread, words, isMailed });
    const { job } = found;
    write.audit({
      ...{ action: 'sendJobMessage', agencyId: thread.agency_id, companyId: job.company_id },
      subject: { type: 'Job', id: job.id },
    });
    const isOnJob = aboutId.type !== 'Application';
    return {
      thread: thread.id,
      application: isOnJob ? null : aboutId.id,
      jobEngagement: isOnJob ? aboutId.id : null,
      engagedJob: isOnJob ? aboutId.id : null,
    };
  },
});

/** Marks a thread as read by the viewer's side. Reading twice is harmless. */
export const readJobThread = defineCommand({
  name: 'readJobThread',
  input: z.object({ threadId: z.uuid() }),
  run: async (write, { threadId }) => {
    refuseWhileImpersonating(write.viewer);
    const { side } = await threadFor(write, threadId);
    await write.tx
      .updateTable('job_threads')
      .set({ [columnsOf[side].unread]: 0 })
      .where('id', '=', threadId)
      .execute();
    return { thread: threadId };
  },
});

async function candidate(write: Write, id: string): Promise<Found> {
  const permissions = { company: 'job_view', recruiter: 'job_list_mine' } as const;
  const { application, job, side } = await applicationFor(write, id, permissions);
  const { recruiter_id: recruiterId, agency_id: agencyId } = application;
  if (!application.consented_at)
    refuse('STATE', "The company doesn't see this candidate before they agree. Write to it about the job instead.");
  return { job, recruiterId, agencyId, application, side };
}

/** A recruiter's part in a job, for its company or for the recruiter; both are locked. To others it looks missing. */
async function part(write: Write, { type, id }: z.output<typeof about>): Promise<Found> {
  const { tx, viewer } = write;
  const known = await tx.selectFrom('engagements').select('job_id').where('id', '=', id).executeTakeFirst();
  const job = env.PLAUDIT_FEATURES.jobs && viewer.userId && known && (await lockJob(write, known.job_id));
  if (!job) return refuseUnknown();
  const engagement = await tx.selectFrom('engagements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!engagement) return refuseUnknown();
  const { company_id, recruiter_id: recruiterId, agency_id: agencyId, is_invitation, told_at } = engagement;
  const found = { job, recruiterId, agencyId, application: null };
  if (type === 'JobEngagement') {
    const isOurs = company_id === viewer.companyId && viewer.permissions.has('job_view');
    return isOurs ? { ...found, side: 'company' } : refuseUnknown();
  }
  const isTheirs = recruiterId === viewer.recruiterId && viewer.permissions.has('job_list_mine');
  return isTheirs && (!is_invitation || told_at) ? { ...found, side: 'recruiter' } : refuseUnknown();
}

async function refuseOver({ tx }: Write, { job, recruiterId, application, side }: Found): Promise<void> {
  const row = {
    job_id: sql`${job.id}::uuid`,
    recruiter_id: sql`${recruiterId}::uuid`,
    application_id: sql`${application?.id ?? null}::uuid`,
  };
  const { rows } = await sql<{ may: boolean }>`/* mayWrite */ select ${mayWrite(row)} as may`.execute(tx);
  if (rows[0]!.may) return;
  if (application?.erased_at) refuse('STATE', 'This person had their data erased.');
  const isOver = side === 'company' ? 'The recruiter is not part of this job' : 'You are not part of this job';
  refuse('STATE', `${isOver}, so you can't write about it.`);
}

const threadAbout = ({ tx }: Write, { job, recruiterId, application }: Found): Promise<Thread | undefined> =>
  tx
    .selectFrom('job_threads')
    .selectAll()
    .where('job_id', '=', job.id)
    .where('recruiter_id', '=', recruiterId)
    .where('application_id', application ? '=' : 'is', application?.id ?? null)
    .forUpdate()
    .executeTakeFirst();

const beginThread = ({ tx, at, nature }: Write, { job, recruiterId, agencyId, application }: Found): Promise<Thread> =>
  tx
    .insertInto('job_threads')
    .values({
      ...{ id: nature.newId(), job_id: job.id, company_id: job.company_id, agency_id: agencyId },
      ...{ recruiter_id: recruiterId, application_id: application?.id ?? null },
      ...{ last_message_at: at, created_at: at },
    })
    .returningAll()
    .executeTakeFirstOrThrow();

async function refuseTooMany({ tx, at }: Write, { id }: Thread, side: Side): Promise<void> {
  const { count } = await tx
    .selectFrom('job_messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('thread_id', '=', id)
    .where('side', '=', side)
    .where('created_at', '>', new Date(at.getTime() - 86_400_000))
    .executeTakeFirstOrThrow();
  if (Number(count) >= jobLimits.messagesADay)
    refuse('LIMIT', `You can send ${jobLimits.messagesADay} messages here in a day. Try again tomorrow.`);
}

const isLongAgo = (moment: Date | null, now: Date): boolean =>
  moment === null || now.getTime() - moment.getTime() > jobLimits.messageMailMinutes * 60_000;
