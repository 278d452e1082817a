/**
 * Days after which rows are deleted, by table. Drives both the sweep and the privacy page. Rows of other tables stay
 * until somebody deletes them.
 */
export const retentionDays = {
  receipts: 30,
  login_failures: 1,
  used_captchas: 1,
  account_links: 30,
  pending_sign_ins: 1,
  email_changes: 30,
  refresh_tokens: 1,
  session_families: 60,
  invitation_tokens: 90,
  unsubscribe_tokens: 730,
  enquiries: 730,
  training_bookings: 730,
  claims: 730,
  review_submissions: 7,
  placement_problems: 730,
  placement_import_rows: 30,
  profile_events: 396,
  visitor_salts: 2,
  statement_visits: 2,
  mails: 730,
  review_flag_cases: 730,
  profile_reports: 730,
  data_requests: 1095,
  profile_looks: 90,
  notices: 180,
  suppliers: 30,
  member_invitations: 90,
  join_requests: 365,
  survey_tokens: 120,
  anonymous_responses: 2,
  webhook_deliveries: 30,
  api_tokens: 365,
  authorizations: 1,
  connection_events: 180,
  connection_hints: 14,
  connection_records: 400,
  widget_views: 400,
  found_people: 400,
  counted_messages: 90,
  found_threads: 90,
} as const;

/** Days until what a mailbox told is deleted, after it was disconnected. */
export const disconnectedMailboxDays = 30;

/** Days to confirm a registration before it is deleted. */
export const registrationDays = 7;

/** Hours to confirm a new email address of an account, for both addresses. */
export const emailChangeHours = 24;

/** Days a session survives unused, and days after which everybody must sign in again. */
export const signedInDays = { unused: 30, atMost: 180 } as const;

/** Days a review draft stays in its browser. */
export const draftDays = 7;

/** Days the network hash of a review or a flag is kept. */
export const senderNetworkDays = 30;

/** Days after which candidates for jobs are erased: who never agreed, and whose application has ended. */
export const candidateDays = { unanswered: 15, ended: 365 } as const;

/** Months until an invited person's address is deleted, unless a review depends on it. */
export const recipientMonths = 24;

/** Days until an unconfirmed claim is deleted. */
export const unconfirmedClaimDays = 30;

/** Days for which the link to a copy of one's data works. Then the copy is deleted. */
export const dataCopyDays = 14;

/** Days until an unconfirmed request for one's data is deleted. */
export const unconfirmedDataRequestDays = 30;

/** Days until we forget whom we told about a profile removed by objection. */
export const goneProfileMailDays = 30;
