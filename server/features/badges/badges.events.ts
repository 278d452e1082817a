import { on } from '#server/commands/events.ts';

/** Nothing is left of a person who doesn't want a profile. */
on('profileGone', async ({ tx }, { recruiterId }) => {
  await tx.deleteFrom('recommended_badges').where('recruiter_id', '=', recruiterId).execute();
});
