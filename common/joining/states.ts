import type { TransitionTable } from '../transitions.ts';

/** Where an enquiry for a free profile stands. */
export const enquiryStates = ['received', 'approved', 'declined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/**
 * What a super admin makes of an enquiry: an agency with its admin, an agency of one, or a member or the admin of an agency
 * that is here.
 */
export const enquiryKinds = ['agency', 'freelancer', 'member', 'admin'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** A decided enquiry stays decided: who was declined may enquire again. */
export const enquiryTransitions: TransitionTable<EnquiryState, 'approve' | 'decline'> = {
  received: { approve: 'approved', decline: 'declined' },
  approved: {},
  declined: {},
};

/** Where a claim stands. A disputed one is of a profile that somebody else has, or claims, too. */
export const claimStates = ['requested', 'email_verified', 'disputed', 'approved', 'declined'] as const;
export type ClaimState = (typeof claimStates)[number];
/** What happens to a claim: its address is confirmed, somebody else is found to have or claim the profile, it is decided. */
export type ClaimEvent = 'verify' | 'dispute' | 'approve' | 'decline';

/** Nobody gets a profile whose address is not confirmed. */
export const claimTransitions: TransitionTable<ClaimState, ClaimEvent> = {
  requested: { verify: 'email_verified', dispute: 'disputed', decline: 'declined' },
  email_verified: { dispute: 'disputed', approve: 'approved', decline: 'declined' },
  disputed: { approve: 'approved', decline: 'declined' },
  approved: {},
  declined: {},
};

/** Whether an agency or a company is approved. Unlike other decisions this one may be taken back, and made anew. */
export type ApprovalState = 'waiting' | 'approved' | 'declined';

/** Who was declined may be approved later, and who was approved may lose it. */
export const approvalTransitions: TransitionTable<ApprovalState, 'approve' | 'decline'> = {
  waiting: { approve: 'approved', decline: 'declined' },
  approved: { decline: 'declined' },
  declined: { approve: 'approved' },
};

/** What became of the name that an approved agency wishes for. */
export type NameWishState = 'wished' | 'given' | 'declined';

/** A wish is decided once; the agency may wish anew. */
export const nameWishTransitions: TransitionTable<NameWishState, 'approve' | 'decline'> = {
  wished: { approve: 'given', decline: 'declined' },
  given: {},
  declined: {},
};
