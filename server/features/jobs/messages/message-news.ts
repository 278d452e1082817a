import { absolute, candidatesUrl, jobBoardUrl, jobMessagesUrl, noticeSettingsUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { tell } from '#server/features/notices/tell.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { Application } from '../candidates/application.ts';
import type { Job } from '../hiring-company.ts';
import { jobMessage } from './mails/JobMessageMail.tsx';
import { otherSide, type Side, type Thread, writersOf } from './thread.ts';

/** What the viewer writes about, and as which side. */
export interface Found {
  job: Job;
  recruiterId: string;
  agencyId: string;
  /** Null if it is about the job. */
  application: Application | null;
  side: Side;
}

/** A message that was just added to a thread. */
interface Message extends Found {
  thread: Thread;
  words: string;
  /** Whether the other side gets it by email, too. */
  isMailed: boolean;
}

/**
 * Tells the other side of a message: the recruiter, or at the company the person who posted the job and everybody who has
 * written in the thread.
 */
export async function tellOfMessage(write: Write, { words, isMailed, ...message }: Message): Promise<void> {
  const { job, application, thread, side } = message;
  const to = otherSide(side);
  const path = pathFor(to, message);
  const from = await senderOf(write, message);
  await tell(write, 'jobMessage', {
    to: to === 'recruiter' ? await recruiterOf(write, thread) : await hirersOf(write, message),
    about: application?.candidate_name ?? job.title,
    path,
    mail: async (_, { email, name, userId }) => {
      if (!isMailed) return;
      await sendMail(write, jobMessage, {
        to: { email, name },
        noticesOf: userId,
        props: {
          ...{ name, from, words, jobTitle: job.title, candidateName: application?.candidate_name ?? null },
          ...{ url: onSite(path), settingsUrl: onSite(noticeSettingsUrl()) },
        },
      });
    },
  });
}

const onSite = (path: string) => absolute(env.PLAUDIT_URL, path);

/** Where a side reads a thread and answers: in the candidate's panel, or among its messages. */
function pathFor(side: Side, { job, application, thread }: Pick<Message, 'job' | 'application' | 'thread'>): string {
  if (!application) return jobMessagesUrl(side, { open: `JobThread:${thread.id}` });
  const open = { open: `Application:${application.id}` };
  return side === 'company' ? jobBoardUrl(job.id, open) : candidatesUrl('recruiter', open);
}

/** Who wrote, and for which company or agency. */
async function senderOf({ tx, viewer }: Write, { side, thread }: Pick<Message, 'side' | 'thread'>) {
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', viewer.userId!)
    .executeTakeFirstOrThrow();
  const { name: organization } = await (side === 'company'
    ? tx.selectFrom('companies').select('name').where('id', '=', thread.company_id)
    : tx.selectFrom('agencies').select('name').where('id', '=', thread.agency_id)
  ).executeTakeFirstOrThrow();
  return { name, organization };
}

async function recruiterOf({ tx }: Write, { recruiter_id }: Thread): Promise<string[]> {
  const recruiter = await tx
    .selectFrom('recruiters')
    .select('user_id')
    .where('id', '=', recruiter_id)
    .executeTakeFirst();
  return recruiter?.user_id ? [recruiter.user_id] : [];
}

/** The person who posted the job, while they are part of the company, and everybody who has written. */
async function hirersOf(write: Write, { job, thread }: Pick<Message, 'job' | 'thread'>): Promise<string[]> {
  const writers = await writersOf(write, thread);
  if (!job.created_by) return writers;
  const poster = await write.tx
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', job.company_id)
    .where('user_id', '=', job.created_by)
    .executeTakeFirst();
  return poster ? [...writers, poster.user_id] : writers;
}
