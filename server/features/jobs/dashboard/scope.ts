import { type Expression, type RawBuilder, sql } from 'kysely';
import { env } from '#server/env.ts';
import type { Viewer } from '#server/session/viewer.ts';

/** Whose figures a jobs dashboard adds up, as conditions on the tables it reads. */
export interface JobScope {
  readonly side: 'company' | 'recruiter';
  readonly ofJobs: RawBuilder<boolean>;
  readonly ofApplications: RawBuilder<boolean>;
}

/** The jobs that a recruiter works on, or has submitted candidates for. */
export const jobsOfRecruiter = (recruiterId: Expression<unknown>): RawBuilder<string[]> =>
  sql<string[]>`array(
    select e.job_id from engagements e where e.recruiter_id = ${recruiterId} and e.state = 'accepted'
    union select a.job_id from applications a where a.recruiter_id = ${recruiterId})`;

/** A company's own jobs for its people, a recruiter's own work for them; null for everybody else, staff too. */
export function jobScopeFor({ companyId, recruiterId, permissions }: Viewer): JobScope | null {
  if (!env.PLAUDIT_FEATURES.jobs) return null;
  if (companyId && permissions.has('job_list')) {
    const own = sql<boolean>`company_id = ${companyId}::uuid`;
    return { side: 'company', ofJobs: own, ofApplications: own };
  }
  if (!recruiterId || !permissions.has('job_list_mine')) return null;
  const own = sql`${recruiterId}::uuid`;
  return {
    side: 'recruiter',
    ofJobs: sql<boolean>`id = any (${jobsOfRecruiter(own)})`,
    ofApplications: sql<boolean>`recruiter_id = ${own}`,
  };
}
