import { correctRecipientInput, inviteAgainInput } from '#common/invitations/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { move } from './invitations.commands.ts';
import { departureOf, invite, sendWhen } from './invite.ts';
import { refuseForbiddenInvitation } from './may-invite.ts';
import { noteChange, type OwnInvitation, ownInvitation, refuseUnlessIn } from './own-invitation.ts';

/**
 * Corrects the address of an invitation that bounced, and sends it again at the next usual hour. Links of the first
 * email stop working, because whoever has the wrong address must not answer. The placement gets the new address unless
 * a review is bound to it.
 */
export const correctRecipient = defineCommand({
  name: 'correctRecipient',
  input: correctRecipientInput,
  run: async (write, { invitationId, email, name }) => {
    const invitation = await ownInvitation(write, invitationId);
    refuseUnlessIn(['bounced'], invitation, 'You can correct the email address only of an invitation that bounced.');
    const { inviter, placement_id: placementId, audience, start_date: startDate, location } = invitation;
    try {
      const invitee = { placementId, audience, email, except: invitationId, isCorrection: true };
      await refuseForbiddenInvitation(write, inviter, invitee);
    } catch (error) {
      throw error instanceof Refusal ? atEmail(error) : error;
    }
    const usual = { startDate, audience, location, scheduledFor: null };
    const departure = await departureOf(write, inviter, usual, invitationId);
    await write.tx.deleteFrom('invitation_tokens').where('invitation_id', '=', invitationId).execute();
    await move(write, invitation, ['correct_address', 'schedule'], {
      recipient_email: email,
      recipient_name: name ?? invitation.recipient_name,
      scheduled_for: departure.at,
      waits_for_room: departure.waitsForRoom,
      settings_edition: departure.edition,
      sent_at: null,
      expires_at: null,
      bounced_because: null,
      reminders_sent: 0,
    });
    await correctPlacement(write, invitation, email);
    await renewCoverage(write, invitation.recruiter_id);
    sendWhen(write, invitationId, departure.at);
    noteChange(write, 'correctRecipient', invitation);
    return { invitation: invitationId };
  },
});

const atEmail = ({ problems }: Refusal) =>
  new Refusal(problems.map((one) => (one.field === 'recipientEmail' ? { ...one, field: 'email' } : one)));

const correctPlacement = ({ tx }: Write, { placement_id, audience, recipient_email }: OwnInvitation, email: string) => {
  const column = audience === 'candidate' ? 'candidate_email' : 'contact_email';
  return (
    tx
      .updateTable('placements')
      .set((eb) => ({ [column]: email, version: eb('version', '+', 1) }))
      .where('id', '=', placement_id)
      // Nobody can type the people of a placement from software: their reviews have the highest level.
      .where('source', '=', 'manual')
      .where(column, '=', recipient_email)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reviews')
              .select('id')
              .whereRef('reviews.placement_id', '=', 'placements.id')
              .where('publication', 'in', ['published', 'under_review']),
          ),
        ),
      )
      .execute()
  );
};

/** Invites the same person about the same placement again, after the first invitation ended without an answer. */
export const inviteAgain = defineCommand({
  name: 'inviteAgain',
  input: inviteAgainInput,
  run: async (write, { invitationId, message, scheduledFor }) => {
    const ended = await ownInvitation(write, invitationId);
    refuseUnlessIn(
      ['expired', 'cancelled', 'unsubscribed'],
      ended,
      'You can invite this person again once this invitation has ended without a review.',
    );
    if (ended.address_gone_at)
      refuse('ADDRESS_GONE', 'This invitation is so old that we deleted its email address. Create a new one.');
    const id = await invite(write, ended.inviter, {
      placementId: ended.placement_id,
      audience: ended.audience,
      recipientName: ended.recipient_name,
      recipientEmail: ended.recipient_email,
      message: message ?? (ended.has_agency_message ? null : ended.message),
      startDate: ended.start_date,
      scheduledFor,
    });
    noteChange(write, 'inviteAgain', ended, { as: id });
    return { invitation: id, ended: invitationId };
  },
});
