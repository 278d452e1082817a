import { plan } from '#server/graphql/builder.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { beginSignInLink, removeSignInLink } from './own-links.commands.ts';

const User = plan.type('User', 'users');

/** Other software by which somebody signs in. Nobody sees those of others. */
const SignInLink = plan.node('SignInLink', {
  table: 'sign_in_links',
  visibleTo: ({ row, viewer, eb }) => eb(row.user_id, '=', viewer.userId),
});

plan.fields(SignInLink, (t) =>
  t.columns({ vendor: 'String', email: 'String?', createdAt: 'DateTime', lastUsedAt: 'DateTime?' }),
);

plan.fields(User, (t) => ({
  signInLinks: t.connection(SignInLink, {
    description: 'Other software by which this person signs in. Empty for anyone else.',
    by: 'user_id',
    sorts: { OLDEST: { asc: ['created_at'] } },
  }),
}));

plan.mutation('beginSignInLink', {
  description: "Returns the address of the vendor's sign-in page, to add it as a way to sign in.",
  input: (t) => ({
    vendor: t.string({ required: true }),
    browserKey: t.string({ required: true }),
    currentPassword: t.string({ required: true }),
  }),
  payload: { authorizeUrl: 'String' },
  command: (input, context) => beginSignInLink(context, input),
});

plan.mutation('removeSignInLink', {
  description: 'Removes a way to sign in.',
  input: (t) => ({
    linkId: t.id({ required: true }),
    currentPassword: t.string({ required: true }),
  }),
  payload: { user: User },
  command: (input, context) => removeSignInLink(context, { ...input, linkId: localIdOf('SignInLink', input.linkId) }),
});
