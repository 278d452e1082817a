import { sql } from 'kysely';
import { emailDomain, isFreeMail } from '#common/email.ts';
import { provenSources } from '#common/placements/kinds.ts';
import type { RiskSignal } from '#common/reviews/checks/signals.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { reviewerName, reviewerRole } from '#common/reviews/display.ts';
import { type Level, levelWeight } from '#common/reviews/levels.ts';
import type { PlacementAnswer, WrittenReview } from '#common/reviews/writing/inputs.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { notePlacementProblem } from './placement-problems.ts';
import type { Sent } from './senders.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    reviewReceived: { reviewId: string };
  }
}

/** A review from a writer known through a mailed link, whichever way it arrived. */
export interface TakenReview {
  agencyId: string;
  recruiterId: string;
  invitationId: string | null;
  audience: Audience;
  name: string;
  email: string;
  source: 'link' | 'email-sync';
  /** The placement it is about, if known, and the writer's answer about its facts, if asked. */
  placement: ReviewedPlacement | null;
  answer: PlacementAnswer | null;
  corrections: string | null;
  /** What the writer says about a placement that we don't know. */
  told?: { jobTitle: string | null; companyName: string | null };
  written: WrittenReview;
  /** Signals from the way it was sent, which last through the checks. */
  signals?: readonly RiskSignal[];
  /** Where it was sent from. */
  sent: Omit<Sent, 'agency_id'>;
}

/** What a review needs to know about its placement. */
export interface ReviewedPlacement {
  id: string;
  source: string;
  job_title: string;
  company_name: string | null;
  company_id: string | null;
  candidate_email: string | null;
  contact_email: string | null;
}

/**
 * Stores a review, which is checked at once, in the background. If the writer says that the placement never happened,
 * the review is not tied to it: it has level 1 whatever the placement's source, and can never be matched with it.
 * Returns its id; refuses a second review by one person of one placement.
 */
export async function takeReview(write: Write, review: TakenReview): Promise<string> {
  const { placement, answer, audience, agencyId } = review;
  const isDenied = placement !== null && answer === 'never';
  const tied = isDenied ? null : placement;
  if (placement) await refuseSecondReview(write, placement.id, review);
  const level = tied ? await levelFor(write, review, tied) : 1;
  const id = write.nature.newId();
  await write.tx
    .insertInto('reviews')
    .values({
      ...rowOf(review, tied, level),
      id,
      denied_placement_id: isDenied ? placement.id : null,
      submitted_at: write.at,
    })
    .execute();
  if (placement && answer && answer !== 'yes')
    await notePlacementProblem(write, {
      agencyId,
      placementId: placement.id,
      audience,
      kind: answer === 'never' ? 'denied' : 'wrong_facts',
      words: review.corrections,
    });
  write.enqueue(enqueued({ name: 'checkReview' }, { reviewId: id }));
  await write.emit('reviewReceived', { reviewId: id });
  write.audit({ action: 'submitReview', agencyId, subject: { type: 'Review', id }, actor: 'reviewer' });
  return id;
}

/** One person reviews one placement once. Withdrawn and rejected reviews don't count. */
async function refuseSecondReview({ tx }: Write, placementId: string, { audience, email }: TakenReview) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reviews of ${placementId} ${audience}`}, 0))`.execute(tx);
  const first = await tx
    .selectFrom('reviews')
    .select('id')
    .where((eb) => eb.or([eb('placement_id', '=', placementId), eb('denied_placement_id', '=', placementId)]))
    .where('reviewer_type', '=', audience)
    .where('reviewer_email', '=', email)
    .where('publication', '<>', 'withdrawn')
    .where('moderation', '<>', 'rejected')
    .executeTakeFirst();
  if (first) refuse('ANSWERED', "You've already reviewed this placement. Thank you.");
}

/**
 * Levels as in `common/reviews/levels.ts`. A placement that comes from software or an offer proves the person it names;
 * an address that the recruiter typed is only declared. A domain counts only if the company has proven it and is approved.
 */
async function levelFor(
  { tx }: Write,
  { email, audience, answer }: TakenReview,
  placement: ReviewedPlacement,
): Promise<Level> {
  const named = audience === 'candidate' ? placement.candidate_email : placement.contact_email;
  const isProven = provenSources.includes(placement.source);
  if (isProven && named?.toLowerCase() === email) return 4;
  if (answer === 'yes') return 3;
  const domain = emailDomain(email);
  if (audience !== 'employer' || isFreeMail(domain) || !placement.company_id) return 2;
  const company = await tx
    .selectFrom('companies as c')
    .innerJoin('company_domains as d', 'd.company_id', 'c.id')
    .select('c.id')
    .where('c.id', '=', placement.company_id)
    .where('c.is_approved', '=', true)
    .where('d.domain', '=', domain)
    .where('d.proven_at', 'is not', null)
    .where('d.lost_at', 'is', null)
    .executeTakeFirst();
  return company ? 3 : 2;
}

function rowOf(review: TakenReview, tied: ReviewedPlacement | null, level: Level) {
  const { audience, name, written, told } = review;
  const role = reviewerRole(audience, tied?.job_title ?? told?.jobTitle ?? '');
  return {
    agency_id: review.agencyId,
    recruiter_id: review.recruiterId,
    placement_id: tied?.id ?? null,
    invitation_id: review.invitationId,
    reviewer_type: audience,
    reviewer_name: name,
    reviewer_email: review.email,
    reviewer_role: role,
    name_display: written.nameDisplay,
    shown_name: reviewerName({ name, nameDisplay: written.nameDisplay, audience, jobTitle: role }),
    company_name: tied ? tied.company_name : (told?.companyName ?? null),
    shows_company: written.showCompany && audience === 'employer',
    overall: written.overall,
    criteria: JSON.stringify(Object.fromEntries(written.criteria.map(({ key, stars }) => [key, stars]))),
    title: written.title,
    body: written.body,
    private_note: written.privateNote,
    was_offered_anything: written.offeredAnything,
    placement_confirmed: tied !== null && review.answer === 'yes',
    corrections: review.answer === 'yes' ? null : review.corrections,
    source: review.source,
    level,
    weight: written.offeredAnything ? 0 : levelWeight(level),
    ...review.sent,
    signals: [...(review.signals ?? [])],
    moderation: 'received',
    publication: 'unpublished',
  };
}
