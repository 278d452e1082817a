import { type InvitationState, isAnswerable } from '#common/invitations/states.ts';
import { invitationLimits } from '#common/limits.ts';
import { invitationSourceOf } from '#common/placements/kinds.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import type { DemoPlacement } from './placements.ts';
import type { Row } from './rows.ts';
import { daysAfter, daysBetween, officeTime, type World } from './world.ts';

/** How far one invited side got; `answeredDaysAgo` for a completed one. */
export interface SeededInvitation {
  audience: Audience;
  state: InvitationState;
  /** Negative: will be sent in this many days. */
  sentDaysAgo: number;
  answeredDaysAgo?: number;
}

/** Adds an invitation, and its effect on further emails to the same address. */
export function addInvitation(world: World, placement: DemoPlacement, given: SeededInvitation): Row<'invitations'> {
  const { dice } = world;
  const { recruiter } = placement;
  const { audience, state } = given;
  const recipient = audience === 'candidate' ? placement.candidate : placement.contact;
  const dueAt = officeTime(world, given.sentDaysAgo, recruiter.agency);
  const createdAt = new Date(Math.min(daysAfter(dueAt, -dice.between(1, 6)).getTime(), world.daysAgo(1).getTime()));
  const row: Row<'invitations'> = {
    id: dice.id(createdAt),
    agency_id: recruiter.agency.id,
    recruiter_id: recruiter.id,
    placement_id: placement.row.id,
    invited_by: recruiter.userId,
    audience,
    source: invitationSourceOf(placement.row.source),
    recipient_name: recipient.name,
    recipient_email: recipient.email,
    message: dice.chance(0.3) ? dice.pick(messages) : null,
    state,
    cancelled_because: state === 'cancelled' ? dice.pick(cancelReasons) : null,
    bounced_because: state === 'bounced' ? '550 5.1.1 There is no mailbox of that name' : null,
    scheduled_for: state === 'draft' ? null : dueAt,
    ...timesOf(world, given, dueAt),
    created_at: createdAt,
  };
  world.rows.invitations.push(row);
  noteSuppression(world, row);
  return row;
}

const neverSent: readonly InvitationState[] = ['draft', 'scheduled', 'cancelled'];
const openedStates: readonly InvitationState[] = ['opened', 'started', 'completed'];

function timesOf(world: World, { state, answeredDaysAgo }: SeededInvitation, sentAt: Date) {
  const { dice } = world;
  if (neverSent.includes(state)) return { ...noTimes, reminders_sent: 0 };
  const expiresAt = daysAfter(sentAt, invitationLimits.expiresAfterDays);
  const heardAt = state === 'bounced' ? sentAt : world.daysAgo(answeredDaysAgo ?? 0.04);
  const endedAt = new Date(
    Math.max(daysAfter(sentAt, 0.02).getTime(), Math.min(heardAt.getTime(), expiresAt.getTime())),
  );
  const passed = daysBetween(sentAt, endedAt);
  const startedAt = daysAfter(endedAt, -Math.min(dice.between(4, 40) / 1440, passed / 4));
  const openedAt = daysAfter(startedAt, -Math.min(dice.between(0, 2), passed / 2));
  const reminders = invitationLimits.reminderDays.filter((days) => days < passed).length;
  const nextDay = invitationLimits.reminderDays[reminders];
  return {
    sent_at: sentAt,
    opened_at: openedStates.includes(state) ? openedAt : null,
    started_at: state === 'started' || state === 'completed' ? startedAt : null,
    completed_at: state === 'completed' ? endedAt : null,
    expires_at: expiresAt,
    reminders_sent: reminders,
    next_reminder_at: isAnswerable(state) && nextDay !== undefined ? daysAfter(sentAt, nextDay) : null,
  };
}

const noTimes = {
  sent_at: null,
  opened_at: null,
  started_at: null,
  completed_at: null,
  expires_at: null,
  next_reminder_at: null,
};

/** Hard bounces and complaints suppress the address for everybody, an opt-out for this agency only. */
function noteSuppression(world: World, { state, recipient_email: email, agency_id, sent_at }: Row<'invitations'>) {
  if (state !== 'bounced' && state !== 'complained' && state !== 'unsubscribed') return;
  const createdAt = new Date(sent_at!);
  world.rows.suppressions.push({
    id: world.dice.id(createdAt),
    email,
    agency_id: state === 'unsubscribed' ? agency_id : null,
    reason: state,
    created_at: createdAt,
  });
}

const cancelReasons = ['The placement was canceled', 'The recruiter took it back'];

const messages = [
  'Thank you for working with me. How was it for you? Your honest view helps others to choose.',
  'It would help me to hear what went well and what did not.',
  'You have settled in by now, I hope. Would you write a few lines about the search?',
];
