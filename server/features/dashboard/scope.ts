import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#server/session/viewer.ts';

/** Whose figures a dashboard adds up, as conditions on each table it reads. */
export interface DashboardScope {
  readonly ofDays: RawBuilder<unknown>;
  readonly ofDeltas: RawBuilder<unknown>;
  /** On the same rows: whether their invitations count too. */
  readonly ofInvitations: RawBuilder<unknown>;
  readonly ofReviews: RawBuilder<unknown>;
  /** A select of the kept coverage. */
  readonly coverage: RawBuilder<unknown>;
}

/**
 * The scope of a viewer: their own for a recruiter; the agency's for its admin, or one recruiter's at the agency; all of
 * it, or one recruiter's, for staff. Reviews follow a recruiter from agency to agency, invitations do not. Null without
 * a profile or the permission. A slug that means nobody in sight counts nothing.
 */
export function scopeFor(viewer: Viewer, slug: string | null): DashboardScope | null {
  if (!viewer.permissions.has('dashboard') && !viewer.isStaff) return null;
  const id = slug === null ? null : sql`(select id from recruiters where slug = ${slug})`;
  if (viewer.isStaff) return id ? ofRecruiter(id, sql`true`) : everyone;
  if (!viewer.recruiterId || !viewer.agencyId) return null;
  const own = sql`${viewer.recruiterId}::uuid`;
  const agency = sql`${viewer.agencyId}::uuid`;
  if (!viewer.seesAgency) return ofRecruiter(own, sql`agency_id = ${agency}`);
  return id ? ofRecruiterAt(agency, id) : ofAgency(agency);
}

const coverageIn = (rows: RawBuilder<unknown>) =>
  sql`select json_build_object('eligible', sum(eligible_count), 'invited', sum(invited_count)) from ${rows}
    having count(*) > 0`;

const everyone: DashboardScope = {
  ofDays: sql`agency_id is null`,
  ofDeltas: sql`true`,
  ofInvitations: sql`true`,
  ofReviews: sql`true`,
  coverage: coverageIn(sql`agency_figures`),
};

const ofAgency = (agency: RawBuilder<unknown>): DashboardScope => ({
  ofDays: sql`agency_id = ${agency} and recruiter_id is null`,
  ofDeltas: sql`agency_id = ${agency}`,
  ofInvitations: sql`true`,
  ofReviews: sql`agency_id = ${agency}`,
  coverage: coverageIn(sql`agency_figures where agency_id = ${agency}`),
});

const ofRecruiter = (id: RawBuilder<unknown>, ofInvitations: RawBuilder<unknown>): DashboardScope => ({
  ofDays: sql`recruiter_id = ${id}`,
  ofDeltas: sql`recruiter_id = ${id}`,
  ofInvitations,
  ofReviews: sql`recruiter_id = ${id}`,
  coverage: coverageIn(sql`recruiters where id = ${id}`),
});

const ofRecruiterAt = (agency: RawBuilder<unknown>, id: RawBuilder<unknown>): DashboardScope => ({
  ofDays: sql`agency_id = ${agency} and recruiter_id = ${id}`,
  ofDeltas: sql`agency_id = ${agency} and recruiter_id = ${id}`,
  ofInvitations: sql`true`,
  ofReviews: sql`agency_id = ${agency} and recruiter_id = ${id}`,
  coverage: coverageIn(sql`recruiters where agency_id = ${agency} and id = ${id}`),
});
