import { type Selectable, sql } from 'kysely';
import { formatCount } from '#common/formats.ts';
import {
  type InterviewEvent,
  type InterviewState,
  interviewLimits,
  interviewStateWords,
  interviewTransitions,
  openInterviewStates,
} from '#common/jobs/interviews.ts';
import type { Permission } from '#common/roles.ts';
import { transition } from '#common/transitions.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Interviews } from '#server/database/types.ts';
import { applicationFor, type FoundApplication } from '../candidates/application.ts';

/** A row of an interview. */
export type Interview = Selectable<Interviews>;

/** An interview with its application and job, all locked, and the side of the viewer. */
export interface FoundInterview extends FoundApplication {
  interview: Interview;
}

/** An interview by its id and the version that the viewer has seen. */
export interface SeenInterview {
  interviewId: string;
  expectedVersion: number;
}

/**
 * An interview of an application that the viewer sees, as `applicationFor` says. Refuses to go on from a version that
 * someone has changed since.
 */
export async function interviewFor(
  write: Write,
  { interviewId, expectedVersion }: SeenInterview,
  permissions: { readonly company?: Permission; readonly recruiter?: Permission },
): Promise<FoundInterview> {
  const known = await write.tx
    .selectFrom('interviews')
    .select('application_id')
    .where('id', '=', interviewId)
    .executeTakeFirst();
  if (!known) return refuseUnknown();
  const found = await applicationFor(write, known.application_id, permissions);
  const interview = await lockInterview(write, interviewId);
  if (!interview) return refuseUnknown();
  refuseClash('interview', interview.version, expectedVersion, { application: known.application_id });
  return { ...found, interview };
}

/** An interview, locked. Its application is locked before. */
export const lockInterview = ({ tx }: Write, id: string): Promise<Interview | undefined> =>
  tx.selectFrom('interviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The interviews of an application that can still take place, locked. */
export const openInterviews = ({ tx }: Write, applicationId: string): Promise<Interview[]> =>
  tx
    .selectFrom('interviews')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', 'in', openInterviewStates)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The state that an event leads an interview to; refused when its state doesn't accept it. */
export function nextInterviewState({ state }: Interview, event: InterviewEvent): InterviewState {
  const from = state as InterviewState;
  const moved = transition(interviewTransitions, from, event);
  if (moved.ok) return moved.to;
  return refuse(
    'STATE',
    `This isn't possible while the interview is in the state '${interviewStateWords[from].label}'.`,
  );
}

/** Saves columns of an interview. Returns it as it is now. */
export const saveInterview = (
  { tx, at }: Write,
  { id, version }: Interview,
  set: Partial<Interview>,
): Promise<Interview> =>
  tx
    .updateTable('interviews')
    .set({ ...set, changed_at: at, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * The moments of proposed times, the earliest first. Refuses equal ones, those too near or too far ahead, and those of
 * another open interview of the candidate, each at its field.
 */
export async function slotsToPropose(
  write: Write,
  slots: readonly string[],
  { applicationId, interviewId = null }: { applicationId: string; interviewId?: string | null },
): Promise<Date[]> {
  const times = slots.map((slot) => Date.parse(slot));
  const now = write.at.getTime();
  const { aheadHours, withinDays } = interviewLimits;
  const taken = await timesOfOthers(write, applicationId, interviewId);
  for (const [index, time] of times.entries()) {
    const field = `slots.${index}`;
    if (times.indexOf(time) < index) refuse('SAME_TIME', 'Choose different times.', field);
    if (time < now + aheadHours * hour)
      refuse('TOO_SOON', `Choose a time at least ${formatCount(aheadHours, 'hour')} from now.`, field);
    if (time > now + withinDays * 24 * hour)
      refuse('TOO_FAR', `Choose a time within the next ${withinDays} days.`, field);
    if (taken.has(time)) refuse('TAKEN', 'Another interview of this candidate has this time already.', field);
  }
  return times.toSorted((one, other) => one - other).map((time) => new Date(time));
}

async function timesOfOthers({ tx }: Write, applicationId: string, interviewId: string | null): Promise<Set<number>> {
  const { rows } = await sql<{ at: Date }>`/* timesOfOthers */
    select distinct at from interviews i, unnest(i.slots || i.starts_at) at
    where i.application_id = ${applicationId} and i.id is distinct from ${interviewId}::uuid
      and i.state = any(${openInterviewStates}::text[]) and at is not null`.execute(tx);
  return new Set(rows.map(({ at }) => at.getTime()));
}

/** The proposed time that a side accepts. Refuses one that isn't among them, or has passed. */
export function slotToAccept({ at }: Write, { slots }: Interview, slot: string): Date {
  const time = Date.parse(slot);
  if (!slots.some((proposed) => proposed.getTime() === time))
    return refuse('UNKNOWN_TIME', 'Choose one of the proposed times.', 'slot');
  if (time <= at.getTime()) refuse('PAST', 'This time has passed. Choose a later one, or propose other times.', 'slot');
  return new Date(time);
}

const hour = 3_600_000;
