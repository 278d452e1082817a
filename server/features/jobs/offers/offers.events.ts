import { on } from '#server/commands/events.ts';

/** An offer that waits for an answer ends with its application. Who was told of the one needs no word of the other. */
on('applicationEnded', async ({ tx, at }, { applicationId }) => {
  await tx
    .updateTable('offers')
    .set(({ eb }) => ({ state: 'withdrawn', ended_at: at, changed_at: at, version: eb('version', '+', 1) }))
    .where('application_id', '=', applicationId)
    .where('state', '=', 'sent')
    .execute();
});
