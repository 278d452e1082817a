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
