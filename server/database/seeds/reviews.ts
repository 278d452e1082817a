import { provenSources } from '#common/placements/kinds.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { reviewerName } from '#common/reviews/display.ts';
import { type Level, levelWeight } from '#common/reviews/levels.ts';
import { isVisible } from '#common/reviews/states.ts';
import type { Fate } from './fates.ts';
import type { DemoPlacement } from './placements.ts';
import type { Row } from './rows.ts';
import { type WrittenReview, writeReview } from './texts.ts';
import { fill } from './words/fill.ts';
import { corrections, privateNotes, replies } from './words/replies.ts';
import { toneOf } from './words/voice.ts';
import { type DemoRecruiter, daysAfter, type World } from './world.ts';

/** Who writes, about which work, and when. */
interface Reviewer {
  recruiter: DemoRecruiter;
  audience: Audience;
  name: string;
  email: string | null;
  role: string;
  job: string;
  city: string;
  submittedAt: Date;
  fate: Fate;
}

/** A review by somebody who was invited for a placement: level 2, 3 or 4. */
export function addReview(world: World, placement: DemoPlacement, invitation: Row<'invitations'>, fate: Fate): void {
  const { dice } = world;
  const audience = invitation.audience as Audience;
  const isConfirmed = dice.chance(0.62);
  const reviewer: Reviewer = {
    recruiter: placement.recruiter,
    audience,
    name: invitation.recipient_name,
    email: invitation.recipient_email,
    role: audience === 'candidate' ? placement.row.job_title : placement.contact.role,
    job: placement.row.job_title,
    city: placement.city,
    submittedAt: new Date(invitation.completed_at!),
    fate,
  };
  pushReview(world, reviewer, levelOf(placement, audience, isConfirmed), {
    placement_id: placement.row.id!,
    invitation_id: invitation.id,
    company_name: placement.company.name,
    shows_company: audience === 'employer' && dice.chance(0.65),
    placement_confirmed: isConfirmed,
    corrections: isConfirmed || dice.chance(0.8) ? null : dice.pick(corrections),
  });
}

/** As on submission: an ATS proves the placement, and so does the domain of an approved company. */
function levelOf({ row, company }: DemoPlacement, audience: Audience, isConfirmed: boolean): Level {
  if (provenSources.includes(row.source)) return 4;
  return isConfirmed || (audience === 'employer' && company.isApproved) ? 3 : 2;
}

/** A review without a known placement: imported (level 0), or with a confirmed address only (level 1). */
export function addLooseReview(
  world: World,
  recruiter: DemoRecruiter,
  level: 0 | 1,
  { submittedAt, job, fate }: Pick<Reviewer, 'submittedAt' | 'job' | 'fate'>,
): void {
  const { name, email } = world.newPerson('mail.example');
  const audience = world.dice.chance(0.8) ? 'candidate' : 'employer';
  const city = recruiter.agency.home.city;
  pushReview(
    world,
    { recruiter, audience, name, email: level === 0 ? null : email, role: '', job, city, submittedAt, fate },
    level,
    noPlacement,
  );
}

const noPlacement = {
  placement_id: null,
  invitation_id: null,
  company_name: null,
  shows_company: false,
  placement_confirmed: false,
  corrections: null,
};

function pushReview(world: World, reviewer: Reviewer, level: Level, bond: typeof noPlacement | BondToPlacement): void {
  const { dice, rows } = world;
  const { recruiter, audience, name, role, submittedAt, fate } = reviewer;
  const overall = recruiter.stars.shift() ?? starsFor(world, recruiter);
  const text = textOf(world, reviewer, overall);
  const nameDisplay = level === 0 ? 'full' : dice.weighted({ full: 3, first_initial: 5, role_only: 2 });
  const wasOffered = !recruiter.isShowcase && level > 0 && dice.chance(0.01);
  const row: Row<'reviews'> = {
    id: dice.id(submittedAt),
    agency_id: recruiter.agency.id,
    recruiter_id: recruiter.id,
    ...bond,
    reviewer_type: audience,
    reviewer_name: name,
    reviewer_email: reviewer.email,
    reviewer_role: role,
    name_display: nameDisplay,
    shown_name: reviewerName({ name, nameDisplay, audience, jobTitle: role || null }),
    overall,
    ...text,
    criteria: level === 0 ? {} : text.criteria,
    private_note: level > 0 && dice.chance(0.06) ? dice.pick(privateNotes) : null,
    was_offered_anything: wasOffered,
    source: level === 0 ? 'google' : 'link',
    level,
    weight: wasOffered ? 0 : levelWeight(level),
    moderation: fate.moderation,
    publication: fate.publication,
    removed_because: fate.removedBecause,
    signals: [...fate.signals],
    submitted_at: submittedAt,
    published_at: fate.publication === 'unpublished' ? null : publishedAt(world, submittedAt, level, fate),
  };
  rows.reviews.push(row);
  if (isVisible(fate.publication) && level > 0 && dice.chance(recruiter.replyShare)) addReply(world, recruiter, row);
}

/** Around what is usual for the recruiter; now and then everything goes wrong. */
function starsFor({ dice }: World, { quality }: DemoRecruiter): number {
  if (dice.chance(0.02)) return 1;
  return Math.min(5, Math.max(1, Math.round(dice.normal(quality, 1))));
}

type BondToPlacement = { [Column in keyof typeof noPlacement]: Row<'reviews'>[Column] };

function textOf(world: World, { recruiter, audience, job, city, fate }: Reviewer, overall: number): WrittenReview {
  const text = writeReview(world, audience, overall, { name: recruiter.firstName, job, city });
  return fate.addition ? { ...text, body: `${text.body.slice(0, 2800)} ${fate.addition}` } : text;
}

/** At once when cleared, after a moderator's day when approved, after two weeks at level 1. */
function publishedAt(world: World, submittedAt: Date, level: Level, { moderation }: Fate): Date {
  const days = moderation === 'approved' ? world.dice.between(0.5, 3) : world.dice.between(0.0003, 0.002);
  return notAfterNow(world, daysAfter(submittedAt, level === 1 ? 14 : days));
}

function addReply(world: World, recruiter: DemoRecruiter, review: Row<'reviews'>): void {
  const { dice } = world;
  const writtenAt = notAfterNow(world, daysAfter(new Date(review.published_at!), dice.between(0.1, 6)));
  const body = fill(dice, dice.pick(replies[toneOf(review.overall)]));
  // Nobody replies for an unclaimed profile.
  if (recruiter.userId === null) return;
  world.rows.review_replies.push({
    review_id: review.id,
    agency_id: review.agency_id,
    written_by: recruiter.userId,
    body,
    created_at: writtenAt,
    updated_at: writtenAt,
    edited_at: null,
    version: 1,
  });
}

const notAfterNow = ({ now }: World, date: Date) => (date > now ? now : date);
