import type { EnquiryState } from '#common/joining/states.ts';
import { labelledFor } from '#common/spelled-out.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

/** The labels of enquiry states. */
export const enquiryWords: Readonly<Record<EnquiryState, { label: string; tone: NonNullable<TagProps['tone']> }>> = {
  received: { label: 'Waiting', tone: 'info' },
  approved: { label: 'Approved', tone: 'good' },
  declined: { label: 'Declined', tone: 'neutral' },
};

/** The same for a state from the API. */
export const enquiryStateWords = (state: string) => labelledFor(enquiryWords, state);
