import { type Expression, type RawBuilder, sql } from 'kysely';
import { type SuppressionReason, suppressionReasons } from '#common/mailing/suppressions.ts';
import { allMails, mailOf } from './define-mail.ts';

/** How kinds of mail begin that guard an account: a link to confirm an address, to sign in, to change a password. */
export const securityPrefix = 'security-';

/** Whether a mail reaches also somebody who wants no mail. Such mails carry no way to unsubscribe. */
export const isSecurityMail = (kind: string): boolean => kind.startsWith(securityPrefix);

const neverToBeMailed: readonly SuppressionReason[] = ['bounced', 'complained'];

/** For which reasons of the list a mail of this kind is kept back. */
export function keptBackBy(kind: string): readonly SuppressionReason[] {
  if (isSecurityMail(kind)) return [];
  return mailOf(kind)?.isAboutOwnReview ? neverToBeMailed : suppressionReasons;
}

const aboutOwnReviews = () =>
  allMails()
    .filter(({ isAboutOwnReview }) => isAboutOwnReview)
    .map(({ kind }) => kind);

/** The same within a statement: an array of reasons for the kind that stands there. */
export const reasonsToKeepBack = (kind: Expression<string>): RawBuilder<string[]> =>
  sql`case
    when starts_with(${kind}, ${securityPrefix}) then '{}'::text[]
    when ${kind} = any(${aboutOwnReviews()}) then ${neverToBeMailed}::text[]
    else ${suppressionReasons}::text[] end`;
