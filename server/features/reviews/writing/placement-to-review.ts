import { sql } from 'kysely';
import type { Audience } from '#common/reviews/criteria.ts';
import type { Tx } from '#server/database/database.ts';
import type { ReviewedPlacement } from './taken-review.ts';

/** Who wrote about a recruiter; `jobTitle` is the job they mention. */
interface Writer {
  recruiterId: string;
  audience: Audience;
  email: string;
  jobTitle: string | null;
}

/** The placement that a review by the open link belongs to; `agencyId` is the agency at the time. */
export type PlacementToReview = ReviewedPlacement & { agencyId: string };

/**
 * A recruiter's declared placement with this address on this side and no review by this person yet. Prefers one they
 * were invited about, then the job they name, then the newest. With an id, that one, if it still matches.
 */
export async function placementToReview(
  tx: Tx,
  { recruiterId, audience, email, jobTitle }: Writer,
  id: string | null = null,
): Promise<PlacementToReview | undefined> {
  const address = audience === 'candidate' ? 'p.candidate_email' : 'p.contact_email';
  return tx
    .selectFrom('placements as p')
    .select(['p.id', 'p.agency_id as agencyId', 'p.source', 'p.job_title', 'p.company_name', 'p.company_id'])
    .select(['p.candidate_email', 'p.contact_email'])
    .where('p.recruiter_id', '=', recruiterId)
    .where(address, '=', email)
    .where('p.state', '<>', 'cancelled')
    .$if(id !== null, (query) => query.where('p.id', '=', id))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews as v')
            .select('v.id')
            .where((eb) =>
              eb.or([eb('v.placement_id', '=', eb.ref('p.id')), eb('v.denied_placement_id', '=', eb.ref('p.id'))]),
            )
            .where('v.reviewer_type', '=', audience)
            .where('v.reviewer_email', '=', email)
            .where('v.publication', '<>', 'withdrawn')
            .where('v.moderation', '<>', 'rejected'),
        ),
      ),
    )
    .orderBy(
      sql`exists (select from invitations i where i.placement_id = p.id and i.audience = ${audience}
        and i.recipient_email = ${email} and i.state in ('sent', 'opened', 'started'))`,
      'desc',
    )
    .orderBy(sql`coalesce(folded(p.job_title) = folded(${jobTitle}::text), false)`, 'desc')
    .orderBy('p.start_date', 'desc')
    .orderBy('p.id')
    .executeTakeFirst();
}

/** Whether somebody has already written about a recruiter, and the review still exists. */
export async function hasReviewed(
  tx: Tx,
  { recruiterId, email }: Pick<Writer, 'recruiterId' | 'email'>,
): Promise<boolean> {
  const first = await tx
    .selectFrom('reviews')
    .select('id')
    .where('recruiter_id', '=', recruiterId)
    .where('reviewer_email', '=', email)
    .where('publication', '<>', 'withdrawn')
    .where('moderation', '<>', 'rejected')
    .executeTakeFirst();
  return first !== undefined;
}
