import { absolute, unsubscribeUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import { env } from '#server/env.ts';
import { returnAddress } from './return-path.ts';

/** An email's headers besides sender, recipient, subject and time. */
export type MailHeaders = Readonly<Record<string, string>>;

/** Characters that end a line, or reverse the text after them so readers see something else. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Refuses a name or a subject that could inject a header. */
export function refuseHeaderInjection(text: string, field: string): void {
  if (unsafe.test(text)) refuse('UNSAFE_HEADER', 'Use plain text on a single line, without control characters.', field);
}

/**
 * Says that a program wrote the email, which keeps auto-replies away, and how to unsubscribe: with one click, or by
 * email where we receive any (RFC 3834, 8058 and 2369).
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

/** An email's Message-ID: the same on every attempt, so receivers can recognise a duplicate. */
export const messageIdOf = (mailId: string): string => `<${mailId}@${new URL(env.PLAUDIT_URL).hostname}>`;
