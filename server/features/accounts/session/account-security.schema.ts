import { sql } from 'kysely';
import { signedInDays } from '#common/retention.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { changePassword } from '../passwords/new-password.commands.tsx';
import { endSession, signOutEverywhere } from './sessions.commands.ts';

const User = plan.type('User', 'users');

/** A signed-in browser. Nobody sees those of others. */
const AccountSession = plan.node('AccountSession', {
  table: 'session_families',
  visibleTo: ({ row, viewer, eb }) => eb(row.user_id, '=', viewer.userId),
});

plan.fields(AccountSession, (t) => t.columns({ device: 'String', createdAt: 'DateTime', lastUsedAt: 'DateTime' }));

plan.fields(User, (t) => ({
  ...t.columns({ lastSignedInAt: 'DateTime?' }),
  sessions: t.connection(AccountSession, {
    description: "This person's sessions. Empty for anyone else.",
    by: 'user_id',
    sorts: { NEWEST: { desc: ['last_used_at'] } },
    where: ({ row, eb }) =>
      eb.and([
        eb(row.ended_at, 'is', null),
        eb(row.last_used_at, '>', sql<Date>`now() - make_interval(days => ${sql.lit(signedInDays.unused)})`),
      ]),
  }),
}));

commandMutation(signOutEverywhere, {
  description:
    "Signs out all browsers except the one with the given refresh token. Access ends at each browser's next refresh.",
  payload: { user: User, ended: 'Int' },
});

commandMutation(endSession, { payload: { user: User }, ids: { sessionId: 'AccountSession' } });

plan.mutation('changePassword', {
  description: 'Sets a new password and signs out all browsers except the one with the given refresh token.',
  input: (t) => ({
    currentPassword: t.string({ required: true }),
    newPassword: t.string({ required: true }),
    refreshToken: t.string(),
  }),
  payload: { user: User },
  command: (input, context) => changePassword(context, input),
});
