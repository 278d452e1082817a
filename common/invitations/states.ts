import type { TransitionTable } from '../transitions.ts';

/** Where an ask for a review stands. */
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

/** What may happen to an ask. `correct_address` gives a bounced one another address; `renew` is the reviewer's wish for a new link. */
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

/** Sending at once is scheduling for now: the sender takes what is due. */
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

/** What a sent review says has happened: a browser without JavaScript reports neither opening nor starting. */
export function eventsUntilCompleted(from: InvitationState): InvitationEvent[] {
  if (from === 'sent') return ['open', 'start', 'complete'];
  if (from === 'opened') return ['start', 'complete'];
  return ['complete'];
}

/** Whether the links of its mails still open the form. */
export function isAnswerable(state: InvitationState): boolean {
  return state === 'sent' || state === 'opened' || state === 'started';
}
