import { formatAge } from '#common/formats.ts';
import type { WhenProps } from '#web/ui/When.tsx';

/** Something that happened or will happen to a request, and when. */
export interface Step {
  readonly label: string;
  readonly when: WhenProps;
}

/** What a request's steps follow from. Moments are ISO texts. */
interface Facts {
  readonly state: string;
  readonly createdAt: string;
  readonly scheduledFor: string;
  readonly sentAt: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly completedAt: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly nextReminderAt: string | null | undefined;
  readonly remindersSent: number;
  readonly campaign: CampaignFacts | null | undefined;
}

/** What decides whether a campaign sends. */
interface CampaignFacts {
  readonly isActive: boolean;
  readonly pausedAt: string | null | undefined;
}

/** Why a campaign sends nothing now; null while it sends. */
export function whyNotSending(campaign: CampaignFacts | null | undefined): 'inactive' | 'paused' | null {
  if (!campaign?.isActive) return 'inactive';
  return campaign.pausedAt ? 'paused' : null;
}

/** The last thing that happened. */
export function lastStepOf({ completedAt, startedAt, sentAt, createdAt }: Facts, now: Date): Step {
  const aged = (label: string, at: string): Step => ({ label, when: { at, words: formatAge(at, now) } });
  if (completedAt) return aged('Answered', completedAt);
  if (startedAt) return aged('Started', startedAt);
  if (sentAt) return aged('Sent', sentAt);
  return aged('Added', createdAt);
}

/** What happens next by itself; null when nothing does. */
export function nextStepOf(facts: Facts): Step | null {
  const { state, campaign, scheduledFor, nextReminderAt, remindersSent, expiresAt } = facts;
  if (state === 'queued' || state === 'throttled')
    return whyNotSending(campaign) ? null : { label: 'Email goes out from', when: { at: scheduledFor, isExact: true } };
  if (state !== 'sent' && state !== 'started' && state !== 'partial') return null;
  if (nextReminderAt)
    return { label: remindersSent === 0 ? 'First reminder' : 'Last reminder', when: { at: nextReminderAt } };
  return expiresAt ? { label: 'Link expires', when: { at: expiresAt } } : null;
}
