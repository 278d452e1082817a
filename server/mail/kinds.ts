import { type Expression, type RawBuilder, sql } from 'kysely';
import { type SuppressionReason, suppressionReasons } from '#common/mailing/suppressions.ts';
import { allMails, mailOf } from './define-mail.ts';

/** The prefix of emails that protect an account: links that confirm an address, sign in, or change a password. */
export const securityPrefix = 'security-';

/** Whether an email also reaches people who unsubscribed. Such emails have no unsubscribe link. */
export const isSecurityMail = (kind: string): boolean => kind.startsWith(securityPrefix);

const neverToBeMailed: readonly SuppressionReason[] = ['bounced', 'complained'];

/** The suppression reasons that hold back an email of this kind. */
export function keptBackBy(kind: string): readonly SuppressionReason[] {
  if (isSecurityMail(kind)) return [];
  return mailOf(kind)?.isAboutOwnReview ? neverToBeMailed : suppressionReasons;
}

const aboutOwnReviews = () =>
  allMails()
    .filter(({ isAboutOwnReview }) => isAboutOwnReview)
    .map(({ kind }) => kind);

/** The same in SQL: an array of reasons for a kind in the statement. */
export const reasonsToKeepBack = (kind: Expression<string>): RawBuilder<string[]> =>
  sql`case
    when starts_with(${kind}, ${securityPrefix}) then '{}'::text[]
    when ${kind} = any(${aboutOwnReviews()}) then ${neverToBeMailed}::text[]
    else ${suppressionReasons}::text[] end`;
