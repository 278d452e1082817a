import { type Expression, type RawBuilder, sql } from 'kysely';
import { invitationLimits } from '#common/limits.ts';
import { daysAfter } from './timing.ts';

/** A person, as an agency knows them. */
interface Asked {
  readonly agencyId: Expression<unknown>;
  readonly email: Expression<unknown>;
}

/**
 * Rows `id`, `kind`, `sent_at` and `at` of what keeps an agency from asking an address now: reviews and surveys share one
 * rule. `at` is when it left or, if it has not left yet, will leave. What bounced reached nobody, and does not count; nor
 * does an invitation that was unsubscribed from by a person who has subscribed again.
 */
export const askedLately = ({ agencyId, email }: Asked, now: Date): RawBuilder<unknown> => {
  const since = sql`${daysAfter(now, -invitationLimits.gapDays)}::timestamptz`;
  return sql`(
    select i.id, 'invitation' as kind, i.sent_at, case when i.state = 'scheduled' then i.scheduled_for else i.sent_at end as at
    from invitations i
    where i.agency_id = ${agencyId} and i.recipient_email = ${email} and i.state <> 'bounced'
      and i.subscribed_again_at is null and (i.sent_at > ${since} or i.state = 'scheduled')
    union all
    select r.id, 'survey', r.sent_at, r.sent_at from survey_recipients r
    where r.agency_id = ${agencyId} and r.email = ${email} and r.state <> 'bounced' and r.sent_at > ${since})`;
};

/**
 * Makes writes that ask the same addresses for an agency wait for each other, so that two at once don't both find that
 * nobody has asked.
 */
export const takeTurnsToAsk = (agencyId: string, emails: readonly string[]): RawBuilder<unknown> =>
  sql`select pg_advisory_xact_lock(turn) from (
    select distinct hashtextextended('ask ' || ${agencyId} || ' ' || email, 0) as turn
    from unnest(${emails}::text[]) e (email) order by turn) turns`;
