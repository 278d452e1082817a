import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { formatCount } from '#common/formats.ts';
import { moment } from '#common/inputs.ts';
import { isOpenApplication } from '#common/jobs/applications.ts';
import {
  cancelFields,
  type InterviewEvent,
  interviewLimits,
  proposalFields,
  rescheduleFields,
} from '#common/jobs/interviews.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Result } from '#server/commands/result.ts';
import type { Write } from '#server/commands/write.ts';
import {
  type Application,
  applicationFor,
  auditApplication,
  moveApplication,
  tellHirer,
  tellRecruiter,
} from '../candidates/application.ts';
import { callOff } from './calling-off.ts';
import {
  type FoundInterview,
  interviewFor,
  nextInterviewState,
  saveInterview,
  slotsToPropose,
  slotToAccept,
} from './interview.ts';
import { mailInterview } from './interview-mails.ts';
import { isReminder } from './reminding.commands.ts';

/** For notices of what everybody gets an email about with a calendar file. */
const emailedAnyway = { mail: async () => {} };

const seen = { interviewId: z.uuid(), expectedVersion: z.int() };
const accepting = z.object({ ...seen, slot: moment });

/**
 * The company proposes times for an interview with a candidate, whose recruiter chooses one. A submitted candidate is
 * interviewed from then on.
 */
export const scheduleInterview = defineCommand({
  name: 'scheduleInterview',
  input: z.object({ applicationId: z.uuid(), ...proposalFields }),
  run: async (write, { applicationId, mode, minutes, place, note, slots }) => {
    const { tx, at, nature, viewer } = write;
    const permissions = { company: 'job_application_schedule_interview' } as const;
    const { application } = await applicationFor(write, applicationId, permissions);
    refuseEnded(application);
    const round = await nextRound(write, applicationId);
    const moments = await slotsToPropose(write, slots, { applicationId });
    await tx
      .insertInto('interviews')
      .values({
        ...{ id: nature.newId(), application_id: applicationId, company_id: application.company_id },
        ...{ agency_id: application.agency_id, round, mode, minutes, place: place ?? '', note: note ?? '' },
        ...{ time_zone: viewer.timeZone, slots: moments, proposed_by: 'company', state: 'proposed' },
        ...{ created_by: viewer.userId, created_at: at, changed_at: at },
      })
      .execute();
    if (application.state === 'submitted') await moveApplication(write, application, 'interview');
    await tellRecruiter(write, application, 'interviewProposed');
    auditApplication(write, application, 'scheduleInterview');
    return { application: applicationId };
  },
});

/** The recruiter accepts one of the first times. The candidate and both sides get it for their calendars. */
export const acceptInterview = defineCommand({
  name: 'acceptInterview',
  input: accepting,
  run: async (write, { slot, ...which }) =>
    agree(write, await interviewFor(write, which, { recruiter: 'job_interview_accept' }), {
      ...{ slot, event: 'accept', action: 'acceptInterview' },
    }),
});

/** The side that didn't propose other times accepts one of them. Calendars move to it. */
export const acceptReschedule = defineCommand({
  name: 'acceptReschedule',
  input: accepting,
  run: async (write, { slot, ...which }) => {
    const permission = 'job_interview_accept_reschedule';
    const found = await interviewFor(write, which, { company: permission, recruiter: permission });
    return agree(write, found, { slot, event: 'acceptReschedule', action: 'acceptReschedule' });
  },
});

/**
 * Either side proposes other times. An agreed time stands until one of them is accepted. While the first times have no
 * answer, the company only corrects them.
 */
export const rescheduleInterview = defineCommand({
  name: 'rescheduleInterview',
  input: z.object({ ...seen, ...rescheduleFields }),
  run: async (write, { slots, reason, ...which }) => {
    const permission = 'job_interview_reschedule';
    const { application, job, interview, side } = await interviewFor(write, which, {
      ...{ company: permission, recruiter: permission },
    });
    const isOwn = interview.state === 'proposed' && side === interview.proposed_by;
    const state = nextInterviewState(interview, isOwn ? 'correct' : 'reschedule');
    refuseEnded(application);
    const moments = await slotsToPropose(write, slots, {
      ...{ applicationId: application.id, interviewId: interview.id },
    });
    await saveInterview(write, interview, {
      ...{ state, slots: moments, proposed_by: side, time_zone: write.viewer.timeZone, reason: reason ?? '' },
    });
    if (side === 'recruiter') await tellHirer(write, job, application, 'interviewReschedule');
    else await tellRecruiter(write, application, isOwn ? 'interviewProposed' : 'interviewReschedule');
    auditApplication(write, application, 'rescheduleInterview');
    return { application: application.id };
  },
});

/** The company cancels an interview, with a reason that the recruiter reads. An agreed time leaves all calendars. */
export const cancelInterview = defineCommand({
  name: 'cancelInterview',
  input: z.object({ ...seen, ...cancelFields }),
  run: async (write, { reason, ...which }) => {
    const found = await interviewFor(write, which, { company: 'job_interview_cancel' });
    const { application } = found;
    await callOff(write, found, reason);
    await tellRecruiter(write, application, 'interviewCancelled', found.interview.starts_at ? emailedAnyway : {});
    auditApplication(write, application, 'cancelInterview');
    return { application: application.id };
  },
});

/** The company says that an interview took place. */
export const completeInterview = ending('completeInterview', 'complete');

/** The company says that the candidate didn't come. */
export const markNoShow = ending('markNoShow', 'miss');

interface Agreement {
  slot: string;
  event: InterviewEvent & ('accept' | 'acceptReschedule');
  action: AuditAction;
}

/** Makes a proposed time the agreed one, and emails it to everybody for their calendars. */
async function agree(write: Write, found: FoundInterview, { slot, event, action }: Agreement): Promise<Result> {
  const { application, job, interview, side } = found;
  const state = nextInterviewState(interview, event);
  if (interview.proposed_by === side) refuse('OWN', 'You proposed these times, so the other side chooses one.');
  refuseEnded(application);
  const starts_at = slotToAccept(write, interview, slot);
  const agreed = await saveInterview(write, interview, {
    ...{ state, starts_at, reason: '', sequence: interview.sequence + 1 },
    reminded_at: isReminder(write, starts_at) ? write.at : null,
  });
  await mailInterview(write, { application, job, interview: agreed }, interview.starts_at ? 'changed' : 'agreed');
  if (side === 'recruiter') await tellHirer(write, job, application, 'interviewAccepted', emailedAnyway);
  else await tellRecruiter(write, application, 'interviewAccepted', emailedAnyway);
  auditApplication(write, application, action);
  return { application: application.id };
}

/** A command that says how an interview ended, once it has started. */
function ending(name: 'completeInterview' | 'markNoShow', event: 'complete' | 'miss') {
  return defineCommand({
    name,
    input: z.object(seen),
    run: async (write, which) => {
      const { application, interview } = await interviewFor(write, which, { company: 'job_interview_completed' });
      const state = nextInterviewState(interview, event);
      if (interview.starts_at! > write.at) refuse('NOT_YET', "The interview hasn't started yet.");
      await saveInterview(write, interview, { state });
      auditApplication(write, application, name);
      return { application: application.id };
    },
  });
}

function refuseEnded({ state }: Application): void {
  if (!isOpenApplication(state)) refuse('STATE', 'This candidate is no longer being considered.');
}

/** The number of the next interview with a candidate. Canceled ones don't count. */
async function nextRound({ tx }: Write, applicationId: string): Promise<number> {
  const { all, held } = await tx
    .selectFrom('interviews')
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('state', '!=', 'cancelled').as('held'),
    ])
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const { rounds } = interviewLimits;
  if (Number(all) >= rounds) refuse('LIMIT', `You can schedule ${formatCount(rounds, 'interview')} with a candidate.`);
  return Number(held) + 1;
}
