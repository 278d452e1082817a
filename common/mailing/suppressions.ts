/** Why an address gets no email. */
export const suppressionReasons = ['unsubscribed', 'bounced', 'complained', 'objected'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** The label of a reason. */
export const suppressionLabels: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Came back: no such address',
  complained: 'Marked a mail as spam',
  objected: 'Asked us for no mail',
};

/** Why an address may get email again. An unsubscribed address does so only when its owner requests it. */
export const releaseReasons = ['requested', 'works_again', 'mistake'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

/** The label of such a reason. */
export const releaseLabels: Readonly<Record<ReleaseReason, string>> = {
  requested: 'They asked for mail again',
  works_again: 'The address works again',
  mistake: 'Put here by mistake',
};

/** The states of an email, in order. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed'] as const;
export type MailState = (typeof mailStates)[number];

/** A state's label and explanation. */
export const mailStateWords: Readonly<Record<MailState, { label: string; sentence: string }>> = {
  queued: { label: 'Queued', sentence: 'It leaves as soon as the mail server takes it.' },
  sending: { label: 'Sending', sentence: 'It is being handed to the mail server.' },
  sent: { label: 'Sent', sentence: 'The mail server took it.' },
  failed: { label: 'Failed', sentence: 'The mail server refused it for good, or took nothing at any try.' },
  unknown: {
    label: 'Unknown',
    sentence:
      'The connection ended when the mail server may already have had it. It may have arrived; it is not repeated by itself.',
  },
  suppressed: { label: 'Suppressed', sentence: 'The address wants no such mail, so it was not sent.' },
};
