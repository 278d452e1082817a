import { sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { changeName } from './own-name.commands.ts';
import { saveUserProfile } from './user-profile.commands.ts';
import { changeRoles, deactivateUser, reactivateUser, sendPasswordLink } from './users.commands.tsx';

const User = plan.type('User', 'users');

plan.fields(User, (t) => ({
  ...t.columns({ status: 'String', createdAt: 'DateTime', version: 'Int' }),
  roles: t.sql({
    description: 'Names as in tokens, such as ROLE_RECRUITER, in alphabetical order.',
    type: ['String'],
    sql: ({ row }) => sql<string[]>`array(select role from user_roles where user_id = ${row.id} order by role)`,
  }),
}));

plan.query.list('users', User, {
  description: 'Everyone with an account, for staff.',
  sorts: {
    NEWEST: { desc: ['created_at'] },
    NAME: { asc: [({ name }) => sql`folded(${name})`] },
    LAST_SIGNED_IN: {
      desc: [({ last_signed_in_at }) => sql`coalesce(${last_signed_in_at}, '-infinity'::timestamptz)`],
    },
  },
  pageSize: 25,
  where: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
  filterInput: (t) => ({ words: t.string(), role: t.string(), status: t.string() }),
  filters: {
    // Matches name or address, or a name that shares most of its trigrams with the words.
    words: ({ row }, words) =>
      sql<boolean>`(${contains(sql`folded(${row.name} || ' ' || ${row.email})`, words)} or folded(${row.name}) %> folded(${words}))`,
    role: ({ row }, role) => sql<boolean>`exists (select from user_roles where user_id = ${row.id} and role = ${role})`,
    status: ({ row, eb }, status) => eb(row.status, '=', status),
  },
});

commandMutation(changeRoles, {
  description: "Changes a user's roles. For super admins.",
  payload: { user: User },
  ids: { userId: 'User' },
});

commandMutation(deactivateUser, {
  description: 'Deactivates an account and ends its sessions. For super admins.',
  payload: { user: User },
  ids: { userId: 'User' },
});

commandMutation(reactivateUser, {
  description: 'Reactivates an account. For super admins.',
  payload: { user: User },
  ids: { userId: 'User' },
});

commandMutation(sendPasswordLink, {
  description: 'Emails someone a link to set a password. For super admins.',
  payload: { user: User },
  ids: { userId: 'User' },
});

commandMutation(changeName, {
  description: "Changes the viewer's own name.",
  payload: { user: User },
});

commandMutation(saveUserProfile, {
  description: "Saves the viewer's own details. For people who hire.",
  payload: { user: User },
});
