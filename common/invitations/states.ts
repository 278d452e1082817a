import type { TransitionTable } from '../transitions.ts';

/** The state of a review invitation. */
export const invitationStates = [
  'draft',
  'scheduled',
  'sent',
  'opened',
  'started',
  'completed',
  'cancelled',
  'expired',
  'unsubscribed',
  'complained',
  'bounced',
] as const;
export type InvitationState = (typeof invitationStates)[number];

/**
 * What can happen to an invitation. `correct_address` gives a bounced one another address; `renew` is the reviewer's
 * request for a new link.
 */
export const invitationEvents = [
  'schedule',
  'send',
  'open',
  'start',
  'complete',
  'cancel',
  'expire',
  'unsubscribe',
  'complain',
  'bounce',
  'correct_address',
  'renew',
] as const;
export type InvitationEvent = (typeof invitationEvents)[number];

const leavesWithoutAnswer = { expire: 'expired', unsubscribe: 'unsubscribed', complain: 'complained' } as const;

/** Sending at once means scheduling for now: the sender picks up what is due. */
export const invitationTransitions: TransitionTable<InvitationState, InvitationEvent> = {
  draft: { schedule: 'scheduled' },
  scheduled: { send: 'sent', cancel: 'cancelled' },
  sent: { open: 'opened', bounce: 'bounced', ...leavesWithoutAnswer },
  opened: { start: 'started', ...leavesWithoutAnswer },
  started: { complete: 'completed', ...leavesWithoutAnswer },
  completed: {},
  cancelled: {},
  expired: { renew: 'sent' },
  unsubscribed: {},
  complained: {},
  bounced: { correct_address: 'draft' },
};

/** The events a submitted review implies: a browser without JavaScript reports neither opening nor starting. */
export function eventsUntilCompleted(from: InvitationState): InvitationEvent[] {
  if (from === 'sent') return ['open', 'start', 'complete'];
  if (from === 'opened') return ['start', 'complete'];
  return ['complete'];
}

/** Whether the links in its emails still open the form. */
export function isAnswerable(state: InvitationState): boolean {
  return state === 'sent' || state === 'opened' || state === 'started';
}
