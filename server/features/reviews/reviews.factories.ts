import type { Insertable, Selectable } from 'kysely';
import type { Audience } from '#common/reviews/criteria.ts';
import { type NameDisplay, reviewerName } from '#common/reviews/display.ts';
import { type Level, levelWeight } from '#common/reviews/levels.ts';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { keepReviewInAgency } from '#server/features/profiles/figures/agency-figures.ts';
import { lockRecruiter, recountRecruiter } from '#server/features/profiles/figures/figures.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createRecruiter } from '../profiles/profiles.factories.ts';

type Review = Selectable<DB['reviews']>;
type Wishes = Partial<Insertable<DB['reviews']>>;

/**
 * A published level 3 review with five stars by a candidate, for an invitation about a placement; levels 0 and 1 have
 * neither. Weight and shown name are derived, and the recruiter's kept figures are recounted.
 */
export async function createReview(database: Database, overrides: Wishes = {}): Promise<Review> {
  const bond = await bondFor(database, overrides);
  return database.kysely.transaction().execute(async (tx) => {
    const row = { ...defaultsFor(overrides), ...bond, ...overrides };
    const review = await tx.insertInto('reviews').values(row).returningAll().executeTakeFirstOrThrow();
    await lockRecruiter(tx, review.recruiter_id);
    await recountRecruiter(tx, review.recruiter_id, new Date());
    await keepReviewInAgency(tx, review.id, new Date());
    return review;
  });
}

/** Whom the review is about, and which invitation it answers. */
async function bondFor(database: Database, wishes: Wishes) {
  const { level = 3, recruiter_id, placement_id, invitation_id, reviewer_type: audience = 'candidate' } = wishes;
  if (level < 2) return subjectOf(database, recruiter_id);
  const invitation = invitation_id
    ? await database.kysely
        .selectFrom('invitations')
        .selectAll()
        .where('id', '=', invitation_id)
        .executeTakeFirstOrThrow()
    : await createInvitation(database, {
        state: 'completed',
        audience,
        ...(recruiter_id && { recruiter_id }),
        ...(placement_id && { placement_id }),
      });
  return {
    agency_id: invitation.agency_id,
    recruiter_id: invitation.recruiter_id,
    placement_id: invitation.placement_id,
    invitation_id: invitation.id,
    reviewer_type: invitation.audience,
    reviewer_name: invitation.recipient_name,
    reviewer_email: invitation.recipient_email,
    shown_name: shownName({ ...wishes, reviewer_name: wishes.reviewer_name ?? invitation.recipient_name }),
  };
}

async function subjectOf(database: Database, recruiterId: string | undefined) {
  const { id, agency_id } = recruiterId
    ? await database.kysely.selectFrom('recruiters').selectAll().where('id', '=', recruiterId).executeTakeFirstOrThrow()
    : await createRecruiter(database);
  return { recruiter_id: id, agency_id };
}

function defaultsFor(wishes: Wishes) {
  const { level = 3, was_offered_anything = false, publication = 'published', submitted_at = new Date() } = wishes;
  return {
    id: nature.newId(),
    reviewer_type: 'candidate',
    reviewer_name: 'Casey Wintergreen',
    reviewer_email: 'casey@mail.example',
    shown_name: shownName(wishes),
    name_display: 'first_initial',
    overall: 5,
    title: 'Clear and honest from start to finish',
    body: 'I always knew what the next step was, and the role is exactly what was described to me.',
    source: level === 0 ? 'google' : 'link',
    level,
    weight: was_offered_anything ? 0 : levelWeight(level as Level),
    moderation: publication === 'unpublished' ? 'received' : 'cleared',
    publication,
    removed_because: publication === 'removed' ? 'personal_data' : null,
    submitted_at,
    published_at: publication === 'unpublished' ? null : submitted_at,
  };
}

const shownName = ({ reviewer_name, name_display, reviewer_type, reviewer_role }: Wishes) =>
  reviewerName({
    name: reviewer_name ?? 'Casey Wintergreen',
    nameDisplay: (name_display ?? 'first_initial') as NameDisplay,
    audience: (reviewer_type ?? 'candidate') as Audience,
    jobTitle: reviewer_role ?? null,
  });
