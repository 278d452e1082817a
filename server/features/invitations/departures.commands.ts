import { z } from 'zod';
import { formatDate } from '#common/formats.ts';
import { rescheduleInput } from '#common/invitations/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { departureOf, sendWhen } from './invite.ts';
import { refuseUnfitTime } from './may-invite.ts';
import { noteChange, type OwnInvitation, ownInvitation, refuseUnlessIn } from './own-invitation.ts';

/** Reschedules an invitation; into the first month with room if the chosen one has none. */
export const rescheduleInvitation = defineCommand({
  name: 'rescheduleInvitation',
  input: rescheduleInput,
  run: async (write, { invitationId, scheduledFor }) => {
    const invitation = await ownInvitation(write, invitationId);
    refuseUnlessIn(['scheduled'], invitation, 'Only a scheduled invitation can be rescheduled.');
    await schedule(write, invitation, scheduledFor);
    noteChange(write, 'rescheduleInvitation', invitation);
    return { invitation: invitationId };
  },
});

/** Sends a scheduled invitation now. Refused when this month has no room. */
export const sendNow = defineCommand({
  name: 'sendNow',
  input: z.object({ invitationId: z.uuid() }),
  run: async (write, { invitationId }) => {
    const invitation = await ownInvitation(write, invitationId);
    refuseUnlessIn(['scheduled'], invitation, 'Only a scheduled invitation can be sent.');
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

async function schedule(write: Write, invitation: OwnInvitation, scheduledFor: string) {
  const { id, inviter, start_date: startDate, audience, location } = invitation;
  refuseUnfitTime(write, inviter, { startDate, scheduledFor });
  const departure = await departureOf(write, inviter, { startDate, scheduledFor, audience, location }, id);
  await write.tx
    .updateTable('invitations')
    .set((eb) => ({
      scheduled_for: departure.at,
      waits_for_room: departure.waitsForRoom,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  if (departure.waitsForRoom !== invitation.waits_for_room) await renewCoverage(write, invitation.recruiter_id);
  sendWhen(write, id, departure.at);
  return departure;
}
