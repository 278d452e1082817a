import { provenSources } from '#common/placements/kinds.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { type NameDisplay, reviewerName } from '#common/reviews/display.ts';
import { type Level, levelWeight } from '#common/reviews/levels.ts';
import { isVisible } from '#common/reviews/states.ts';
import { erasedText } from '#server/features/reviews/removal/erased-review.ts';
import type { Row } from '../seeds/rows.ts';
import { corrections, privateNotes } from '../seeds/words/replies.ts';
import { daysAfter } from '../seeds/world.ts';
import { addAftermath, type Fate, fateOf } from './aftermath.ts';
import { weightedPick } from './chance.ts';
import { personName } from './names.ts';
import type { LoadPlacement } from './people.ts';
import type { LoadRecruiter } from './recruiters.ts';
import { inOneLine, type Word, wordsOf } from './searched.ts';
import { writeText } from './texts.ts';

interface Reviewer {
  readonly audience: Audience;
  readonly level: Level;
  readonly name: string;
  readonly email: string | null;
  readonly role: string;
  readonly job: string;
  readonly submittedAt: Date;
}

/** Adds the review that an invitation led to: level 2, 3 or 4, as on submission. */
export function addReview(
  recruiter: LoadRecruiter,
  placement: LoadPlacement,
  audience: Audience,
  invitation: Row<'invitations'>,
): void {
  const { dice } = recruiter;
  const { row, sides } = placement;
  const isConfirmed = dice.chance(0.62);
  const isOfApproved = audience === 'employer' && sides.employer.company.isApproved;
  const level = provenSources.includes(row.source) ? 4 : isConfirmed || isOfApproved ? 3 : 2;
  const reviewer = {
    audience,
    level,
    name: invitation.recipient_name,
    email: invitation.recipient_email,
    role: audience === 'candidate' ? row.job_title : '',
    job: row.job_title,
    submittedAt: new Date(invitation.completed_at!),
  } as const;
  push(recruiter, reviewer, {
    placement_id: row.id!,
    origin: row.source,
    placement: wordsOf(row),
    invitation_id: invitation.id!,
    company_name: row.company_name!,
    shows_company: audience === 'employer' && dice.chance(0.65),
    placement_confirmed: isConfirmed,
    corrections: isConfirmed || dice.chance(0.8) ? null : dice.pick(corrections),
  });
}

/** Adds a review without a known placement: imported (level 0), or with a confirmed address only (level 1). */
export function addLooseReview(recruiter: LoadRecruiter): void {
  const { dice, asOf, planned } = recruiter;
  const level = dice.chance(0.5) ? 0 : 1;
  const { name } = personName(dice);
  const reviewer = {
    audience: dice.chance(0.8) ? ('candidate' as const) : ('employer' as const),
    level,
    name,
    email: level === 0 ? null : `loose.${planned.part.toString(36)}${dice.whole(0, 1e9).toString(36)}@mail.example`,
    role: '',
    job: 'Consultant',
    submittedAt: daysAfter(asOf, -(0.02 + 1800 * dice.roll() ** 1.4)),
  } as const;
  push(recruiter, reviewer, unbound);
}

const pickDisplay = weightedPick<NameDisplay>([
  ['first_initial', 5],
  ['full', 3],
  ['role_only', 2],
]);

/** A review's statements about its placement. */
type Bond = Pick<
  Row<'reviews'>,
  'placement_id' | 'origin' | 'invitation_id' | 'company_name' | 'shows_company' | 'placement_confirmed' | 'corrections'
> & { readonly placement: readonly Word[] };
const unbound: Bond = {
  placement_id: null,
  origin: null,
  placement: [],
  invitation_id: null,
  company_name: null,
  shows_company: false,
  placement_confirmed: false,
  corrections: null,
};

/** Adds a review. Spreading one object first and naming all other fields gives all rows one hidden class in V8. */
function push(recruiter: LoadRecruiter, reviewer: Reviewer, bond: Bond): void {
  const { dice, sheets, agency, asOf } = recruiter;
  const { audience, level, name, role, submittedAt } = reviewer;
  const text = writeText(dice, audience, recruiter.quality, {
    name: recruiter.firstName,
    job: reviewer.job,
    aJob: /^(?:[AEIOU]|HR)/.test(reviewer.job) ? `an ${reviewer.job}` : `a ${reviewer.job}`,
    city: agency.home.city,
  });
  const nameDisplay = level === 0 ? 'full' : pickDisplay(dice);
  const wasOffered = level > 0 && dice.chance(0.01);
  const fate = fateOf(dice, { level, submittedAt, asOf });
  const source = level === 0 ? 'google' : 'link';
  const shownName = reviewerName({ name, nameDisplay, audience, jobTitle: role || null });
  const row: Row<'reviews'> = {
    ...fate,
    id: dice.id(submittedAt),
    agency_id: agency.id,
    recruiter_id: recruiter.id,
    placement_id: bond.placement_id,
    invitation_id: bond.invitation_id,
    reviewer_type: audience,
    reviewer_name: name,
    reviewer_email: reviewer.email,
    reviewer_role: role,
    name_display: nameDisplay,
    shown_name: shownName,
    company_name: bond.company_name,
    shows_company: bond.shows_company,
    overall: text.overall,
    criteria: level === 0 ? {} : (text.criteria as Row<'reviews'>['criteria']),
    title: text.title,
    body: text.body,
    private_note: level > 0 && dice.chance(0.06) ? dice.pick(privateNotes) : null,
    was_offered_anything: wasOffered,
    placement_confirmed: bond.placement_confirmed,
    corrections: bond.corrections,
    source,
    origin: bond.origin ?? source,
    searched: inOneLine(shownName, text.title, bond.shows_company ? bond.company_name : null, ...bond.placement),
    level,
    weight: wasOffered ? 0 : levelWeight(level),
    submitted_at: submittedAt,
    content_version: 1,
    has_queued_edit: false,
    has_reply: false,
  };
  if (fate.text_erased_at) Object.assign(row, erasedText, { criteria: {} });
  addAftermath(recruiter, row, fate, writesReply(recruiter, row, fate));
  sheets.add('reviews', row);
}

const writesReply = ({ dice, replyShare }: LoadRecruiter, { level }: Row<'reviews'>, { publication }: Fate) =>
  isVisible(publication) && level > 0 && dice.chance(replyShare);
