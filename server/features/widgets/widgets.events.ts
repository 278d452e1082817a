import { on } from '#server/commands/events.ts';

/** What is kept of a team's widgets shows its people's reviews. */
on('teamChanged', async (write, { teamId, agencyId }) => {
  const widgets = await write.tx
    .selectFrom('widgets')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('team_id', '=', teamId)
    .execute();
  for (const { id } of widgets) write.changesPage({ type: 'widget', id });
});
