import { z } from 'zod';
import {
  eventsUntilCompleted,
  type InvitationEvent,
  type InvitationState,
  invitationTransitions,
  isAnswerable,
} from '#common/invitations/states.ts';
import { walk } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { hashToken } from '#server/session/tokens.ts';
import type { Audience } from './timing.ts';

/** Records that a person opened or started the form, reported by their first key, tap or scroll; never by a GET. */
export const noteInvitationActivity = defineCommand({
  name: 'noteInvitationActivity',
  input: z.object({ invitationId: z.uuid(), token: z.string().max(100), activity: z.enum(['opened', 'started']) }),
  actor: ({ invitationId }) => `invitation ${invitationId}`,
  run: async (write, { invitationId, token, activity }) => {
    const invitation = await invitationByToken(write, invitationId, token);
    const isNews = activity === 'opened' ? invitation.state === 'sent' : isAwaited(invitation.state);
    if (!isNews) return { invitation: invitation.id };
    const events: InvitationEvent[] =
      activity === 'opened' ? ['open'] : eventsUntilCompleted(invitation.state).slice(0, -1);
    await move(write, invitation, events, {
      opened_at: invitation.opened_at ?? write.at,
      ...(activity === 'started' && { started_at: invitation.started_at ?? write.at }),
    });
    return { invitation: invitation.id };
  },
});

/** Invited, and has not started to write. */
const isAwaited = (state: InvitationState) => state === 'sent' || state === 'opened';

/** An invitation, found by its mailed link. */
export type Invitation = Awaited<ReturnType<typeof invitationByToken>>;

/** Locks the invitation that a mailed link opens. Refused as unknown when id and token do not belong together. */
export async function invitationByToken({ tx }: Write, invitationId: string, token: string) {
  const invitation = await tx
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', invitationId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('invitation_tokens')
          .select('token_hash')
          .whereRef('invitation_id', '=', 'invitations.id')
          .where('token_hash', '=', hashToken(token)),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) return refuse('LINK_UNKNOWN', 'This link is incomplete. Open it again from our email.');
  return { ...invitation, state: invitation.state as InvitationState, audience: invitation.audience as Audience };
}

/** Moves an invitation on by events. Refuses what the table of transitions does not allow. */
export async function move(
  { tx }: Write,
  invitation: { id: string; state: InvitationState },
  events: readonly InvitationEvent[],
  changes: Record<string, unknown> = {},
): Promise<void> {
  const moved = walk(invitationTransitions, invitation.state, events);
  if (!moved.ok) refuse('STATE', "This invitation has changed, so this isn't possible anymore.");
  await tx
    .updateTable('invitations')
    .set((eb) => ({
      state: moved.to,
      version: eb('version', '+', 1),
      ...(!isAnswerable(moved.to) && { next_reminder_at: null }),
      ...changes,
    }))
    .where('id', '=', invitation.id)
    .execute();
}
