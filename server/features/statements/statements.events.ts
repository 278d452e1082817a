import { on } from '#server/commands/events.ts';

/** A statement is about its person, in words of their own. */
on('profileGone', async ({ tx }, { recruiterId }) => {
  await tx.deleteFrom('capability_statements').where('recruiter_id', '=', recruiterId).execute();
});
