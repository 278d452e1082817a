import { sql } from 'kysely';
import { wordsOfName } from '#common/person-names.ts';
import { checkText, type KnownNames } from '#common/reviews/checks/checks.ts';
import { checkedText } from '#common/reviews/checks/contact-details.ts';
import type { RiskSignal } from '#common/reviews/checks/signals.ts';
import type { Tx } from '#server/database/database.ts';

/** A review as read here, with its writer. */
interface ReadReview {
  id: string;
  reviewer_name: string;
  shown_name: string;
  title: string;
  body: string;
}

/**
 * What the text of a review and its placement reveal: whether it names people needlessly, and whether the placement had
 * started.
 */
export async function signalsOfPlacement(tx: Tx, review: ReadReview): Promise<RiskSignal[]> {
  const { names, recruiter, agencyId, isEarly } = await placementOf(tx, review);
  const text = checkedText(review);
  const colleagues = await colleaguesIn(tx, text, { agencyId, recruiter });
  const signals = checkText(text, { names: [...names, ...colleagues], mayBeNamed: [recruiter] });
  return isEarly ? [...signals, 'dated_before_placement'] : signals;
}

/** Risk signals of a reply. As for a review, but it may name people whom the review names or shows as its writer. */
export async function signalsOfReply(tx: Tx, review: ReadReview, reply: string): Promise<RiskSignal[]> {
  const { names, recruiter } = await placementOf(tx, review);
  const shown = `${review.shown_name}\n${checkedText(review)}`;
  const isShown = (known: KnownNames) => checkText(shown, known).includes('names_person');
  const parts = names.flatMap(wordsOfName).filter((part) => part.length > 1);
  return checkText(reply, {
    names: names.filter((name) => !isShown({ names: [name] })),
    partsOfNames: parts.filter((part) => !isShown({ partsOfNames: [part] })),
    mayBeNamed: [recruiter, shown],
  });
}

/** Colleagues at the same agency whose full name occurs in the text. */
async function colleaguesIn(tx: Tx, text: string, { agencyId, recruiter }: { agencyId: string; recruiter: string }) {
  const found = await tx
    .selectFrom('recruiters')
    .select('name')
    .where('agency_id', '=', agencyId)
    .where('name', '<>', recruiter)
    .where('gone_at', 'is', null)
    .where(sql<boolean>`strpos(lower(${text}), lower(name)) > 0`)
    .orderBy(sql`length(name)`, 'desc')
    .limit(20)
    .execute();
  return found.map(({ name }) => name);
}

/**
 * The people of a review and its placement except the recruiter, and whether the review is dated before the first day
 * there.
 */
async function placementOf(tx: Tx, { id, reviewer_name }: ReadReview) {
  const isEarly = sql<boolean>`(v.submitted_at at time zone a.time_zone)::date < p.start_date`;
  const found = await tx
    .selectFrom('reviews as v')
    .leftJoin('placements as p', 'p.id', 'v.placement_id')
    .innerJoin('recruiters as r', 'r.id', 'v.recruiter_id')
    .innerJoin('agencies as a', 'a.id', 'v.agency_id')
    .select(['p.candidate_name', 'p.contact_name', 'r.name as recruiter', 'v.agency_id', isEarly.as('isEarly')])
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow();
  const names = [reviewer_name, found.candidate_name, found.contact_name];
  return {
    names: names.filter((name) => typeof name === 'string').filter((name) => name !== found.recruiter),
    recruiter: found.recruiter,
    agencyId: found.agency_id,
    isEarly: found.isEarly === true,
  };
}
