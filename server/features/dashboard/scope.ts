import { type RawBuilder, sql } from 'kysely';
import { ofTeam } from '#server/features/profiles/narrowing.ts';
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
 * The scope of a viewer: their own for a recruiter; the agency's for its admin, and their teams' for a lead, or one
 * team's or recruiter's of these; all of it, or one recruiter's, for staff. Reviews follow a recruiter from agency to
 * agency, invitations do not. Null without a profile or the permission. A slug or team that means nobody in sight counts
 * nothing.
 */
export function scopeFor(viewer: Viewer, slug: string | null, team: string | null = null): DashboardScope | null {
  if (!viewer.permissions.has('dashboard') && !viewer.isStaff) return null;
  if (viewer.isStaff)
    return slug === null ? everyone : ofRecruiter(sql`(select id from recruiters where slug = ${slug})`, sql`true`);
  if (!viewer.recruiterId || !viewer.agencyId) return null;
  const own = sql`${viewer.recruiterId}::uuid`;
  const agency = sql`${viewer.agencyId}::uuid`;
  const { seesAgency, ledRecruiterIds } = viewer;
  if (!seesAgency && ledRecruiterIds.length === 0) return ofRecruiter(own, sql`agency_id = ${agency}`);
  const inSight = seesAgency ? null : sql`array_append(${ledRecruiterIds}::uuid[], ${own})`;
  const seen = inSight ? sql`id = any (${inSight})` : sql`true`;
  if (slug !== null)
    return ofRecruitersAt(agency, sql`array(select id from recruiters where slug = ${slug} and ${seen})`);
  if (team !== null)
    return ofRecruitersAt(
      agency,
      sql`array(select id from recruiters
        where ${ofTeam({ recruiter_id: sql.ref('id') }, sql<string>`${team}::text`, { agencyId: sql`${agency}` })} and ${seen})`,
    );
  return inSight ? ofRecruitersAt(agency, inSight) : ofAgency(agency);
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

/** @param ids an array of them */
const ofRecruitersAt = (agency: RawBuilder<unknown>, ids: RawBuilder<unknown>): DashboardScope => ({
  ofDays: sql`agency_id = ${agency} and recruiter_id = any (${ids})`,
  ofDeltas: sql`agency_id = ${agency} and recruiter_id = any (${ids})`,
  ofInvitations: sql`true`,
  ofReviews: sql`agency_id = ${agency} and recruiter_id = any (${ids})`,
  coverage: coverageIn(sql`recruiters where agency_id = ${agency} and id = any (${ids})`),
});
