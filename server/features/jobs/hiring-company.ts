import type { Selectable } from 'kysely';
import { type JobEvent, type JobState, jobTransitions } from '#common/jobs/states.ts';
import { jobStateWords } from '#common/jobs/words.ts';
import type { Permission } from '#common/roles.ts';
import { transition } from '#common/transitions.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Jobs } from '#server/database/types.ts';
import { env } from '#server/env.ts';

/** A row of a job. */
export type Job = Selectable<Jobs>;

/** The viewer's company, when they hold a permission for jobs. */
export function hiringCompany({ viewer }: Write, permission: Permission): string {
  if (!env.PLAUDIT_FEATURES.jobs) return refuseUnknown();
  if (!viewer.userId || !viewer.permissions.has(permission))
    return refuse('FORBIDDEN', 'Jobs are for people who hire. Sign in with a company account.');
  return viewer.companyId ?? refuse('NO_COMPANY', 'You can post jobs once you belong to a company.');
}

/** A job of the viewer's company, locked. To others it looks missing. */
export async function jobFor(write: Write, id: string, permission: Permission): Promise<Job> {
  if (!env.PLAUDIT_FEATURES.jobs || !write.viewer.permissions.has(permission)) return refuseUnknown();
  const job = await lockJob(write, id);
  return job && job.company_id === write.viewer.companyId ? job : refuseUnknown();
}

/** A job of any company, locked. */
export const lockJob = ({ tx }: Write, id: string): Promise<Job | undefined> =>
  tx.selectFrom('jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The state that an event leads a job to; refused when the state doesn't accept it. */
export function nextState(job: Pick<Job, 'state'>, event: JobEvent): JobState {
  const from = job.state as JobState;
  const moved = transition(jobTransitions, from, event);
  if (moved.ok) return moved.to;
  return refuse('STATE', `This isn't possible while the job is in the state '${jobStateWords[from].label}'.`);
}

/** The day that a moment is on in a time zone, 'YYYY-MM-DD'. */
export const dayIn = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The first moment of a day in a time zone, some days later. */
const startOfDay = (day: string, timeZone: string, daysLater = 0): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: daysLater }).toZonedDateTime(timeZone).epochMilliseconds);

/** The moments that a job opens and closes at: at the start of the first day, and at the end of the last one. */
export const momentsOfDays = (
  { opensOn, closesOn }: { readonly opensOn: string | null; readonly closesOn: string | null },
  timeZone: string,
) => ({
  opens_at: opensOn ? startOfDay(opensOn, timeZone) : null,
  closes_at: closesOn ? startOfDay(closesOn, timeZone, 1) : null,
});
