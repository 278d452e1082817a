import { sql } from 'kysely';
import type { Context } from '#server/commands/context.ts';
import { scopeFor } from '#server/features/dashboard/scope.ts';
import { isOfSide, isShownReview, knownViewer } from '#server/features/profiles/scopes.ts';

/** Something that happened to a recruiter or their agency. */
export interface OnboardingEvent {
  readonly kind: 'review' | 'invitations' | 'import' | 'share';
  readonly at: string;
  /** Instead of the moment, where a whole day is meant. */
  readonly day: string | null;
  /** The review's reviewer, the name of an imported file, or the title of a shared review. */
  readonly name: string | null;
  /** How many invitations were sent, placements added, or visits a share brought; a review's stars. */
  readonly count: number;
  /** The review that it is about. */
  readonly reviewId: string | null;
}

/** What somebody did of the first steps, and what happened lately. */
export interface OnboardingRead {
  readonly done: readonly string[];
  readonly skipped: readonly string[];
  readonly isDismissed: boolean;
  readonly events: readonly OnboardingEvent[];
}

/** The events that Home shows. */
const shownEvents = 6;
/** Invitations are told about for this many days. */
const invitationDays = 30;

/** Reads how far the viewer has come, in one statement; null without a profile. */
export async function readOnboarding({ viewer, database, nature }: Context): Promise<OnboardingRead | null> {
  const scope = viewer.isStaff ? null : scopeFor(viewer, null);
  if (!scope || !viewer.recruiterId) return null;
  const most = sql.lit(shownEvents);
  const row = { agency_id: sql.ref('agency_id'), recruiter_id: sql.ref('recruiter_id') };
  const ofRows = isOfSide({ row, viewer: knownViewer(viewer) });
  const since = sql`(${nature.now()}::timestamptz at time zone 'UTC')::date - ${sql.lit(invitationDays)}`;
  const { rows } = await sql<OnboardingRead>`/* onboarding */
    with events as (
      (select 'review' as kind, submitted_at as at, null::date as day, shown_name as name, overall as count, id as "reviewId"
        from reviews where ${ofRows} and ${isShownReview()} order by submitted_at desc, id desc limit ${most})
      union all
      (select 'invitations', day::timestamp at time zone 'UTC', day, null, sum(sent)::int, null from (
          select day, sent from figure_days where ${scope.ofDays} and ${scope.ofInvitations} and day > ${since}
          union all
          select day, sent from figure_day_deltas where ${scope.ofDeltas} and ${scope.ofInvitations} and day > ${since}
        ) d group by day having sum(sent) > 0 order by day desc limit ${most})
      union all
      (select 'import', imported_at, null, file_name, new_count, null from placement_imports
        where ${ofRows} and state = 'done' order by created_at desc, id desc limit ${most})
      union all
      (select 'share', s.shared_at, null, r.title, s.seen, r.id from (
          select review_id, shared_at, seen from review_shares where ${ofRows}
          order by shared_at desc, id desc limit ${most}
        ) s join reviews r on r.id = s.review_id)
    )
    select onboarding_done(${viewer.recruiterId}::uuid, ${viewer.seesAgency}) as done,
      coalesce(o.skipped, '{}') as skipped,
      coalesce(o.dismissed_at is not null, false) as "isDismissed",
      coalesce((select json_agg(e order by e.at desc) from (
        select * from events order by at desc limit ${most}
      ) e), '[]') as events
    from (select) one left join onboardings o on o.user_id = ${viewer.userId}::uuid`.execute(database.kysely);
  return rows[0]!;
}
