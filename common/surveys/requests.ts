import { z } from 'zod';
import { emailAddress, line, optional } from '../inputs.ts';
import { textLimits } from '../limits.ts';
import { shown } from '../placements/inputs.ts';
import type { RecipientState } from './recipient-states.ts';

/** How many requests can be canceled at once. */
export const requestsAtOnce = 200;

/** The reason of a cancellation for which nobody gave one. */
export const canceledWithoutReason = 'Canceled before it was sent';

/** Requests to cancel, and why. */
export const cancelRequestsInput = z.object({
  ids: z.array(z.uuid()).min(1, 'Select at least one person.').max(requestsAtOnce),
  reason: optional(line('a reason', textLimits.cancelReason)),
});

/** A request to send again; after a bounce with another address, and perhaps a corrected name. */
export const sendRequestAgainInput = z.object({
  requestId: z.uuid(),
  email: optional(emailAddress),
  name: optional(shown(line('a name', textLimits.name))),
});

/** A state in words, and how it looks. */
interface StateWords {
  readonly label: string;
  readonly tone: 'neutral' | 'info' | 'good' | 'warn' | 'bad';
}

/** The name of each state, in the order in which a person passes through them. */
export const requestStateWords: Readonly<Record<RecipientState, StateWords>> = {
  queued: { label: 'Waiting', tone: 'neutral' },
  throttled: { label: 'Over the daily limit', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'info' },
  started: { label: 'Started', tone: 'info' },
  partial: { label: 'Partly answered', tone: 'info' },
  complete: { label: 'Answered', tone: 'good' },
  bounced: { label: 'Bounced', tone: 'bad' },
  unsubscribed: { label: 'Unsubscribed', tone: 'warn' },
  expired: { label: 'No answer', tone: 'warn' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
};
