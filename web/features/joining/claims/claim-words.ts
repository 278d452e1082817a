import type { ClaimState } from '#common/joining/states.ts';
import { labelledFor } from '#common/spelled-out.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

/** The labels of claim states. */
export const claimWords: Readonly<Record<ClaimState, { label: string; tone: NonNullable<TagProps['tone']> }>> = {
  requested: { label: 'Address not confirmed', tone: 'neutral' },
  email_verified: { label: 'Waiting', tone: 'info' },
  disputed: { label: 'Disputed', tone: 'warn' },
  approved: { label: 'Approved', tone: 'good' },
  declined: { label: 'Declined', tone: 'neutral' },
};

/** The same for a state from the API. */
export const claimStateWords = (state: string) => labelledFor(claimWords, state);
