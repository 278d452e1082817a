/** Why an address gets no email. */
export const suppressionReasons = ['unsubscribed', 'bounced', 'complained', 'objected'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** The label of a reason. */
export const suppressionLabels: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'Unsubscribed',
  bounced: "Bounced: address doesn't exist",
  complained: 'Marked an email as spam',
  objected: 'Asked us not to email them',
};

/** Why an address may get email again. An unsubscribed address does so only when its owner requests it. */
export const releaseReasons = ['requested', 'works_again', 'mistake'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

/** The label of such a reason. */
export const releaseLabels: Readonly<Record<ReleaseReason, string>> = {
  requested: 'They asked for emails again',
  works_again: 'The address works again',
  mistake: 'Added by mistake',
};

/** The states of an email, in order. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed'] as const;
export type MailState = (typeof mailStates)[number];

/** A state's label and explanation. */
export const mailStateWords: Readonly<Record<MailState, { label: string; sentence: string }>> = {
  queued: { label: 'Queued', sentence: "We'll send it as soon as the mail server accepts it." },
  sending: { label: 'Sending', sentence: "It's being handed to the mail server." },
  sent: { label: 'Sent', sentence: 'The mail server accepted it.' },
  failed: { label: 'Failed', sentence: 'The mail server rejected it, or was unavailable at every attempt.' },
  unknown: {
    label: 'Unconfirmed',
    sentence:
      "The connection dropped while we were sending it. It may have arrived, so we don't send it again automatically.",
  },
  suppressed: { label: 'Suppressed', sentence: "We didn't send it because emails to this address are stopped." },
};
