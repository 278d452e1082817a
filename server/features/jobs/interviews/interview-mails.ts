import { utc } from '#common/formats.ts';
import {
  type InterviewMode,
  interviewModeWords,
  lengthInWords,
  linkOfPlace,
  timeInZone,
} from '#common/jobs/interviews.ts';
import { absolute, candidatesUrl, jobBoardUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { calendarOf } from '#server/mail/calendar.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { bareAddress } from '#server/mail/transport.ts';
import type { Application } from '../candidates/application.ts';
import type { Job } from '../hiring-company.ts';
import type { Interview } from './interview.ts';
import { candidateInterview, type InterviewNews, interviewNews } from './mails/InterviewMail.tsx';

/** An interview with what it is about. */
export interface InterviewOf {
  interview: Interview;
  application: Application;
  job: Job;
}

/**
 * Emails an agreed time, or that it is off, to the candidate, the recruiter and the person who posted the job, each with
 * a calendar file that names nobody else's address. Each reads the time in their own zone; the candidate has no account,
 * and reads it in the zone of the side that proposed it.
 */
export async function mailInterview(write: Write, of: InterviewOf, what: InterviewNews): Promise<void> {
  const { interview, application, job } = of;
  const { candidate_email, candidate_name, agency_id } = application;
  const names = await namesOf(write, of);
  const about = { ...factsOf(interview), ...names, what };
  if (candidate_email) {
    const to = { email: candidate_email, name: candidate_name! };
    await sendMail(write, candidateInterview, {
      ...{ to, agencyId: agency_id },
      props: {
        ...{ ...about, name: to.name, reads: 'candidate', reason: '', url: null },
        when: timeInZone(interview.starts_at!, interview.time_zone),
      },
      ...(what !== 'reminder' && { calendar: fileFor(write, of, names, to.email) }),
    });
  }
  const open = `Application:${application.id}`;
  const sides = [
    { reads: 'recruiter', userId: names.recruiterUserId, path: candidatesUrl('recruiter', { open }) },
    { reads: 'company', userId: job.created_by, path: jobBoardUrl(job.id, { open }) },
  ] as const;
  for (const { reads, userId, path } of sides) {
    const person = userId && (await activeUser(write, userId));
    if (!person) continue;
    await sendMail(write, interviewNews, {
      to: person,
      props: {
        ...{ ...about, name: person.name, reads, reason: interview.reason, url: absolute(env.PLAUDIT_URL, path) },
        when: timeInZone(interview.starts_at!, person.time_zone ?? utc),
      },
      ...(what !== 'reminder' && { calendar: fileFor(write, of, names, person.email) }),
    });
  }
}

const factsOf = ({ minutes, mode, place, note }: Interview) => {
  const words = interviewModeWords[mode as InterviewMode];
  return { length: lengthInWords(minutes), mode: words.label, placeLabel: words.place, place, note };
};

type Names = Awaited<ReturnType<typeof namesOf>>;

async function namesOf({ tx }: Write, { application, job }: InterviewOf) {
  const { recruiter, agency, company, user_id } = await tx
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .innerJoin('companies as c', (join) => join.on('c.id', '=', job.company_id))
    .select(['r.name as recruiter', 'r.user_id', 'a.name as agency', 'c.name as company'])
    .where('r.id', '=', application.recruiter_id)
    .executeTakeFirstOrThrow();
  return {
    candidateName: application.candidate_name ?? 'a candidate',
    jobTitle: job.title,
    companyName: company,
    recruiterName: recruiter,
    agency,
    recruiterUserId: user_id,
  };
}

const activeUser = ({ tx }: Write, id: string) =>
  tx
    .selectFrom('users')
    .select(['email', 'name', 'time_zone'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();

/** The calendar file for one recipient. It keeps its name through all changes, so that calendars update their entry. */
function fileFor({ at }: Write, { interview }: InterviewOf, names: Names, attendee: string): string {
  const { id, sequence, starts_at, minutes, place, note, state } = interview;
  const { jobTitle, companyName, candidateName } = names;
  return calendarOf({
    ...{ uid: `interview-${id}@${new URL(env.PLAUDIT_URL).hostname}`, sequence, writtenAt: at },
    ...{ startsAt: starts_at!, minutes, title: `Interview: ${jobTitle} at ${companyName}` },
    description: [candidateName, place, note].filter(Boolean).join('\n'),
    url: linkOfPlace(place) ?? undefined,
    location: place || undefined,
    isCancelled: state === 'cancelled',
    invitation: { organizer: bareAddress(env.MAIL_FROM), attendee },
  });
}
