import type { InvitationEvent, InvitationState } from '#common/invitations/states.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { move } from './invitations.commands.ts';

/** How open invitations about a removed profile end; the others have ended already. */
const ends: Partial<Record<InvitationState, readonly InvitationEvent[]>> = {
  draft: ['schedule', 'cancel'],
  scheduled: ['cancel'],
  sent: ['expire'],
  opened: ['expire'],
  started: ['expire'],
  bounced: ['correct_address', 'schedule', 'cancel'],
};

/** Nobody is invited any more about a person who objected to their profile, and no mailed link opens the form. */
on('profileGone', async (write, { recruiterId }) => {
  await endInvitations(write, recruiterId);
  await write.tx
    .updateTable('placements')
    .set((eb) => ({ invites_candidate: false, invites_employer: false, version: eb('version', '+', 1) }))
    .where('recruiter_id', '=', recruiterId)
    .execute();
  await renewCoverage(write, recruiterId);
});

async function endInvitations(write: Write, recruiterId: string) {
  const { tx } = write;
  const invitations = await tx
    .selectFrom('invitations')
    .select(['id', 'state'])
    .where('recruiter_id', '=', recruiterId)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, state } of invitations as { id: string; state: InvitationState }[]) {
    const events = ends[state];
    const isCancelled = events?.at(-1) === 'cancel';
    if (events)
      await move(write, { id, state }, events, isCancelled ? { cancelled_because: 'The profile was removed' } : {});
  }
  await tx
    .deleteFrom('invitation_tokens')
    .where('invitation_id', 'in', tx.selectFrom('invitations').select('id').where('recruiter_id', '=', recruiterId))
    .execute();
}
