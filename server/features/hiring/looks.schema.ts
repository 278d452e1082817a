import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { profileFilterInput, profileFilters, profileSorts } from './listed-profiles.ts';
import { clearProfileLooks, recordProfileLook } from './looks.commands.ts';

/** A recruiter or an agency whose profile a hiring user opened. Only they see it. */
const ProfileLook = plan.node('ProfileLook', {
  table: 'profile_looks',
  interfaces: [plan.interface<'favourites' | 'profile_looks' | 'suppliers'>('ListedProfile')],
  visibleTo: ({ row, viewer, eb }) => eb(row.user_id, '=', viewer.userId),
});

plan.fields(ProfileLook, (t) => t.columns({ lookedAt: 'DateTime' }));

plan.query.list('profileLooks', ProfileLook, {
  description: 'The profiles that the viewer opened, the latest first.',
  pageSize: 25,
  sorts: { NEWEST: { desc: ['looked_at'] }, ...profileSorts },
  filterInput: (t) => profileFilterInput(t),
  filters: profileFilters,
});

commandMutation(recordProfileLook, {
  description: 'Remembers that the viewer opened a profile, for their list of recruiters.',
  payload: { look: ProfileLook },
  ids: { recruiterId: 'Recruiter', agencyId: 'Agency' },
});

commandMutation(clearProfileLooks, {
  description: 'Forgets profiles that the viewer opened: all of them, unless some are named.',
  payload: { count: 'Int' },
  ids: { ids: 'ProfileLook' },
});
