import { sql } from 'kysely';
import type { SuggestionReason } from '#common/reviews/lists/suggestion-words.ts';
import type { Context } from '#server/commands/context.ts';
import { isOfSubject, knownViewer } from '#server/features/profiles/scopes.ts';
import { alikeFrom, columnsOf, fits } from './fitting.ts';

/** A placement that an unmatched review may be about, and why. */
export interface PlacementSuggestion {
  id: string;
  reasons: SuggestionReason[];
  /** How many days after the date that the reviewer gave it starts; null if they gave none. */
  daysLater: number | null;
}

/** Starts that are this many days apart may be the same, mistyped. */
const nearDays = 31;
const shown = 10;

/**
 * The placements that a review may be about, the likeliest first: by address, then by name, and by how many other facts
 * are the same. Null if the review isn't the viewer's, or waits for no placement.
 */
export async function placementSuggestions(
  { database, viewer }: Context,
  reviewId: string,
): Promise<PlacementSuggestion[] | null> {
  const { rows } = await sql<PlacementSuggestion & { id: string | null }>`/* placementSuggestions */
    with review as (
      select v.*, t.job_title as told_title, t.start_date as told_start
      from reviews v left join review_submissions t on t.review_id = v.id
      where v.id = ${reviewId} and v.publication = 'unpublished' and v.level = 1 and v.moderation <> 'rejected'
        and ${isOfSubject({ row: columnsOf('v'), viewer: knownViewer(viewer) })}
    ), found as (
      select p.id, p.start_date, array_remove(array[
        case when side.email = v.reviewer_email then 'same_email' end,
        case when folded(side.name) = folded(v.reviewer_name) then 'same_name'
          when similarity(folded(side.name), folded(v.reviewer_name)) >= ${sql.lit(alikeFrom)} then 'similar_name' end,
        case when p.start_date = v.told_start then 'same_start'
          when abs(p.start_date - v.told_start) <= ${nearDays} then 'near_start' end,
        case when folded(p.job_title) = folded(coalesce(v.told_title, nullif(v.reviewer_role, ''))) then 'same_title' end,
        case when folded(p.company_name) = folded(v.company_name) then 'same_company' end
      ], null) as reasons, p.start_date - v.told_start as days_later
      from review v join placements p on ${fits(columnsOf('p'), columnsOf('v'))}
      cross join lateral (
        select case v.reviewer_type when 'candidate' then p.candidate_email else p.contact_email end as email,
          case v.reviewer_type when 'candidate' then p.candidate_name else p.contact_name end as name
      ) side
    )
    select f.id, f.reasons, f.days_later as "daysLater"
    from review left join found f on true
    order by 'same_email' = any (f.reasons) desc nulls last, cardinality(f.reasons) desc, f.start_date desc, f.id desc
    limit ${shown}`.execute(database.kysely);
  return rows.length === 0 ? null : rows.filter(({ id }) => id !== null);
}
