import type { InvitationState } from '#common/invitations/states.ts';
import { on } from '#server/commands/events.ts';
import { Refusal } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { InvitedFacts } from '#server/features/placements/placement-events.ts';
import { move } from './invitations.commands.ts';
import { departureOf, sendWhen } from './invite.ts';
import { inviterFor, inviterOf, refuseForbiddenInvitation } from './may-invite.ts';
import type { Audience } from './timing.ts';

/** Nobody is invited about a placement that was cancelled. */
on('placementCancelled', async (write, { placementId, reason }) => {
  for (const invitation of await notYetSent(write, placementId)) await cancel(write, invitation, reason);
});

/** Invitations that have not been sent go to the person whom the placement names now, and leave by its new start. */
on('placementChanged', async (write, { placementId, before, after, isBySoftware }) => {
  for (const invitation of await notYetSent(write, placementId)) {
    const [was, is] = [before[invitation.audience], after[invitation.audience]];
    if (was.isWanted && !is.isWanted) {
      await cancel(write, invitation, 'This side is not to be invited');
      continue;
    }
    if (was.email !== is.email || was.name !== is.name || before.recruiterId !== after.recruiterId)
      if (!(await readdress(write, invitation, { ...is, recruiterId: after.recruiterId, isBySoftware }))) continue;
    if (before.startDate !== after.startDate) await leaveByNewStart(write, invitation, after);
  }
});

type Waiting = Awaited<ReturnType<typeof notYetSent>>[number];

async function notYetSent({ tx }: Write, placementId: string) {
  const rows = await tx
    .selectFrom('invitations as i')
    .innerJoin('placements as p', 'p.id', 'i.placement_id')
    .selectAll('i')
    .select('p.location')
    .where('i.placement_id', '=', placementId)
    .where('i.state', 'in', ['draft', 'scheduled'])
    .orderBy('i.id')
    .forUpdate('i')
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as InvitationState, audience: row.audience as Audience }));
}

/** A draft was never promised to anybody, so it just goes. */
async function cancel(write: Write, invitation: Waiting, reason: string): Promise<void> {
  if (invitation.state === 'draft') {
    await write.tx.deleteFrom('invitations').where('id', '=', invitation.id).execute();
    return;
  }
  await move(write, invitation, ['cancel'], { cancelled_because: reason });
  const { id, agency_id: agencyId } = invitation;
  write.audit({ action: 'cancelInvitation', agencyId, subject: { type: 'Invitation', id } });
}

interface Addressee {
  readonly name: string | null;
  readonly email: string | null;
  readonly recruiterId: string;
  readonly isBySoftware: true | undefined;
}

/** Gives an invitation its new person. Returns false if it was canceled instead. */
async function readdress(write: Write, invitation: Waiting, addressee: Addressee): Promise<boolean> {
  const { name, email, recruiterId, isBySoftware } = addressee;
  const cancelled = async (reason: string) => {
    await cancel(write, invitation, reason);
    return false;
  };
  if (!name || !email) return cancelled('The person is no longer known');
  const inviter = isBySoftware ? await inviterOf(write, recruiterId) : await inviterFor(write, recruiterId);
  if (!inviter) return cancelled('The recruiter has left');
  const { id, placement_id: placementId, audience } = invitation;
  if (email !== invitation.recipient_email)
    try {
      await refuseForbiddenInvitation(write, inviter, { placementId, audience, email, except: id });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isBySoftware) return cancelled(error.message);
      throw atItsField(error, audience);
    }
  await write.tx
    .updateTable('invitations')
    .set((eb) => ({
      recruiter_id: recruiterId,
      recipient_name: name,
      recipient_email: email,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  return true;
}

const atItsField = ({ problems }: Refusal, audience: Audience) =>
  new Refusal(
    problems.map((problem) => ({ ...problem, field: audience === 'candidate' ? 'candidateEmail' : 'contactEmail' })),
  );

/** Only one that leaves at the recommended time follows the start; another time was chosen by a person. */
async function leaveByNewStart(write: Write, invitation: Waiting, { recruiterId, startDate }: InvitedFacts) {
  const { id, state, audience, location, settings_edition } = invitation;
  if (state !== 'scheduled' || settings_edition === null) return;
  const inviter = await inviterOf(write, recruiterId);
  if (!inviter) return;
  const wish = { startDate, audience, location, scheduledFor: null };
  const departure = await departureOf(write, inviter, wish, id);
  await write.tx
    .updateTable('invitations')
    .set((eb) => ({
      scheduled_for: departure.at,
      settings_edition: departure.edition,
      waits_for_room: departure.waitsForRoom,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  sendWhen(write, id, departure.at);
}
