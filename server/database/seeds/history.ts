import type { InvitationState } from '#common/invitations/states.ts';
import { invitationLimits } from '#common/limits.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { cleared, settledFate, underWay, waiting } from './fates.ts';
import { addInvitation } from './invitations.ts';
import { addPlacement, type DemoPlacement } from './placements.ts';
import { addLooseReview, addReview } from './reviews.ts';
import { jobs } from './words/jobs.ts';
import type { DemoCompany, DemoRecruiter, World } from './world.ts';

/** Fills a recruiter's past with placements until their reviews are written. */
export function addHistory(world: World, recruiter: DemoRecruiter, companies: readonly DemoCompany[]): void {
  const { dice } = world;
  const isClaimed = recruiter.userId !== null;
  const loose = isClaimed ? Math.round(recruiter.reviewCount * 0.11) : recruiter.reviewCount;
  for (let made = 0; made < loose; made++) addSettledLooseReview(world, recruiter);
  if (!isClaimed) return;
  let left = recruiter.reviewCount - loose;
  for (let tries = 0; left > 0 || tries < 4; tries++) {
    // More of them recently than years ago.
    const startedDaysAgo = 16 + (recruiter.joinedDaysAgo - 16) * dice.roll() ** 1.3;
    const placement = addPlacement(world, recruiter, companies, startedDaysAgo, oddities(world, recruiter));
    for (const audience of dice.shuffled(askable(placement)))
      if (dice.chance(recruiter.invitedShare)) left -= addSettledInvitation(world, placement, audience, left > 0);
  }
}

/** The sides that may be invited. */
function askable({ row }: DemoPlacement): Audience[] {
  if (row.state === 'cancelled' || row.is_hidden) return [];
  const isCandidateAskable = row.invites_candidate && !row.candidate_do_not_mail && row.candidate_email;
  const isEmployerAskable = row.invites_employer && !row.employer_do_not_mail && row.contact_email;
  return [...(isCandidateAskable ? ['candidate' as const] : []), ...(isEmployerAskable ? ['employer' as const] : [])];
}

/** Some placements fall through, are hidden or lack an address. */
function oddities({ dice }: World, { isShowcase }: DemoRecruiter) {
  const oddity = dice.weighted({ none: 91, cancelled: 4, hidden: 2, incomplete: 3 });
  if (oddity === 'cancelled') {
    const reason = dice.weighted({ fell_through: 7, entered_by_mistake: 2, other: 1 });
    return { state: 'cancelled', cancelled_because: reason };
  }
  if (oddity === 'hidden') return isShowcase ? {} : { is_hidden: true };
  return oddity === 'incomplete' ? { candidate_email: null, contact_name: null, contact_email: null } : {};
}

/** Invites one side when its time comes; returns how many reviews resulted. */
function addSettledInvitation(world: World, placement: DemoPlacement, audience: Audience, mayAnswer: boolean): 0 | 1 {
  const { dice } = world;
  const sentDaysAgo = placement.startedDaysAgo - invitationLimits.delayDays[audience] - dice.between(0, 1);
  const takes = Math.min(55, 0.02 - 4 * Math.log(1 - dice.roll()));
  const hasAnswered = dice.chance(0.52);
  const otherwise = unanswered(world, sentDaysAgo);
  // Nobody could have answered yet.
  if (sentDaysAgo < 1.5) return 0;
  if (!mayAnswer || !hasAnswered || sentDaysAgo - takes < 0.1) {
    addInvitation(world, placement, { audience, state: otherwise, sentDaysAgo });
    return 0;
  }
  const answeredDaysAgo = sentDaysAgo - takes;
  const invitation = addInvitation(world, placement, { audience, state: 'completed', sentDaysAgo, answeredDaysAgo });
  addReview(world, placement, invitation, placement.recruiter.isShowcase ? cleared : settledFate(world));
  return 1;
}

/** The outcome of an invitation without an answer. */
function unanswered({ dice }: World, sentDaysAgo: number): InvitationState {
  const silent = sentDaysAgo > invitationLimits.expiresAfterDays + 1;
  const waitsAs = dice.weighted({ sent: 6, opened: 3, started: 1 });
  const state = dice.weighted({ silent: 90, unsubscribed: 2, complained: 1, bounced: 4, cancelled: 3 });
  if (state !== 'silent') return state;
  return silent ? 'expired' : waitsAs;
}

function addSettledLooseReview(world: World, recruiter: DemoRecruiter): void {
  const { dice } = world;
  const level = dice.chance(0.35) ? 0 : 1;
  const days = 15 + (1080 - 15) * dice.roll() ** 1.2;
  addLooseReview(world, recruiter, level, {
    submittedAt: world.daysAgo(recruiter.isShowcase ? Math.min(days, 700) : days),
    job: dice.pick(jobs[dice.pick(recruiter.specialities)]!),
    fate: cleared,
  });
}

/** What is in progress today, spread over the recruiters: reviews before a moderator, scheduled invitations. */
export function addPresent(
  world: World,
  recruiters: readonly DemoRecruiter[],
  companies: readonly DemoCompany[],
): void {
  const { dice } = world;
  const claimed = recruiters.filter(({ userId }) => userId !== null);
  for (const { fate, daysAgo, count } of underWay)
    for (let made = 0; made < count; made++) {
      const placement = addPlacement(world, dice.pick(claimed), companies, dice.between(24, 30));
      const answeredDaysAgo = dice.between(...daysAgo);
      const given = { audience: dice.pick(['candidate', 'employer'] as const), sentDaysAgo: 7.5, answeredDaysAgo };
      addReview(world, placement, addInvitation(world, placement, { ...given, state: 'completed' }), fate(world));
    }
  for (const recruiter of claimed) {
    if (recruiter.isShowcase || dice.chance(0.1)) addWaitingReview(world, recruiter);
    if (recruiter.isShowcase || dice.chance(0.5)) addUpcoming(world, recruiter, companies);
  }
}

function addWaitingReview(world: World, recruiter: DemoRecruiter): void {
  const job = world.dice.pick(jobs[recruiter.specialities[0]!]!);
  addLooseReview(world, recruiter, 1, { submittedAt: world.daysAgo(world.dice.between(0.2, 12)), job, fate: waiting });
}

/**
 * Placements that start in a month or later, with an invitation in each stage. The demo never sends an email, so none
 * is due soon.
 */
function addUpcoming(world: World, recruiter: DemoRecruiter, companies: readonly DemoCompany[]): void {
  const { dice } = world;
  const states = ['scheduled', 'draft', 'cancelled', null] as const;
  for (const state of recruiter.isShowcase ? states : dice.shuffled(states).slice(0, 2)) {
    const placement = addPlacement(world, recruiter, companies, -dice.between(35, 80));
    const audience = dice.pick(['candidate', 'employer'] as const);
    const sentDaysAgo = placement.startedDaysAgo - invitationLimits.delayDays[audience];
    if (state) addInvitation(world, placement, { audience, state, sentDaysAgo });
  }
  if (!recruiter.isShowcase) return;
  for (const state of ['sent', 'opened', 'started'] as const) {
    const placement = addPlacement(world, recruiter, companies, dice.between(20, 40));
    addInvitation(world, placement, { audience: 'candidate', state, sentDaysAgo: placement.startedDaysAgo - 8 });
  }
}
