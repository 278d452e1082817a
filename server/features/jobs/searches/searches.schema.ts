import { sql } from 'kysely';
import { jobLimits } from '#common/jobs/limits.ts';
import { marketplaceFilterNames } from '#common/jobs/searches.ts';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { changeJobSearch, deleteJobSearch, saveJobSearch } from './searches.commands.ts';

const User = plan.type('User', 'users');

/** Filters of the marketplace that somebody saved. Only they see it. */
const SavedJobSearch = plan.node('SavedJobSearch', {
  table: 'saved_job_searches',
  visibleTo: ({ row, viewer, eb }) =>
    eb.and([sql<boolean>`${sql.lit(env.PLAUDIT_FEATURES.jobs)}`, eb(row.user_id, '=', viewer.userId)]),
});

plan.fields(SavedJobSearch, (t) => ({
  ...t.columns({ name: 'String', rhythm: 'String', version: 'Int', createdAt: 'DateTime' }),
  ...Object.fromEntries(
    marketplaceFilterNames.map((filter) => [
      filter,
      t.sql({ type: 'String', nullable: true, sql: ({ row }) => sql<string>`(${row.filters} ->> ${sql.lit(filter)})` }),
    ]),
  ),
}));

plan.fields(User, (t) => ({
  savedJobSearches: t.connection(SavedJobSearch, {
    description: "This person's saved searches of the marketplace, the oldest first. Empty for anyone else.",
    by: 'user_id',
    sorts: { OLDEST: { asc: ['created_at'] } },
    pageSize: jobLimits.savedSearches,
  }),
}));

commandMutation(saveJobSearch, {
  description: 'Saves filters of the marketplace under a name.',
  payload: { user: User, savedJobSearch: SavedJobSearch },
});
commandMutation(changeJobSearch, {
  description: 'Renames a saved search, or changes how often it is emailed. A clash returns the newer one.',
  payload: { user: User, savedJobSearch: SavedJobSearch },
  ids: { searchId: 'SavedJobSearch' },
});
commandMutation(deleteJobSearch, {
  description: 'Deletes a saved search.',
  payload: { user: User },
  ids: { searchId: 'SavedJobSearch' },
});
