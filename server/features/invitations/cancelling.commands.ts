import { z } from 'zod';
import type { Problem } from '#common/inputs.ts';
import { cancelInvitationsInput, cancelReasons } from '#common/invitations/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { move } from './invitations.commands.ts';
import { noteChange, type OwnInvitation, ownInvitation, refuseUnlessIn } from './own-invitation.ts';

/** Cancels scheduled invitations. One that cannot be cancelled is reported by its index in `ids`. */
export const cancelInvitations = defineCommand({
  name: 'cancelInvitations',
  input: cancelInvitationsInput,
  run: async (write, { ids, reason }) => {
    const problems: Problem[] = [];
    const cancelled: string[] = [];
    // Ordered by id, as all locks are.
    for (const id of [...new Set(ids)].toSorted()) {
      try {
        await cancel(write, await ownInvitation(write, id), reason ?? cancelReasons.unsaid);
        cancelled.push(id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push(...error.problems.map((problem) => ({ ...problem, field: `ids.${ids.indexOf(id)}` })));
      }
    }
    if (cancelled.length === 0) throw new Refusal(problems);
    return { invitations: cancelled, errors: problems };
  },
});

async function cancel(write: Write, invitation: OwnInvitation, reason: string) {
  refuseUnlessIn(['scheduled'], invitation, 'Only a scheduled invitation can be canceled.');
  await move(write, invitation, ['cancel'], { cancelled_because: reason });
  if (invitation.waits_for_room) await renewCoverage(write, invitation.recruiter_id);
  noteChange(write, 'cancelInvitation', invitation);
}

/** Deletes a draft, which nobody was sent. Its placement stays, and its person can be invited. */
export const deleteInvitation = defineCommand({
  name: 'deleteInvitation',
  input: z.object({ invitationId: z.uuid() }),
  run: async (write, { invitationId }) => {
    const invitation = await ownInvitation(write, invitationId);
    refuseUnlessIn(['draft'], invitation, 'Only a draft can be deleted. Cancel a scheduled invitation instead.');
    await write.tx.deleteFrom('invitations').where('id', '=', invitationId).execute();
    noteChange(write, 'deleteInvitation', invitation);
    return {};
  },
});
