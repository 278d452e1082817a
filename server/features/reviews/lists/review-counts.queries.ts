import { type RawBuilder, sql } from 'kysely';
import { reviewLimits } from '#common/limits.ts';
import { lowestCountedLevel } from '#common/reviews/levels.ts';
import type { ListTab } from '#common/reviews/lists/tabs.ts';
import type { Database } from '#server/database/database.ts';
import { isSince, isSinceDay, isUntil, isUntilDay } from '#server/features/invitations/list-filters.ts';
import { ofRecruiter, ofTeam } from '#server/features/profiles/narrowing.ts';
import { isShownReview, knownViewer, sideOrStaff, subjectPartsOrStaff } from '#server/features/profiles/scopes.ts';
import { disjoint } from '#server/graphql/read/parts.ts';
import type { Viewer } from '#server/session/viewer.ts';

/** How many there are in each list of `/reviews/:tab`, counted up to `countedUpTo`. */
export type ReviewCounts = Readonly<Record<ListTab, number>>;

/** Counting stops here; longer lists show 'more than'. */
export const countedUpTo = 1000;

/** What narrows the rows that are counted, as the filters of each list do. */
export type CountedRows = Readonly<
  Partial<Record<'audience' | 'recruiter' | 'team' | 'from' | 'to' | 'source', string | null | undefined>>
>;

/**
 * The counts of the lists for a viewer, in one statement; null for somebody with neither a profile nor the panel.
 * Narrowed, they count what the lists show with the same filters.
 */
export async function countReviews(
  { kysely }: Database,
  viewer: Viewer,
  narrowed: CountedRows = {},
): Promise<ReviewCounts | null> {
  const scopes = scopesOf(viewer);
  if (!scopes) return null;
  const { subjects, side } = scopes;
  const [ofSides, ofInvitations, ofReviews] = narrowings(viewer, narrowed);
  const invitations = (condition: RawBuilder<unknown>) => [
    sql`invitations where ${condition} and ${side} and ${ofInvitations}`,
  ];
  const reviews = (condition: RawBuilder<unknown>) =>
    subjects.map((subject) => sql`reviews where ${condition} and ${subject} and ${ofReviews}`);
  const isPending = sql`publication = 'unpublished' and moderation <> 'rejected'`;
  const lists: Readonly<Record<ListTab, RawBuilder<unknown>[]>> = {
    requested: invitations(sql`true`),
    inviteNotSent: [sql`sides_to_invite where ${side} and ${ofSides}`],
    inviteScheduled: invitations(sql`state = 'scheduled'`),
    inviteSent: invitations(sql`state in ('sent', 'opened', 'started')`),
    pending: reviews(isPending),
    missingVerification: reviews(sql`level = 1 and ${isPending}`),
    verified: reviews(sql`level >= ${sql.lit(lowestCountedLevel)} and ${isShownReview()}`),
    publishedNotReplied: reviews(sql`not has_reply and ${isShownReview()}`),
    publishedReplied: reviews(sql`has_reply and ${isShownReview()}`),
    badReviews: reviews(sql`overall <= ${sql.lit(reviewLimits.badUpTo)} and level > 0 and ${isShownReview()}`),
  };
  const counts = Object.entries(lists).map(([tab, parts]) => sql`${countOf(parts)} as ${sql.id(tab)}`);
  const { rows } = await sql<ReviewCounts>`/* countReviews */ select ${sql.join(counts)}`.execute(kysely);
  return rows[0] ?? null;
}

/** The conditions on sides to invite, on invitations and on reviews. */
function narrowings({ timeZone, agencyId }: Viewer, { audience, recruiter, team, from, to, source }: CountedRows) {
  const zone = { timeZone: sql<string>`${timeZone}::text` };
  const { ref } = sql;
  const rows = [
    {
      audience: 'audience',
      since: (day: Told) => isSinceDay(ref('start_date'), day),
      until: (day: Told) => isUntilDay(ref('start_date'), day),
      source: 'source',
    },
    {
      audience: 'audience',
      since: (day: Told) => isSince(ref('created_at'), day, zone),
      until: (day: Told) => isUntil(ref('created_at'), day, zone),
      source: 'origin',
    },
    {
      audience: 'reviewer_type',
      since: (day: Told) => isSince(ref('submitted_at'), day, zone),
      until: (day: Told) => isUntil(ref('submitted_at'), day, zone),
      source: 'origin',
    },
  ];
  return rows.map((row) => {
    const conditions = [
      audience && sql`${ref(row.audience)} = ${audience}`,
      recruiter && ofRecruiter({ recruiter_id: ref('recruiter_id') }, said(recruiter)),
      team && ofTeam({ recruiter_id: ref('recruiter_id') }, said(team), { agencyId: sql`${agencyId}::uuid` }),
      from && row.since(said(from)),
      to && row.until(said(to)),
      source && sql`${ref(row.source)} = ${source}`,
    ];
    return sql.join([sql`true`, ...conditions.filter((condition) => typeof condition === 'object')], sql` and `);
  }) as [RawBuilder<unknown>, RawBuilder<unknown>, RawBuilder<unknown>];
}

type Told = RawBuilder<string>;
const said = (text: string): Told => sql<string>`${text}::text`;

/** The number of rows in all parts of a list, up to one more than the limit. */
function countOf(parts: readonly RawBuilder<unknown>[]) {
  const most = sql.lit(countedUpTo + 1);
  const rows = parts.map((part) => sql`(select from ${part} limit ${most})`);
  return sql`(select count(*)::int from (select from (${sql.join(rows, sql` union all `)}) l limit ${most}) m)`;
}

/** Whose rows are counted. */
function scopesOf(viewer: Viewer) {
  if (!viewer.isStaff && !viewer.recruiterId) return null;
  const row = { agency_id: sql.ref('agency_id'), recruiter_id: sql.ref('recruiter_id') };
  const access = { row, viewer: knownViewer(viewer) };
  return { subjects: disjoint(subjectPartsOrStaff).map((part) => part(access)), side: sideOrStaff(access) };
}
