import type { InvitationState } from '#common/invitations/states.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { isOfSide, knownViewer } from '../profiles/scopes.ts';
import { type Inviter, inviterFor } from './may-invite.ts';
import type { Audience } from './timing.ts';

/** An ask as `ownInvitation` finds it, with who asks. */
export type OwnInvitation = Awaited<ReturnType<typeof ownInvitation>>;

/** An ask that the viewer may change, locked, with its placement's first day and place; to all others it looks missing. */
export async function ownInvitation(write: Write, id: string) {
  const row = await write.tx
    .selectFrom('invitations as i')
    .innerJoin('placements as p', 'p.id', 'i.placement_id')
    .selectAll('i')
    .select(['p.start_date', 'p.location'])
    .where('i.id', '=', id)
    .where(({ ref }) =>
      isOfSide({
        row: { agency_id: ref('i.agency_id'), recruiter_id: ref('i.recruiter_id') },
        viewer: knownViewer(write.viewer),
      }),
    )
    .forUpdate('i')
    .executeTakeFirst();
  if (!row) return refuseUnknown();
  const inviter: Inviter = await inviterFor(write, row.recruiter_id);
  return { ...row, inviter, state: row.state as InvitationState, audience: row.audience as Audience };
}

/** Refuses a state in which something cannot be done, with what can be done then. */
export function refuseUnlessIn(states: readonly InvitationState[], { state }: OwnInvitation, sentence: string): void {
  if (!states.includes(state)) refuse('STATE', sentence);
}

/** Notes in the audit log what somebody did with an ask of theirs. */
export function noteChange(
  write: Write,
  action: string,
  { id, agency_id }: OwnInvitation,
  details: Record<string, string | number> = {},
): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'Invitation', id }, details });
}
