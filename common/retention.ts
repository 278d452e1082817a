/**
 * Days after which rows go, by their table. What is swept and what the privacy page says are both made from it; what is
 * not here stays until somebody takes it away.
 */
export const retentionDays = {
  receipts: 30,
  login_failures: 1,
  used_captchas: 1,
  account_links: 30,
  refresh_tokens: 1,
  session_families: 60,
  invitation_tokens: 90,
  unsubscribe_tokens: 730,
  enquiries: 730,
  claims: 730,
  review_submissions: 7,
  placement_problems: 730,
  profile_events: 396,
  visitor_salts: 2,
  mails: 730,
  review_flag_cases: 730,
  profile_reports: 730,
} as const;

/** Days in which the address of a registration may be confirmed; then the registration goes. */
export const registrationDays = 7;

/** Days a browser stays signed in without being used, and days after which everybody signs in anew. */
export const signedInDays = { unused: 30, atMost: 180 } as const;

/** Days a draft of a review stays in the browser it was typed in. */
export const draftDays = 7;

/** Days for which the hash of the network that a review or a flag came from is kept. */
export const senderNetworkDays = 30;

/** Months after which the address of somebody who was asked for a review goes, unless a review rests on it. */
export const recipientMonths = 24;

/** Days after which a claim goes whose address nobody has confirmed. */
export const unconfirmedClaimDays = 30;

/** Days after which we forget whom we told that a profile is gone, to which they objected. */
export const goneProfileMailDays = 30;
