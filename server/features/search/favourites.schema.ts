import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { setFavourite } from './favourites.commands.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');
const Agency = plan.type('Agency', 'agencies');

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
  payload: { recruiter: Recruiter, agency: Agency },
  ids: { recruiterId: 'Recruiter', agencyId: 'Agency' },
});
