import type { Write } from '#server/commands/write.ts';
import { nextInterviewState, saveInterview } from './interview.ts';
import { type InterviewOf, mailInterview } from './interview-mails.ts';

/** Cancels an interview. An agreed time that is still to come leaves the calendars of everybody who has it. */
export async function callOff(write: Write, found: InterviewOf, reason: string): Promise<void> {
  const { interview } = found;
  const state = nextInterviewState(interview, 'cancel');
  const isInCalendars = interview.starts_at !== null && interview.starts_at > write.at;
  const cancelled = await saveInterview(write, interview, {
    ...{ state, reason, sequence: interview.sequence + (isInCalendars ? 1 : 0) },
  });
  if (isInCalendars) await mailInterview(write, { ...found, interview: cancelled }, 'cancelled');
}
