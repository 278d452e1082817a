import { turnOffInput, turnOnInput } from '#common/invitations/settings.ts';
import type { InvitationState } from '#common/invitations/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { move } from './invitations.commands.ts';
import { about, type OwnSettings, ownSettings } from './invite-settings.commands.tsx';
import { dayIn, daysAfter } from './timing.ts';

/**
 * Invites both sides of a source's placements automatically from now on, and of those that started up to some days ago.
 * Does nothing if the source is on.
 */
export const turnOnInviteSource = defineCommand({
  name: 'turnOnInviteSource',
  input: turnOnInput,
  run: async (write, { settingsId, source, daysBack }) => {
    const settings = await ownSettings(write, settingsId);
    const since = dayIn(settings.time_zone, daysAfter(write.at, -daysBack));
    const added = await write.tx
      .insertInto('invite_sources')
      .values({
        id: write.nature.newId(),
        agency_id: settings.agency_id,
        source,
        since,
        turned_on_at: write.at,
        turned_on_by: write.viewer.userId,
      })
      .onConflict((conflict) => conflict.columns(['agency_id', 'source']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) {
      write.audit({ ...about(settings), action: 'turnOnInviteSource', details: { source, day: since } });
      write.enqueue(enqueued({ name: 'inviteAutomatically' }, {}));
    }
    return { settings: settings.id };
  },
});

/** Stops inviting a source's placements. Its scheduled invitations still leave, unless they are to be canceled. */
export const turnOffInviteSource = defineCommand({
  name: 'turnOffInviteSource',
  input: turnOffInput,
  run: async (write, { settingsId, source, cancelsScheduled }) => {
    const settings = await ownSettings(write, settingsId);
    const dropped = await write.tx
      .deleteFrom('invite_sources')
      .where('agency_id', '=', settings.agency_id)
      .where('source', '=', source)
      .returning('id')
      .executeTakeFirst();
    const canceled = dropped && cancelsScheduled ? await cancelScheduled(write, settings, source) : 0;
    if (dropped)
      write.audit({ ...about(settings), action: 'turnOffInviteSource', details: { source, invitations: canceled } });
    return { settings: settings.id, canceled };
  },
});

async function cancelScheduled(write: Write, { agency_id }: OwnSettings, source: string): Promise<number> {
  const scheduled = await write.tx
    .selectFrom('invitations as i')
    .innerJoin('placements as p', 'p.id', 'i.placement_id')
    .select(['i.id', 'i.state', 'i.recruiter_id', 'i.waits_for_room'])
    .where('i.agency_id', '=', agency_id)
    .where('i.state', '=', 'scheduled')
    .where('i.is_automatic', '=', true)
    .where('p.source', '=', source)
    .orderBy('i.id')
    .forUpdate('i')
    .execute();
  for (const { id, state } of scheduled)
    await move(write, { id, state: state as InvitationState }, ['cancel'], {
      cancelled_because: 'Automatic invitations were turned off',
    });
  const waited = scheduled.filter(({ waits_for_room }) => waits_for_room).map(({ recruiter_id }) => recruiter_id);
  for (const recruiterId of [...new Set(waited)].toSorted()) await renewCoverage(write, recruiterId);
  return scheduled.length;
}
