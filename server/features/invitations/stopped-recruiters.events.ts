import type { InvitationState } from '#common/invitations/states.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { move } from './invitations.commands.ts';

/**
 * Invitations that have not been sent go to a colleague with their placements, or are canceled. One that was sent is
 * about the person named in the email, so it stays.
 */
on('recruiterStopped', async (write, { recruiterId, agencyId, successorId, reason }) => {
  for (const invitation of await unsentOf(write, recruiterId, agencyId)) {
    if (successorId) await handOver(write, invitation, successorId);
    else await cancel(write, invitation, reason);
  }
  await renewCoverage(write, recruiterId);
  if (successorId) await renewCoverage(write, successorId);
});

type Unsent = Awaited<ReturnType<typeof unsentOf>>[number];

async function unsentOf({ tx }: Write, recruiterId: string, agencyId: string) {
  const rows = await tx
    .selectFrom('invitations')
    .select(['id', 'agency_id', 'placement_id', 'state'])
    .where('recruiter_id', '=', recruiterId)
    .where('agency_id', '=', agencyId)
    .where('state', 'in', ['draft', 'scheduled'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as InvitationState }));
}

async function handOver({ tx }: Write, { id, placement_id }: Unsent, recruiter_id: string): Promise<void> {
  await tx
    .updateTable('placements')
    .set((eb) => ({ recruiter_id, version: eb('version', '+', 1) }))
    .where('id', '=', placement_id)
    .where('recruiter_id', '<>', recruiter_id)
    .execute();
  await tx
    .updateTable('invitations')
    .set((eb) => ({ recruiter_id, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function cancel(write: Write, { id, agency_id: agencyId, state }: Unsent, reason: string | null): Promise<void> {
  if (state === 'draft') {
    await write.tx.deleteFrom('invitations').where('id', '=', id).execute();
    return;
  }
  await move(write, { id, state }, ['cancel'], { cancelled_because: reason });
  write.audit({ action: 'cancelInvitation', agencyId, subject: { type: 'Invitation', id } });
}
