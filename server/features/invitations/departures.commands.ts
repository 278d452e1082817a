import { z } from 'zod';
import { formatDate } from '#common/formats.ts';
import { rescheduleInput } from '#common/invitations/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { move } from './invitations.commands.ts';
import { departureOf, sendWhen } from './invite.ts';
import { refuseForbiddenInvitation, refuseUnfitTime } from './may-invite.ts';
import { noteChange, type OwnInvitation, ownInvitation, refuseUnlessIn } from './own-invitation.ts';

/** Schedules a draft, or reschedules an invitation; into the first month with room if the chosen one has none. */
export const rescheduleInvitation = defineCommand({
  name: 'rescheduleInvitation',
  input: rescheduleInput,
  run: async (write, { invitationId, scheduledFor }) => {
    const invitation = await ownInvitation(write, invitationId);
    refuseUnlessIn(notSent, invitation, "This invitation was already sent or canceled, so you can't reschedule it.");
    await schedule(write, invitation, scheduledFor);
    noteChange(write, 'rescheduleInvitation', invitation);
    return { invitation: invitationId };
  },
});

/** Sends a draft or a scheduled invitation now. Refused when this month has no room. */
export const sendNow = defineCommand({
  name: 'sendNow',
  input: z.object({ invitationId: z.uuid() }),
  run: async (write, { invitationId }) => {
    const invitation = await ownInvitation(write, invitationId);
    refuseUnlessIn(notSent, invitation, 'This invitation was already sent or canceled.');
    const { at, waitsForRoom } = await schedule(write, invitation, write.at.toISOString());
    if (waitsForRoom) {
      const day = formatDate(at, write.viewer.timeZone);
      refuse('MONTH_FULL', `Your agency has used all its invitations for this month. This one can go out on ${day}.`);
    }
    noteChange(write, 'sendNow', invitation);
    return { invitation: invitationId };
  },
});

/** Resumes a batch that was paused because too many of its emails bounced. */
export const resumeInvitations = defineCommand({
  name: 'resumeInvitations',
  input: z.object({ invitationId: z.uuid() }),
  run: async (write, { invitationId }) => {
    const invitation = await ownInvitation(write, invitationId);
    const batch = await write.tx
      .selectFrom('invitation_batches')
      .select('id')
      .where('id', '=', invitation.batch_id)
      .where('paused_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!batch) return refuse('STATE', "These invitations aren't paused.");
    await write.tx
      .updateTable('invitation_batches')
      .set(({ selectFrom }) => ({
        paused_at: null,
        paused_because: null,
        tolerated_bounces: selectFrom('invitations')
          .whereRef('batch_id', '=', 'invitation_batches.id')
          .where('bounced_because', 'is not', null)
          .select(({ fn }) => fn.countAll<number>().as('count')),
      }))
      .where('id', '=', batch.id)
      .execute();
    const waiting = await write.tx
      .selectFrom('invitations')
      .select(['id', 'scheduled_for'])
      .where('batch_id', '=', batch.id)
      .where('state', '=', 'scheduled')
      .orderBy('id')
      .execute();
    for (const { id, scheduled_for } of waiting) sendWhen(write, id, scheduled_for!);
    noteChange(write, 'resumeInvitations', invitation, { invitations: waiting.length });
    return { invitation: invitationId };
  },
});

const notSent = ['draft', 'scheduled'] as const;

async function schedule(write: Write, invitation: OwnInvitation, scheduledFor: string | null) {
  const { id, inviter, start_date: startDate, audience, location } = invitation;
  const isDraft = invitation.state === 'draft';
  refuseUnfitTime(write, inviter, { startDate, scheduledFor });
  // A draft was checked when it was written, if at all.
  if (isDraft)
    await refuseForbiddenInvitation(write, inviter, {
      placementId: invitation.placement_id,
      audience,
      email: invitation.recipient_email,
      except: id,
    });
  const departure = await departureOf(write, inviter, { startDate, scheduledFor, audience, location }, id);
  await move(write, invitation, isDraft ? ['schedule'] : [], {
    scheduled_for: departure.at,
    waits_for_room: departure.waitsForRoom,
    settings_edition: departure.edition,
  });
  if (departure.waitsForRoom !== invitation.waits_for_room) await renewCoverage(write, invitation.recruiter_id);
  sendWhen(write, id, departure.at);
  return departure;
}
