/**
 * How the outbox names its work in the queue. The kit adds it, the feature `mailing` does it. The key lets the outbox
 * find out whether a mail still has somebody to send it. Twelve tries with backoff take about sixteen hours.
 */
export const sendMailJob = {
  name: 'sendMail',
  maxAttempts: 12,
  keyOf: (mailId: string): string => `mail:${mailId}`,
} as const;
