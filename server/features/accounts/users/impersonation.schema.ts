import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { endImpersonation, startImpersonation } from './impersonation.commands.ts';

const User = plan.type('User', 'users');

/** A super admin's acting as somebody, current or past. Staff see all of them; whoever acts sees the current one. */
const Impersonation = plan.node('Impersonation', {
  table: 'impersonations',
  visibleTo: ({ row, viewer, eb }) =>
    eb.or([
      eb.and([eb(row.admin_id, '=', viewer.impersonatedBy), eb(row.user_id, '=', viewer.userId)]),
      viewer.isStaff,
    ]),
});

plan.fields(Impersonation, (t) => ({
  ...t.columns({ reason: 'String', startedAt: 'DateTime', expiresAt: 'DateTime', endedAt: 'DateTime?' }),
  user: t.one(User, { via: 'user_id' }),
  adminName: t.sql({
    description: 'The super admin who is acting. The person they act as cannot see their account.',
    type: 'String',
    sql: ({ row }) => sql<string>`(select name from users where id = ${row.admin_id})`,
  }),
}));

plan.fields(User, (t) => ({
  impersonations: t.connection(Impersonation, {
    description: 'The times super admins acted as this person, for staff.',
    by: 'user_id',
    sorts: { NEWEST: { desc: ['started_at'] } },
    where: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
  }),
}));

plan.query.one('impersonation', Impersonation, {
  description: 'The super admin acting as the viewer, and until when; null if there is none.',
  args: () => ({}),
  where: ({ row, viewer, eb }) => eb.and([eb(row.admin_id, '=', viewer.impersonatedBy), eb(row.ended_at, 'is', null)]),
});

commandMutation(startImpersonation, {
  description:
    'Lets a super admin act as someone for an hour. Afterwards, send their username as X-Switch-User and refresh.',
  payload: { impersonation: Impersonation, user: User },
  ids: { userId: 'User' },
});

commandMutation(endImpersonation, {
  description: 'Stops acting as someone. The super admin can call it as themselves or as that person.',
  payload: { impersonation: Impersonation },
});
