import { sql } from 'kysely';
import { everyTopic } from '#common/notices/kinds.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { subscribeAgain, unsubscribe } from './mailing.commands.ts';

const Agency = plan.type('Agency', 'agencies');

/**
 * What an email's unsubscribe link is about, and what its reader has already unsubscribed from. Other suppressions, such
 * as a bounce, are not revealed. Can be read only with the token of an email.
 */
const MailSubscription = plan.rows('MailSubscription', {
  table: 'unsubscribe_tokens',
  key: 'token_hash',
  visibleTo: 'everyone',
});

plan.fields(MailSubscription, (t) => ({
  agency: t.one(Agency, { via: 'agency_id', description: 'Null for an email that is not from an agency.' }),
  hasLeftAgency: t.sql({
    type: 'Boolean',
    sql: ({ row }) => sql<boolean>`exists (select from suppressions s
      where s.email = ${row.email} and s.reason = 'unsubscribed' and s.agency_id = ${row.agency_id})`,
  }),
  isOfNotices: t.sql({
    type: 'Boolean',
    description: 'It is about the notices of an account, and stops nothing else.',
    sql: ({ row }) => sql<boolean>`(${row.user_id} is not null)`,
  }),
  hasLeftNotices: t.sql({
    type: 'Boolean',
    sql: ({ row }) => sql<boolean>`exists (select from notice_choices c
      where c.user_id = ${row.user_id} and c.topic = ${sql.lit(everyTopic)})`,
  }),
  hasLeftEverybody: t.sql({
    type: 'Boolean',
    sql: ({ row }) => sql<boolean>`exists (select from suppressions s
      where s.email = ${row.email} and s.reason = 'unsubscribed' and s.agency_id is null)`,
  }),
}));

plan.query.one('mailSubscription', MailSubscription, {
  description: 'The subscription behind an unsubscribe link; null for an unknown link.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.token_hash} = sha256(convert_to(${args.token}, 'utf8'))`,
});

const scope = "`scope`: 'agency' or 'everybody'.";

commandMutation(unsubscribe, { description: `Stops emails, using the link in one of them. ${scope}` });

commandMutation(subscribeAgain, { description: `Undoes an unsubscribe, using the same link. ${scope}` });
