/**
 * The queue's name for sending an email. The kit enqueues it, the feature `mailing` runs it. Its key lets the outbox
 * find out whether an email still has a task. Twelve tries with backoff take about sixteen hours.
 */
export const sendMailJob = {
  name: 'sendMail',
  maxAttempts: 12,
  keyOf: (mailId: string): string => `mail:${mailId}`,
} as const;

/** The same for emails that are sent together: those of one `batch_id`. */
export const sendMailsJob = {
  name: 'sendMails',
  maxAttempts: 12,
  keyOf: (batchId: string): string => `mails:${batchId}`,
} as const;
