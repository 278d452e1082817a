import type { TransitionTable } from '../transitions.ts';

/** The state of a person whom a campaign asks. `throttled` waits for room under the campaign's limit of a day. */
export const recipientStates = [
  'queued',
  'throttled',
  'sent',
  'started',
  'partial',
  'complete',
  'bounced',
  'unsubscribed',
  'expired',
  'cancelled',
] as const;
export type RecipientState = (typeof recipientStates)[number];

/**
 * What can happen to a recipient. `answer` saves an answer, `complete` sends the last one, and `ask_again` queues a person
 * whose survey bounced, was canceled, or ended without an answer.
 */
export type RecipientEvent =
  | 'throttle'
  | 'send'
  | 'start'
  | 'answer'
  | 'complete'
  | 'bounce'
  | 'unsubscribe'
  | 'expire'
  | 'cancel'
  | 'ask_again';

const ends = { unsubscribe: 'unsubscribed', expire: 'expired', cancel: 'cancelled' } as const;
const again = { ask_again: 'queued' } as const;
const waits = { send: 'sent', unsubscribe: 'unsubscribed', cancel: 'cancelled' } as const;

/** How a recipient moves. An answer without JavaScript reports no start. */
export const recipientTransitions: TransitionTable<RecipientState, RecipientEvent> = {
  queued: { throttle: 'throttled', ...waits },
  throttled: { ...waits },
  sent: { start: 'started', answer: 'partial', bounce: 'bounced', ...ends },
  started: { answer: 'partial', ...ends },
  partial: { answer: 'partial', complete: 'complete', ...ends },
  complete: {},
  bounced: again,
  unsubscribed: {},
  expired: again,
  cancelled: again,
};

/** Whether the links in a recipient's emails still take answers. */
export const takesAnswers = (state: RecipientState): boolean =>
  state === 'sent' || state === 'started' || state === 'partial';
