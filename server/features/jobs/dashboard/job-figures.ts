import { periodOf, type SaidPeriod } from '#common/dashboard/period.ts';
import { jobStages } from '#common/jobs/stages.ts';
import type { Context } from '#server/commands/context.ts';
import { type JobFiguresRead, readJobFigures } from './job-figures.queries.ts';
import { type JobScope, jobScopeFor } from './scope.ts';

/** The figures of a jobs dashboard. */
export interface JobDashboard extends Omit<JobFiguresRead, 'firstDay' | 'waiting'> {
  readonly side: JobScope['side'];
  readonly from: string;
  readonly to: string;
  readonly hasFigures: boolean;
  /** Null for a company: it learns nothing of candidates who have not agreed. */
  readonly waiting: number | null;
}

/** The figures of a company's or a recruiter's jobs in a period; null for somebody on neither side. */
export async function jobDashboardFor(
  { viewer, database, nature }: Context,
  said: SaidPeriod,
): Promise<JobDashboard | null> {
  const scope = jobScopeFor(viewer);
  if (!scope) return null;
  const { from, to } = periodOf(said, nature.now().toISOString().slice(0, 10));
  const { firstDay, waiting, ...read } = await readJobFigures(database, scope, { from, to });
  const { side } = scope;
  return {
    ...read,
    side,
    to,
    from: from ?? (firstDay && firstDay < to ? firstDay : to),
    hasFigures: firstDay !== null || (side === 'recruiter' && waiting > 0),
    waiting: side === 'recruiter' ? waiting : null,
    stages: read.stages.toSorted((one, other) => jobStages.indexOf(one.stage) - jobStages.indexOf(other.stage)),
  };
}
