import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { setTimeZone } from './time-zone.commands.ts';

/** A login. Users see themselves, staff see everybody. */
const User = plan.node('User', {
  table: 'users',
  visibleTo: ({ row, viewer, eb }) => eb.or([eb(row.id, '=', viewer.userId), viewer.isStaff]),
});

plan.fields(User, (t) => ({
  ...t.columns({
    email: 'String',
    name: 'String',
    type: 'String',
    country: 'String',
    jobTitle: 'String?',
    phone: 'String?',
    timeZone: 'String?',
    isVerified: 'Boolean',
  }),
}));

commandMutation(setTimeZone, {
  description: "Sets the viewer's time zone, in which they see dates and times.",
  payload: { user: User },
});

plan.query.one('viewer', User, {
  description: 'The signed-in user; null for visitors.',
  args: () => ({}),
  where: ({ row, viewer, eb }) => eb(row.id, '=', viewer.userId),
});
