import { z } from 'zod';
import { invitationsInput } from '#common/api/schemas.ts';
import type { Problem } from '#common/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { isOfSide, knownViewer } from '../profiles/scopes.ts';
import { invite } from './invite.ts';
import { inviterFor } from './may-invite.ts';
import type { Audience } from './timing.ts';

/**
 * Invites the sides of a placement, by the people that it names. A side that can't be invited has a problem and does not
 * stop the other.
 */
export const inviteSides = defineCommand({
  name: 'inviteSides',
  input: z.object({ placementId: z.uuid(), ...invitationsInput.shape }),
  run: async (write, { placementId, sides, message, scheduled_for: scheduledFor }) => {
    const placement = await placementToInvite(write, placementId);
    const inviter = await inviterFor(write, placement.recruiter_id);
    const invitations: string[] = [];
    const errors: Problem[] = [];
    for (const audience of sides ?? sidesOf(placement)) {
      try {
        const wish = { ...recipientOf(placement, audience), startDate: placement.start_date, message, scheduledFor };
        const id = await invite(write, inviter, { ...wish, placementId, audience });
        write.audit({ action: 'createInvitation', agencyId: inviter.agency_id, subject: { type: 'Invitation', id } });
        invitations.push(id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        errors.push(...error.problems.map((problem) => ({ ...problem, field: fieldOf(problem, audience) })));
      }
    }
    if (invitations.length === 0) throw new Refusal(errors.length > 0 ? errors : [nobody]);
    return { invitations, errors };
  },
});

const nobody: Problem = {
  code: 'NOBODY',
  message: 'This placement names nobody with an email address who is to be invited.',
  field: 'sides',
};

/** A placement of the viewer's side, locked. Unknown to everybody else. */
async function placementToInvite({ tx, viewer }: Write, id: string) {
  const row = await tx
    .selectFrom('placements')
    .select(['recruiter_id', 'start_date', 'candidate_name', 'candidate_email', 'contact_name', 'contact_email'])
    .select(['invites_candidate', 'invites_employer'])
    .where('id', '=', id)
    .where(({ ref }) =>
      isOfSide({
        row: { agency_id: ref('agency_id'), recruiter_id: ref('recruiter_id') },
        viewer: knownViewer(viewer),
      }),
    )
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuseUnknown();
}
type Placement = Awaited<ReturnType<typeof placementToInvite>>;

/** The sides that are to be invited, and can be. */
function sidesOf(placement: Placement): Audience[] {
  const { invites_candidate, candidate_name, candidate_email, invites_employer, contact_name, contact_email } =
    placement;
  return [
    ...(invites_candidate && candidate_name && candidate_email ? ['candidate' as const] : []),
    ...(invites_employer && contact_name && contact_email ? ['employer' as const] : []),
  ];
}

function recipientOf(placement: Placement, audience: Audience) {
  const side = audience === 'candidate' ? 'candidate' : 'contact';
  const { [`${side}_name` as const]: recipientName, [`${side}_email` as const]: recipientEmail } = placement;
  if (recipientName && recipientEmail) return { recipientName, recipientEmail };
  const message = `Add ${side}_name and ${side}_email to the placement first.`;
  throw new Refusal([{ code: 'INCOMPLETE', message, field: 'recipientEmail' }]);
}

/** The field of the request that a problem is about: a side is one by itself. */
function fieldOf({ field }: Problem, audience: Audience): string | null {
  if (field === 'recipientEmail') return audience;
  return field === 'scheduledFor' ? 'scheduled_for' : field;
}
