import { plan } from '#server/graphql/builder.ts';

/** A login. Users see themselves, staff see everybody. */
const User = plan.node('User', {
  table: 'users',
  visibleTo: ({ row, viewer, eb }) => eb.or([eb(row.id, '=', viewer.userId), viewer.isStaff]),
});

plan.fields(User, (t) => ({
  ...t.columns({ email: 'String', name: 'String', type: 'String', country: 'String', isVerified: 'Boolean' }),
}));

plan.query.one('viewer', User, {
  description: 'The signed-in user; null for visitors.',
  args: () => ({}),
  where: ({ row, viewer, eb }) => eb(row.id, '=', viewer.userId),
});
