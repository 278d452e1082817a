import { absolute, unsubscribeUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import { env } from '#server/env.ts';
import { returnAddress } from './return-path.ts';

/** Headers of a mail beside sender, recipient, subject, time and body. */
export type MailHeaders = Readonly<Record<string, string>>;

/** Characters that end a line, or turn what follows around so that a reader sees another text than was written. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Refuses a name or a subject that could add a header of its own to a mail. */
export function refuseHeaderInjection(text: string, field: string): void {
  if (unsafe.test(text)) refuse('UNSAFE_HEADER', 'Use plain text on a single line, without control characters.', field);
}

/**
 * Says that a program wrote the mail, which keeps holiday notices from answering, and how to stop it: with one click, or
 * by a mail where we take some (RFC 3834, 8058 and 2369).
 */
export function headersOf(mailId: string, unsubscribeToken: string | null): MailHeaders {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (!unsubscribeToken) return automatic;
  const address = returnAddress('unsubscribe', mailId);
  const byMail = address ? `, <mailto:${address}?subject=unsubscribe>` : '';
  return {
    ...automatic,
    'List-Unsubscribe': `<${absolute(env.PLAUDIT_URL, unsubscribeUrl(unsubscribeToken))}>${byMail}`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The Message-ID of a mail: the same however often it is tried, so that a receiver can tell a double. */
export const messageIdOf = (mailId: string): string => `<${mailId}@${new URL(env.PLAUDIT_URL).hostname}>`;
