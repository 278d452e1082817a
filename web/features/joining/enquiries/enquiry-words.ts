import type { EnquiryState } from '#common/joining/states.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

/** How the states of an enquiry are called. */
export const enquiryWords: Readonly<Record<EnquiryState, { label: string; tone: NonNullable<TagProps['tone']> }>> = {
  received: { label: 'Waiting', tone: 'info' },
  approved: { label: 'Approved', tone: 'good' },
  declined: { label: 'Declined', tone: 'neutral' },
};

/** A state as a server of another version may say it, too. */
export const enquiryStateWords = (state: string) =>
  enquiryWords[state as EnquiryState] ?? { label: state, tone: 'neutral' as const };
