import { type RawBuilder, sql } from 'kysely';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  refuseEmailChange,
  requestEmailChange,
  sendEmailChangeAgain,
} from './email-change.commands.tsx';

const User = plan.type('User', 'users');

/** A change of the viewer's email that can still be confirmed. */
const EmailChange = plan.rows('EmailChange', {
  table: 'email_changes',
  visibleTo: ({ row, viewer, eb }) =>
    eb.and([
      eb(row.user_id, '=', viewer.userId),
      eb(row.state, '=', 'waiting'),
      sql<boolean>`${row.expires_at} > ${ourNow}`,
    ]),
});

plan.fields(EmailChange, (t) =>
  t.columns({
    newEmail: 'String',
    oldConfirmedAt: 'DateTime?',
    newConfirmedAt: 'DateTime?',
    expiresAt: 'DateTime',
  }),
);

plan.fields(User, (t) => ({
  emailChange: t.one(EmailChange, {
    by: 'user_id',
    description: 'The change of their email that is waiting for a confirmation; only they can see it.',
  }),
}));

/**
 * What a link of a change leads to. Can be read only with the token of an email, and doesn't reveal the old address to
 * the new one.
 */
const EmailChangeLink = plan.rows('EmailChangeLink', { table: 'email_changes', visibleTo: 'everyone' });

plan.fields(EmailChangeLink, (t) => ({
  ...t.columns({ newEmail: 'String', oldConfirmedAt: 'DateTime?', newConfirmedAt: 'DateTime?' }),
  state: t.sql({
    description: 'waiting, expired, done, canceled, refused, or taken if the new address got its own account.',
    type: 'String',
    sql: ({ row }) =>
      sql<string>`case when ${row.state} = 'waiting' and ${row.expires_at} <= ${ourNow} then 'expired'
        else ${row.state} end`,
  }),
}));

const isOf = (hash: RawBuilder<unknown>, userId: RawBuilder<unknown>, token: RawBuilder<unknown>) =>
  sql<boolean>`(${hash} = sha256(convert_to(${token}, 'utf8'))
    and exists (select from users u where u.id = ${userId} and u.status = 'active'))`;

plan.query.one('emailChangeToAllow', EmailChangeLink, {
  description: 'The change that a link to the present address is about; null if the link is unknown or was replaced.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => isOf(sql`${row.old_token_hash}`, sql`${row.user_id}`, sql`${args.token}`),
});

plan.query.one('emailChangeToConfirm', EmailChangeLink, {
  description: 'The change that a link to the new address is about; null if the link is unknown or was replaced.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => isOf(sql`${row.new_token_hash}`, sql`${row.user_id}`, sql`${args.token}`),
});

plan.mutation('requestEmailChange', {
  description:
    "Asks the present and the new address to confirm a change of the viewer's email. Answers the same if the new one is taken.",
  input: (t) => ({
    newEmail: t.string({ required: true }),
    currentPassword: t.string({ required: true }),
    refreshToken: t.string(),
  }),
  payload: { user: User },
  command: (input, context) => requestEmailChange(context, input),
});

commandMutation(sendEmailChangeAgain, {
  description: 'Sends new links to the addresses that have not confirmed yet.',
  payload: { user: User },
});

commandMutation(cancelEmailChange, { payload: { user: User } });

commandMutation(confirmEmailChange, {
  description: 'Confirms a change of an email, for the address that received the link. Done once both have.',
});

commandMutation(refuseEmailChange, {
  description: 'Stops a change of an email, for the present address. With `endsSessions`, signs out all browsers.',
});
