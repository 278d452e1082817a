import { sql } from 'kysely';
import { z } from 'zod';
import { type AskForReview, askForReviewInput } from '#common/invitations/inputs.ts';
import {
  eventsUntilCompleted,
  type InvitationEvent,
  type InvitationState,
  invitationTransitions,
} from '#common/invitations/states.ts';
import { askLimits } from '#common/limits.ts';
import { canAskForReview } from '#common/reviews/rules.ts';
import { walk } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { hashToken } from '#server/session/tokens.ts';
import { signedIn } from '#server/session/viewer.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { recordPlacement } from '../placements/placements.commands.ts';
import { renewCoverage } from '../profiles/figures.ts';
import { isOfAgency } from '../profiles/own-addresses.ts';
import { firstTimeWithRoom } from './month-limit.ts';
import { type Audience, dayIn, daysAfter, usualTime } from './timing.ts';

/** Asks somebody for a review of a placement; the placement is recorded with it. The mail leaves when it is due. */
export const askForReview = defineCommand({
  name: 'askForReview',
  input: askForReviewInput,
  run: async (write, input) => {
    refuseTooLate(write, input);
    const recruiter = await recruiterToAskFor(write, input.recruiterId ?? write.viewer.recruiterId);
    await refuseUnwantedMail(write, recruiter.agency_id, input.recipientEmail);
    await refuseOwnAgency(write, recruiter, input);
    refuseBeforeStart(write, recruiter, input);
    const placementId = await recordPlacement(write, placementOf(input, recruiter));
    await refuseSecondAsk(write, placementId, input.audience);
    const id = write.nature.newId();
    const { at: scheduledFor, waitsForRoom } = await whenToSend(write, recruiter, input);
    await write.tx
      .insertInto('invitations')
      .values({
        id,
        agency_id: recruiter.agency_id,
        recruiter_id: recruiter.id,
        placement_id: placementId,
        asked_by: write.viewer.userId,
        audience: input.audience,
        source: 'link',
        recipient_name: input.recipientName,
        recipient_email: input.recipientEmail,
        message: input.message ?? null,
        state: 'scheduled',
        scheduled_for: scheduledFor,
        waits_for_room: waitsForRoom,
        created_at: write.at,
      })
      .execute();
    if (waitsForRoom) await renewCoverage(write, recruiter.id);
    write.enqueue(
      enqueued({ name: 'sendInvitation' }, { invitationId: id }, { runAt: scheduledFor, key: `send ${id}` }),
    );
    write.audit({ action: 'askForReview', agencyId: recruiter.agency_id, subject: { type: 'Invitation', id } });
    return { invitation: id, placement: placementId };
  },
});

type Recruiter = Awaited<ReturnType<typeof recruiterToAskFor>>;

async function recruiterToAskFor(write: Write, recruiterId: string | null) {
  const recruiter = await write.tx
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['r.id', 'r.agency_id', 'a.plan', 'a.time_zone'])
    .where('r.id', '=', recruiterId)
    .executeTakeFirst();
  if (!recruiter) return refuseUnknown();
  const verdict = canAskForReview(signedIn(write.viewer), { recruiterId: recruiter.id, agencyId: recruiter.agency_id });
  if (verdict.ok) return recruiter;
  return recruiter.agency_id === write.viewer.agencyId ? refuse('FORBIDDEN', verdict.message) : refuseUnknown();
}

/** One list of addresses that want nothing from this agency, or from anybody, and one ask of a person in 90 days. */
async function refuseUnwantedMail({ tx, at }: Write, agencyId: string, email: string) {
  const suppressed = await tx
    .selectFrom('suppressions')
    .select('reason')
    .where('email', '=', email)
    .where((eb) => eb.or([eb('agency_id', 'is', null), eb('agency_id', '=', agencyId)]))
    .orderBy(sql`reason = 'bounced'`)
    .executeTakeFirst();
  if (suppressed) refuse('SUPPRESSED', whySuppressed(suppressed.reason), 'recipientEmail');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ask ${agencyId} ${email}`}, 0))`.execute(tx);
  const recent = await tx
    .selectFrom('invitations')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('recipient_email', '=', email)
    .where((eb) =>
      eb.or([eb('sent_at', '>', daysAfter(at, -askLimits.gapDays)), eb('state', 'in', ['draft', 'scheduled'])]),
    )
    .executeTakeFirst();
  if (recent)
    refuse(
      'ASKED_RECENTLY',
      `Your agency asks a person once in ${askLimits.gapDays} days, and has asked this one.`,
      'recipientEmail',
    );
}

/** Only a bounced address can be put right; all other reasons are a person's wish. */
const whySuppressed = (reason: string) =>
  reason === 'bounced'
    ? 'A mail to this address came back. Check it, or enter another address of this person.'
    : 'This person has asked not to get such mails. You cannot ask them for a review.';

/** Nobody reviews their own agency. Its domain alone tells little here: who was placed inside may have an address there. */
async function refuseOwnAgency({ tx }: Write, { agency_id }: Recruiter, { recipientEmail }: AskForReview) {
  if (await isOfAgency(tx, agency_id, recipientEmail, { orItsDomain: false }))
    refuse(
      'OWN_ADDRESS',
      'This is an address of your own agency. Enter the address of the person you placed.',
      'recipientEmail',
    );
}

/** A person who has not begun has nothing to tell about the job. */
function refuseBeforeStart({ at }: Write, { time_zone }: Recruiter, { startDate, scheduledFor }: AskForReview) {
  if (!scheduledFor) return;
  const leaves = new Date(Math.max(Date.parse(scheduledFor), at.getTime()));
  if (dayIn(time_zone, leaves) < startDate)
    refuse(
      'TOO_EARLY',
      'This job has not begun by then. Send the ask as usual, some days after the first day.',
      'startDate',
    );
}

async function refuseSecondAsk({ tx }: Write, placementId: string, audience: Audience) {
  const live = await tx
    .selectFrom('invitations')
    .select('id')
    .where('placement_id', '=', placementId)
    .where('audience', '=', audience)
    .where('state', 'in', ['draft', 'scheduled', 'sent', 'opened', 'started', 'completed'])
    .executeTakeFirst();
  if (live) refuse('ASKED_ALREADY', 'This side of the placement has been asked already.', 'recipientEmail');
}

/** Days ahead that a time may be chosen. */
const chosenWithinDays = 365;

function refuseTooLate({ at }: Write, { scheduledFor }: AskForReview) {
  if (scheduledFor && Date.parse(scheduledFor) > daysAfter(at, chosenWithinDays).getTime())
    refuse('TOO_LATE', 'Choose a time within a year from now.', 'scheduledFor');
}

/** Chosen, but not in the past, or usual; later where the month's limit is reached. */
function whenToSend(write: Write, recruiter: Recruiter, { scheduledFor, startDate, audience }: AskForReview) {
  const wanted = scheduledFor
    ? new Date(Math.max(Date.parse(scheduledFor), write.at.getTime()))
    : usualTime(startDate, audience, recruiter.time_zone, write.at);
  return firstTimeWithRoom(write, recruiter, wanted);
}

function placementOf(input: AskForReview, { id, agency_id }: Recruiter) {
  const recipient = { name: input.recipientName, email: input.recipientEmail };
  const isCandidate = input.audience === 'candidate';
  return {
    agencyId: agency_id,
    recruiterId: id,
    jobTitle: input.jobTitle,
    jobType: input.jobType,
    startDate: input.startDate,
    endDate: input.endDate ?? null,
    companyName: input.companyName,
    candidate: isCandidate ? recipient : input.candidateName ? { name: input.candidateName, email: null } : null,
    contact: isCandidate ? null : recipient,
  };
}

/** Notes that a person has opened or begun the form, told by their first key, tap or scroll; never by a GET. */
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

/** Asked, and writing has not begun. */
const isAwaited = (state: InvitationState) => state === 'sent' || state === 'opened';

export type Invitation = Awaited<ReturnType<typeof invitationByToken>>;

/** The invitation that a mailed link opens, locked; refused as unknown when id and token do not belong together. */
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
  if (!invitation) return refuse('LINK_UNKNOWN', 'This link is not complete. Open it again from the mail we sent you.');
  return { ...invitation, state: invitation.state as InvitationState, audience: invitation.audience as Audience };
}

/** Leads an invitation through events, checked by the table of transitions; refuses what the table does not have. */
export async function move(
  { tx }: Write,
  invitation: { id: string; state: InvitationState },
  events: readonly InvitationEvent[],
  changes: Record<string, unknown> = {},
): Promise<void> {
  const moved = walk(invitationTransitions, invitation.state, events);
  if (!moved.ok) refuse('STATE', `This invitation is ${moved.from}, so this is no longer possible.`);
  await tx
    .updateTable('invitations')
    .set((eb) => ({ state: moved.to, version: eb('version', '+', 1), ...changes }))
    .where('id', '=', invitation.id)
    .execute();
}
