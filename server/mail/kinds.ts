import { type Expression, type RawBuilder, sql } from 'kysely';
import { type SuppressionReason, suppressionReasons } from '#common/mailing/suppressions.ts';

/** How kinds of mail begin that guard an account: a link to confirm an address, to sign in, to change a password. */
export const securityPrefix = 'security-';

/** Whether a mail reaches also somebody who wants no mail. Such mails carry no way to unsubscribe. */
export const isSecurityMail = (kind: string): boolean => kind.startsWith(securityPrefix);

/**
 * Mails to the writer of a review about what becomes of it: they hold the only way to edit, answer or object, so that
 * wanting no asks does not keep them back. An address that bounced, or whose owner called our mail spam, gets none.
 */
const aboutOnesReview: readonly string[] = [
  'review-received',
  'review-public',
  'changes-requested',
  'changes-reminder',
  'edit-approved',
  'review-rejected',
  'review-withdrawn',
  'reviewed-person-gone',
  'flags-decided',
];
const neverToBeMailed: readonly SuppressionReason[] = ['bounced', 'complained'];

/** For which reasons of the list a mail of this kind is kept back. */
export function keptBackBy(kind: string): readonly SuppressionReason[] {
  if (isSecurityMail(kind)) return [];
  return aboutOnesReview.includes(kind) ? neverToBeMailed : suppressionReasons;
}

/** The same within a statement: an array of reasons for the kind that stands there. */
export const reasonsToKeepBack = (kind: Expression<string>): RawBuilder<string[]> =>
  sql`case
    when starts_with(${kind}, ${securityPrefix}) then '{}'::text[]
    when ${kind} = any(${aboutOnesReview}) then ${neverToBeMailed}::text[]
    else ${suppressionReasons}::text[] end`;
