import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { profileLimits } from '#common/limits.ts';
import {
  goneProfileMailDays,
  recipientMonths,
  unconfirmedClaimDays,
  unconfirmedDataRequestDays,
} from '#common/retention.ts';
import type { Context } from '#server/commands/context.ts';
import { defineTask } from '#server/tasks/task.ts';

/** Rows changed per statement, so that no lock is held for long. */
const batchSize = 1000;

/**
 * Deletes addresses of people who were or could be invited, after a long time without activity, unless one of their
 * reviews depends on them; unconfirmed claims, requests and addresses of agencies; and addresses of people who didn't want a profile. A second run finds
 * nothing.
 */
export const forgetRecipients = defineTask({
  name: 'forgetRecipients',
  cron: '50 3 * * *',
  payload: z.object({}),
  run: async (context) => {
    for (const change of [
      invitations,
      surveyed,
      candidates,
      contacts,
      claims,
      dataRequests,
      agencyContacts,
      replyAddresses,
      farewells,
    ])
      await inBatches(context, change);
  },
});

/** Changes the next rows after a key, in key order, and returns the keys of changed rows. */
type Change = (now: Date, after: string) => RawBuilder<{ id: string }>;

/** Each batch continues where the last one ended. Starting over would scan every row that stays. */
async function inBatches({ database, nature }: Context, change: Change): Promise<void> {
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const { rows } = await change(nature.now(), after).execute(database.kysely);
    const keys = rows.map(({ id }) => id).sort();
    after = keys.length < batchSize ? undefined : keys.at(-1);
  }
}

/** Sorts before every key. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

const before = (now: Date) => sql`(${now}::timestamptz - make_interval(months => ${recipientMonths}))`;

/** When an invitation last changed, except by its review. */
const lastMoved = sql`coalesce(i.sent_at, i.scheduled_for, i.created_at)`;

const invitations: Change = (now, after) => sql`/* forgetInvitations */
  update invitations set recipient_email = '', address_gone_at = ${now}::timestamptz
  where id = any (array(
    select i.id from invitations i
    where i.id > ${after} and i.address_gone_at is null and i.created_at < ${before(now)} and ${lastMoved} < ${before(now)}
      and i.state not in ('draft', 'scheduled', 'sent', 'opened', 'started')
      and not ${isReviewed(sql`i.placement_id`, sql`i.audience`, sql`i.recipient_email`)}
    order by i.id limit ${batchSize})) returning id`;

const surveyed: Change = (now, after) => sql`/* forgetSurveyed */
  update survey_recipients set email = '', address_gone_at = ${now}::timestamptz
  where id = any (array(
    select r.id from survey_recipients r
    where r.id > ${after} and r.address_gone_at is null and r.created_at < ${before(now)}
      and coalesce(r.sent_at, r.scheduled_for) < ${before(now)}
      and r.state not in ('queued', 'throttled', 'sent', 'started', 'partial')
    order by r.id limit ${batchSize})) returning id`;

const candidates: Change = (now, after) => forgetSide(now, after, 'candidate', 'candidate_email');
const contacts: Change = (now, after) => forgetSide(now, after, 'employer', 'contact_email');

/** A placement's people are deleted long after it started, was recorded and last had an invitation. */
const forgetSide = (now: Date, after: string, audience: string, column: string) => sql<{ id: string }>`/* forgetSide */
  update placements set ${sql.ref(column)} = null, version = version + 1
  where id = any (array(
    select p.id from placements p
    where p.id > ${after} and p.${sql.ref(column)} is not null
      and p.start_date < ${before(now)}::date and p.created_at < ${before(now)}
      and not exists (
        select from invitations i where i.placement_id = p.id and i.audience = ${audience}
          and (i.state in ('draft', 'scheduled', 'sent', 'opened', 'started') or ${lastMoved} >= ${before(now)}))
      and not ${isReviewed(sql`p.id`, sql`${audience}`, sql`p.${sql.ref(column)}`)}
    order by p.id limit ${batchSize})) returning id`;

/** Whether a review by this person about the placement still has its author. */
const isReviewed = (placement: RawBuilder<unknown>, audience: RawBuilder<unknown>, email: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from reviews v where coalesce(v.placement_id, v.denied_placement_id) = ${placement}
      and v.reviewer_type = ${audience} and v.reviewer_email = ${email})`;

const claims: Change = (now, after) => sql`/* forgetClaims */
  delete from claims where id = any (array(
    select id from claims where id > ${after} and state = 'requested'
      and created_at < ${now}::timestamptz - make_interval(days => ${unconfirmedClaimDays}) order by id limit ${batchSize})) returning id`;

const dataRequests: Change = (now, after) => sql`/* forgetDataRequests */
  delete from data_requests where id = any (array(
    select id from data_requests where id > ${after} and state = 'requested'
      and created_at < ${now}::timestamptz - make_interval(days => ${unconfirmedDataRequestDays}) order by id limit ${batchSize})) returning id`;

const agencyContacts: Change = (now, after) => sql`/* forgetContacts */
  update agencies set wished_contact_email = null, contact_token_hash = null, contact_wished_at = null, version = version + 1
  where id = any (array(
    select id from agencies
    where id > ${after} and contact_wished_at < ${now}::timestamptz - make_interval(days => ${profileLimits.claimLinkDays})
    order by id limit ${batchSize})) returning id`;

const replyAddresses: Change = (now, after) => sql`/* forgetReplyAddresses */
  update invite_settings set wished_reply_to = null, reply_to_token_hash = null, reply_to_wished_at = null, version = version + 1
  where id = any (array(
    select id from invite_settings
    where id > ${after} and reply_to_wished_at < ${now}::timestamptz - make_interval(days => ${profileLimits.claimLinkDays})
    order by id limit ${batchSize})) returning id`;

/**
 * Deletes the email that told a person that their profile is gone. The email that told a person that their data was
 * erased is deleted as soon as it has arrived.
 */
const farewells: Change = (now, after) => sql`/* forgetFarewells */
  delete from mails where id = any (array(
    select id from mails
    where id > ${after} and kind in ('security-profile-gone', 'security-data-erased') and state not in ('queued', 'sending')
      and (queued_at < ${now}::timestamptz - make_interval(days => ${goneProfileMailDays})
        or kind = 'security-data-erased' and state = 'sent')
    order by id limit ${batchSize})) returning id`;
