import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { setFavourite, shareFavourites } from './favourites.commands.ts';
import { profileFilterInput, profileFilters, profileSorts } from './listed-profiles.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');
const Agency = plan.type('Agency', 'agencies');
const User = plan.type('User', 'users');

const ListedProfile = plan.interface<'favourites' | 'profile_looks' | 'suppliers'>('ListedProfile');

plan.interfaceFields(ListedProfile, (t) => ({
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  agency: t.one(Agency, { via: 'agency_id' }),
}));

/** A saved recruiter or agency. Whoever saved it sees it, and their company if they share their favourites. */
const Favourite = plan.node('Favourite', {
  table: 'favourites',
  interfaces: [ListedProfile],
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`${row.user_id} = any (array(
      select ${viewer.userId}
      union all select m.user_id from company_members m
        where m.company_id = ${viewer.companyId} and m.shares_favourites))`,
});

plan.fields(Favourite, (t) => ({
  ...t.columns({ createdAt: 'DateTime' }),
  isOwn: t.sql({
    type: 'Boolean',
    description: 'The viewer saved it.',
    sql: ({ row, viewer }) => sql<boolean>`${row.user_id} = ${viewer.userId}`,
  }),
  savedBy: t.sql({
    type: 'String',
    description: 'The name of the person who saved it.',
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.user_id})`,
  }),
}));

plan.query.list('favourites', Favourite, {
  description: "The viewer's favourites, and those that colleagues share with their company.",
  pageSize: 25,
  sorts: { NEWEST: { desc: ['created_at'] }, ...profileSorts },
  filterInput: (t) => ({
    whose: t.string({ description: 'mine, or colleagues.' }),
    ...profileFilterInput(t),
  }),
  filters: {
    whose: ({ row, viewer }, whose) => sql<boolean>`(${row.user_id} = ${viewer.userId}) = (${whose} = 'mine')`,
    ...profileFilters,
  },
});

plan.fields(User, (t) => ({
  sharesFavourites: t.sql({
    type: 'Boolean',
    description: 'Whether the other people of their company see their favourites.',
    sql: ({ row }) =>
      sql<boolean>`coalesce((select m.shares_favourites from company_members m where m.user_id = ${row.id}), false)`,
  }),
}));

plan.interfaceFields(plan.interface<'agencies' | 'recruiters'>('Profile'), (t) => ({
  viewerHasFavourite: t.sql({
    type: 'Boolean',
    description: "Whether it is one of the viewer's favourites.",
    sql: ({ row, viewer }) =>
      sql<boolean>`exists (select from favourites f where f.user_id = ${viewer.userId} and f.subject_id = ${row.id})`,
  }),
}));

commandMutation(setFavourite, {
  description: "Adds a recruiter or an agency to the viewer's favourites, or removes them.",
  payload: { recruiter: Recruiter, agency: Agency, favourite: Favourite },
  ids: { recruiterId: 'Recruiter', agencyId: 'Agency' },
});

commandMutation(shareFavourites, {
  description: "Shows the viewer's favourites to the other people of their company, or stops that.",
  payload: { user: User },
});
