import type { ReactElement } from 'react';

/** One mail as it might be sent: for looking at all of them, and for the tests that read each. */
export interface MailSample {
  /** Unlike any other, in the words of an address: `invitation`, `review-removed-recruiter`. */
  name: string;
  subject: string;
  /** A template inside `MailFrame`. */
  body: ReactElement;
  /** Whether its reader may stop such mails with one click. */
  canUnsubscribe: boolean;
}
