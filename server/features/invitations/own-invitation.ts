import type { AuditAction } from '#common/admin/audit-words.ts';
import type { InvitationState } from '#common/invitations/states.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import { isOfSide, knownViewer } from '../profiles/scopes.ts';
import { type Inviter, inviterFor } from './may-invite.ts';
import type { Audience } from './timing.ts';

/** An invitation as `ownInvitation` finds it, with the recruiter it is sent for. */
export type OwnInvitation = Awaited<ReturnType<typeof ownInvitation>>;

/**
 * Locks an invitation that the viewer can change, with its placement's first day and location. To others it looks
 * missing.
 */
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

/** Refuses a state in which something is not possible, and says what is. */
export function refuseUnlessIn(states: readonly InvitationState[], { state }: OwnInvitation, sentence: string): void {
  if (!states.includes(state)) refuse('STATE', sentence);
}

/** Records in the audit log what somebody did with their invitation. */
export function noteChange(
  write: Write,
  action: AuditAction,
  { id, agency_id }: OwnInvitation,
  details: AuditEntry['details'] = {},
): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'Invitation', id }, details });
}
