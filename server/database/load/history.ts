import type { InvitationState } from '#common/invitations/states.ts';
import { invitationLimits } from '#common/limits.ts';
import { invitationSourceOf } from '#common/placements/kinds.ts';
import { placementStateOn } from '#common/placements/states.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import type { Row } from '../seeds/rows.ts';
import { jobs } from '../seeds/words/jobs.ts';
import { places } from '../seeds/words/places.ts';
import { daysAfter } from '../seeds/world.ts';
import { weightedPick } from './chance.ts';
import type { LoadCompany } from './companies.ts';
import { personName } from './names.ts';
import type { Contact, LoadPlacement } from './people.ts';
import type { LoadRecruiter } from './recruiters.ts';
import { addLooseReview, addReview } from './reviews.ts';
import { inOneLine, wordsOf } from './searched.ts';

/** Adds everything that happened to a recruiter in five years, until their reviews are written. */
export function addHistory(recruiter: LoadRecruiter): void {
  const { dice, planned } = recruiter;
  const loose = planned.isClaimed ? Math.round(planned.reviewCount * 0.08) : planned.reviewCount;
  for (let made = 0; made < loose; made++) addLooseReview(recruiter);
  if (!planned.isClaimed) return;
  let wanted = planned.reviewCount - loose;
  const clients = Array.from({ length: Math.ceil(wanted / 5) + 1 }, () => person(recruiter, recruiter.company()));
  const starts = Array.from({ length: Math.ceil(wanted / 0.8) + dice.whole(1, 4) }, () => startDaysAgo(recruiter));
  for (const [at, startedDaysAgo] of starts.sort((a, b) => b - a).entries()) {
    const placement = addPlacement(recruiter, startedDaysAgo, dice.pick(clients));
    // Spreads reviews over all invitations; a recruiter with no reviews left gets no more answers.
    const answeredShare = wanted / Math.max(1, 1.35 * (starts.length - at));
    for (const audience of askable(placement))
      if (wanted >= 0 && dice.chance(recruiter.invitedShare))
        wanted -= addRandomInvitation(recruiter, placement, audience, wanted > 0 && dice.chance(answeredShare));
  }
  while (wanted > 0) {
    const startedDaysAgo = dice.between(90, Math.max(91, recruiter.joinedDaysAgo));
    const placement = addPlacement(recruiter, startedDaysAgo, person(recruiter, recruiter.company()));
    for (const audience of askable(placement))
      if (wanted > 0) wanted -= addRandomInvitation(recruiter, placement, audience, true);
  }
}

/** Starts by month, from January: people move after the holidays, and again in spring. */
const season = [0.7, 1, 0.95, 0.75, 0.7, 0.65, 0.8, 0.75, 0.95, 0.9, 0.7, 0.3];

/** More of them recently than years ago, and some in the future. */
function startDaysAgo({ dice, asOf, joinedDaysAgo }: LoadRecruiter): number {
  for (;;) {
    const daysAgo = dice.chance(0.05) ? -dice.between(1, 60) : joinedDaysAgo * dice.roll() ** 1.3;
    if (dice.chance(season[daysAfter(asOf, -daysAgo).getUTCMonth()]!)) return daysAgo;
  }
}

function person({ dice, planned }: LoadRecruiter, company: LoadCompany | null): Contact {
  const { name, slug } = personName(dice);
  const local = `${slug || 'someone'}.${planned.part.toString(36)}${dice.whole(0, 1e9).toString(36)}`;
  const domain = company?.domain ?? (dice.chance(0.8) ? 'mail.example' : 'inbox.test');
  return {
    name,
    email: `${local}@${domain}`,
    company: company!,
    lastInvitedDaysAgo: Number.POSITIVE_INFINITY,
    isSuppressed: false,
  };
}

const pickJobType = weightedPick<string>([
  ['permanent', 60],
  ['fixed-term', 20],
  ['temp', 20],
]);
const pickSource = weightedPick<string>([
  ['manual', 60],
  ['csv_imported', 30],
  ['email-sync', 8],
  ['marketplace', 2],
]);
const pickOddity = weightedPick<'none' | 'cancelled' | 'hidden' | 'incomplete'>([
  ['none', 91],
  ['cancelled', 4],
  ['hidden', 2],
  ['incomplete', 3],
]);
const pickCancelled = weightedPick<string>([
  ['fell_through', 7],
  ['entered_by_mistake', 2],
  ['other', 1],
]);
const jobsOfOthers = ['Coordinator', 'Adviser', 'Team Leader', 'Analyst', 'Specialist'];

function addPlacement(recruiter: LoadRecruiter, startedDaysAgo: number, contact: Contact): LoadPlacement {
  const { dice, sheets, asOf, agency, id } = recruiter;
  const oddity = startedDaysAgo > 90 ? pickOddity(dice) : 'none';
  const speciality = dice.pick(recruiter.specialities);
  const jobType = pickJobType(dice);
  const start = dayOf(asOf, startedDaysAgo);
  const end = jobType === 'permanent' ? null : dayOf(asOf, startedDaysAgo - dice.whole(60, 400));
  const isFromSoftware = agency.software !== null && dice.chance(0.45);
  const candidate = person(recruiter, null);
  const createdAt = officeTime(recruiter, Math.max(1, startedDaysAgo + dice.between(3, 20)));
  const placementId = dice.id(createdAt);
  const willing = dice.roll();
  const row: Row<'placements'> = {
    id: placementId,
    agency_id: agency.id,
    recruiter_id: id,
    external_id: isFromSoftware ? `LOAD-${placementId.slice(-12)}` : null,
    source: isFromSoftware ? agency.software! : pickSource(dice),
    job_title: dice.pick(jobs[speciality] ?? jobsOfOthers),
    job_type: jobType,
    speciality,
    location: dice.pick(places[agency.country]!).city,
    start_date: start,
    end_date: end,
    state: oddity === 'cancelled' ? 'cancelled' : placementStateOn(dayOf(asOf, 0), start, end),
    cancelled_because: oddity === 'cancelled' ? pickCancelled(dice) : null,
    candidate_name: candidate.name,
    candidate_email: oddity === 'incomplete' ? null : candidate.email,
    company_id: contact.company.id,
    company_name: contact.company.name,
    contact_name: oddity === 'incomplete' ? null : contact.name,
    contact_email: oddity === 'incomplete' ? null : contact.email,
    invites_candidate: willing > 0.04,
    invites_employer: willing < 0.9,
    candidate_do_not_mail: dice.chance(0.01),
    employer_do_not_mail: dice.chance(0.01),
    is_hidden: oddity === 'hidden',
    created_at: createdAt,
  };
  sheets.add('placements', row);
  return { row, startedDaysAgo, sides: { candidate, employer: contact } };
}

/** The day this many days ago, as `YYYY-MM-DD` in UTC. */
export function dayOf(asOf: Date, daysAgo: number): string {
  const number = Math.floor(asOf.getTime() / 86_400_000) - Math.floor(daysAgo);
  const known = days.get(number);
  if (known) return known;
  const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
  days.set(number, day);
  return day;
}

/** Cached by days since 1970: five years have few days, and most dates are needed many times. */
const days = new Map<number, string>();

/** A time between nine and five in the agency's country, this many days ago. */
export function officeTime({ dice, asOf, agency }: LoadRecruiter, daysAgo: number): Date {
  const hoursAhead = { AU: 10, NZ: 12, GB: 0, SG: 8 }[agency.country];
  const midnight = asOf.getTime() - Math.ceil(daysAgo) * 86_400_000;
  return new Date(midnight + Math.round((dice.between(9, 16.9) - hoursAhead) * 3_600_000));
}

/** The sides that may be invited. */
function askable({ row, startedDaysAgo, sides }: LoadPlacement): Audience[] {
  if (row.state === 'cancelled' || row.is_hidden || !row.contact_email) return [];
  const may = (audience: Audience) => {
    const { isSuppressed, lastInvitedDaysAgo } = sides[audience];
    return (
      !isSuppressed &&
      lastInvitedDaysAgo - (startedDaysAgo - invitationLimits.delayDays[audience]) > invitationLimits.gapDays + 2
    );
  };
  const sidesToInvite: Audience[] = [];
  if (row.invites_candidate && !row.candidate_do_not_mail && may('candidate')) sidesToInvite.push('candidate');
  if (row.invites_employer && !row.employer_do_not_mail && may('employer')) sidesToInvite.push('employer');
  return sidesToInvite;
}

/** Invites one side when its time comes; returns how many reviews resulted. */
function addRandomInvitation(
  recruiter: LoadRecruiter,
  placement: LoadPlacement,
  audience: Audience,
  isToAnswer: boolean,
): 0 | 1 {
  const { dice } = recruiter;
  const sentDaysAgo = placement.startedDaysAgo - invitationLimits.delayDays[audience] - dice.roll();
  if (sentDaysAgo < 1) {
    if (sentDaysAgo < -1) addInvitation(recruiter, placement, audience, { state: ahead(dice), sentDaysAgo });
    return 0;
  }
  placement.sides[audience].lastInvitedDaysAgo = sentDaysAgo;
  const takes = Math.min(55, 0.02 - 4 * Math.log(1 - dice.roll()));
  const answeredDaysAgo = sentDaysAgo - takes;
  if (!isToAnswer || answeredDaysAgo < 0.01) {
    addInvitation(recruiter, placement, audience, { state: silence(recruiter, sentDaysAgo), sentDaysAgo });
    return 0;
  }
  const invitation = addInvitation(recruiter, placement, audience, {
    state: 'completed',
    sentDaysAgo,
    answeredDaysAgo,
  });
  addReview(recruiter, placement, audience, invitation);
  return 1;
}

const ahead = weightedPick<InvitationState>([
  ['scheduled', 85],
  ['draft', 9],
  ['cancelled', 6],
]);
const withoutAnswer = weightedPick<InvitationState | 'silent'>([
  ['silent', 88],
  ['unsubscribed', 2],
  ['complained', 1],
  ['bounced', 5],
  ['cancelled', 4],
]);
const waitsAs = weightedPick<InvitationState>([
  ['sent', 60],
  ['opened', 30],
  ['started', 10],
]);

function silence({ dice }: LoadRecruiter, sentDaysAgo: number): InvitationState {
  const state = withoutAnswer(dice);
  if (state !== 'silent') return state;
  return sentDaysAgo > invitationLimits.expiresAfterDays + 1 ? 'expired' : waitsAs(dice);
}

interface SeededInvitation {
  readonly state: InvitationState;
  readonly sentDaysAgo: number;
  readonly answeredDaysAgo?: number;
}

/** Adds an invitation with the timestamps of its states, its links, and its effect on further emails to the address. */
function addInvitation(
  recruiter: LoadRecruiter,
  placement: LoadPlacement,
  audience: Audience,
  invitation: SeededInvitation,
): Row<'invitations'> {
  const { dice, sheets, asOf, agency } = recruiter;
  const { state, sentDaysAgo } = invitation;
  const recipient = placement.sides[audience];
  const dueAt = officeTime(recruiter, sentDaysAgo);
  const createdAt = new Date(
    Math.min(daysAfter(dueAt, -dice.between(1, 6)).getTime(), daysAfter(asOf, -0.5).getTime()),
  );
  const id = dice.id(createdAt);
  const message = dice.chance(0.3) ? dice.pick(messages) : null;
  const row: Row<'invitations'> = {
    ...timesOf(recruiter, invitation, dueAt),
    id,
    agency_id: agency.id,
    recruiter_id: recruiter.id,
    placement_id: placement.row.id!,
    invited_by: recruiter.userId,
    audience,
    source: invitationSourceOf(placement.row.source),
    origin: placement.row.source,
    searched: inOneLine(
      recipient.name,
      recipient.email,
      ...wordsOf(placement.row),
      placement.row.candidate_name,
      placement.row.contact_name,
    ),
    recipient_name: recipient.name,
    recipient_email: recipient.email,
    message,
    state,
    cancelled_because: state === 'cancelled' ? 'The recruiter took it back' : null,
    bounced_because: state === 'bounced' ? '550 5.1.1 There is no mailbox of that name' : null,
    scheduled_for: state === 'draft' ? null : dueAt,
    created_at: createdAt,
  };
  sheets.add('invitations', row);
  if (state === 'sent' || state === 'opened' || state === 'started')
    for (let mail = 0; mail <= row.reminders_sent!; mail++)
      sheets.add('invitation_tokens', { token_hash: dice.hash(), invitation_id: row.id, created_at: dueAt });
  suppress(recruiter, recipient, row);
  return row;
}

const neverSent: readonly InvitationState[] = ['draft', 'scheduled', 'cancelled'];
const openedStates: readonly InvitationState[] = ['opened', 'started', 'completed'];

function timesOf({ dice, asOf }: LoadRecruiter, { state, answeredDaysAgo }: SeededInvitation, sentAt: Date) {
  if (neverSent.includes(state)) return { reminders_sent: 0 };
  const expiresAt = daysAfter(sentAt, invitationLimits.expiresAfterDays);
  const heardAt = state === 'bounced' ? sentAt.getTime() : daysAfter(asOf, -(answeredDaysAgo ?? 0.04)).getTime();
  const endedAt = new Date(Math.max(daysAfter(sentAt, 0.005).getTime(), Math.min(heardAt, expiresAt.getTime())));
  const passed = (endedAt.getTime() - sentAt.getTime()) / 86_400_000;
  const startedAt = daysAfter(endedAt, -Math.min(dice.between(4, 40) / 1440, passed / 4));
  const reminders = invitationLimits.reminderDays.filter((days) => days < passed).length;
  const isOpen = state === 'sent' || state === 'opened' || state === 'started';
  return {
    sent_at: sentAt,
    opened_at: openedStates.includes(state) ? daysAfter(startedAt, -Math.min(dice.between(0, 2), passed / 2)) : null,
    started_at: state === 'started' || state === 'completed' ? startedAt : null,
    completed_at: state === 'completed' ? endedAt : null,
    expires_at: expiresAt,
    next_reminder_at: isOpen && reminders < 2 ? daysAfter(sentAt, invitationLimits.reminderDays[reminders]!) : null,
    reminders_sent: reminders,
  };
}

/** Hard bounces and complaints suppress the address for everybody, an opt-out for this agency only. */
function suppress(
  { dice, sheets }: LoadRecruiter,
  recipient: Contact,
  { state, agency_id, sent_at }: Row<'invitations'>,
): void {
  if (state !== 'bounced' && state !== 'complained' && state !== 'unsubscribed') return;
  recipient.isSuppressed = true;
  const createdAt = new Date(sent_at!);
  sheets.add('suppressions', {
    id: dice.id(createdAt),
    email: recipient.email,
    agency_id: state === 'unsubscribed' ? agency_id : null,
    reason: state,
    created_at: createdAt,
  });
}

const messages = [
  'Thank you for working with me. How was it for you? Your honest view helps others to choose.',
  'It would help me to hear what went well and what did not.',
  'You have settled in by now, I hope. Would you write a few lines about the search?',
];
