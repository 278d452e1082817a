import type { TransitionTable } from '../transitions.ts';

/** The state of an enquiry for a free profile. */
export const enquiryStates = ['received', 'approved', 'declined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/**
 * What a super admin turns an enquiry into: an agency with its admin, an agency of one, or a member or the admin of an
 * existing agency.
 */
export const enquiryKinds = ['agency', 'freelancer', 'member', 'admin'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** A decision is final; a declined person may enquire again. */
export const enquiryTransitions: TransitionTable<EnquiryState, 'approve' | 'decline'> = {
  received: { approve: 'approved', decline: 'declined' },
  approved: {},
  declined: {},
};

/** The state of a claim. A disputed claim is of a profile that somebody else has, or also claims. */
export const claimStates = ['requested', 'email_verified', 'disputed', 'approved', 'declined'] as const;
export type ClaimState = (typeof claimStates)[number];
/** What happens to a claim: its address is confirmed, it is found to be disputed, it is decided. */
export type ClaimEvent = 'verify' | 'dispute' | 'approve' | 'decline';

/** Nobody gets a profile without a confirmed address. */
export const claimTransitions: TransitionTable<ClaimState, ClaimEvent> = {
  requested: { verify: 'email_verified', dispute: 'disputed', decline: 'declined' },
  email_verified: { dispute: 'disputed', approve: 'approved', decline: 'declined' },
  disputed: { approve: 'approved', decline: 'declined' },
  approved: {},
  declined: {},
};

/** Whether an agency or a company is approved. Unlike other decisions, this one may be reversed. */
export type ApprovalState = 'waiting' | 'approved' | 'declined';

/** A declined one may be approved later, and an approved one may be declined. */
export const approvalTransitions: TransitionTable<ApprovalState, 'approve' | 'decline'> = {
  waiting: { approve: 'approved', decline: 'declined' },
  approved: { decline: 'declined' },
  declined: { approve: 'approved' },
};

/** The outcome of a name change that an approved agency requested. */
export type NameWishState = 'wished' | 'given' | 'declined';

/** A wish is decided once; the agency may request another name afterwards. */
export const nameWishTransitions: TransitionTable<NameWishState, 'approve' | 'decline'> = {
  wished: { approve: 'given', decline: 'declined' },
  given: {},
  declined: {},
};
