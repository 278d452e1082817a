import { z } from 'zod';
import { senderShown } from '#common/invitations/settings.ts';
import { type InvitationState, isAnswerable } from '#common/invitations/states.ts';
import { invitationLimits } from '#common/limits.ts';
import { absolute, invitedReviewUrl, reviewsUrl } from '#common/urls.ts';
import { zoneOfPlace } from '#common/zone-of-place.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { tell } from '#server/features/notices/tell.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { hashToken } from '#server/session/tokens.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { defineTask } from '#server/tasks/task.ts';
import { isPaused, pauseAtManyBounces } from './batches.ts';
import { move } from './invitations.commands.ts';
import { sendWhen } from './invite.ts';
import { replyToOf, rulesOf, settingsOf } from './invite-rules.ts';
import { type InvitationMailKind, invitationMails } from './mails/invitation-mails.ts';
import { biasIn } from './may-invite.ts';
import { firstTimeWithRoom } from './month-limit.ts';
import { type Audience, daysAfter, monthOf, reminderTime, withinSendingHours } from './timing.ts';

const ofInvitation = z.object({ invitationId: z.uuid() });

/**
 * Sends what is due, after a last check of placement, address and the month's limit. Does nothing when it was sent or
 * cancelled, is not due, or its batch is paused.
 */
const deliverInvitation = defineCommand({
  name: 'deliverInvitation',
  input: ofInvitation,
  run: async (write, { invitationId }) => {
    const invitation = await loadForMail(write, invitationId);
    if (invitation?.state !== 'scheduled' || (await isPaused(write, invitation.batch_id))) return { sent: false };
    if (isTooEarly(invitation, write.at)) {
      write.enqueue(sendWhenDue(invitation, write.at));
      return { sent: false };
    }
    if (invitation.placement_state === 'cancelled') {
      await move(write, invitation, ['cancel'], { cancelled_because: 'The placement was canceled' });
      return { sent: false };
    }
    if (isNotToBeMailed(invitation)) {
      await move(write, invitation, ['cancel'], { cancelled_because: 'This person is marked as do-not-email' });
      return { sent: false };
    }
    if (invitation.is_hidden) {
      await move(write, invitation, ['cancel'], { cancelled_because: 'The placement is hidden' });
      return { sent: false };
    }
    const bias = biasIn(invitation);
    if (bias) {
      await move(write, invitation, ['cancel'], { cancelled_because: bias });
      return { sent: false };
    }
    if (await waitsOn(write, invitation)) return { sent: false };
    const { outcome } = await mail(write, invitation, 'invitation');
    if (outcome === 'suppressed') {
      await move(write, invitation, ['cancel'], { cancelled_because: "We can't email this address" });
      return { sent: false };
    }
    const expiresAt = daysAfter(write.at, invitationLimits.expiresAfterDays);
    await move(write, invitation, ['send'], {
      sent_at: write.at,
      expires_at: expiresAt,
      waits_for_room: false,
      next_reminder_at: enqueueReminder(write, { ...invitation, sent_at: write.at }, 1),
    });
    write.enqueue(enqueued(expireInvitation, { invitationId }, { runAt: expiresAt, key: `expire ${invitationId}` }));
    await renewCoverage(write, invitation.recruiter_id);
    write.audit({ ...about(invitation), action: 'deliverInvitation' });
    return { sent: true };
  },
});

/** The placement may have been marked after the person was invited. */
const isNotToBeMailed = ({ audience, candidate_do_not_mail, employer_do_not_mail }: Loaded): boolean =>
  audience === 'candidate' ? candidate_do_not_mail : employer_do_not_mail;

/**
 * Milliseconds that the clocks of two machines may differ: what is due in Postgres is sent, even if our clock is
 * behind.
 */
const clockTolerance = 60_000;

const isTooEarly = ({ scheduled_for }: Loaded, now: Date) => scheduled_for!.getTime() - now.getTime() > clockTolerance;

/**
 * Enqueued again for its time, because the task that ran too early is done after this and nothing else would send the
 * invitation. The wait is counted from the database's clock: there, its time may have come already, and the task would
 * run again and again at once.
 */
const sendWhenDue = ({ id, scheduled_for }: Loaded, now: Date) =>
  enqueued(
    { name: 'sendInvitation' },
    { invitationId: id },
    { after: scheduled_for!.getTime() - now.getTime(), key: `send ${id}` },
  );

/**
 * An invitation delayed by an outage leaves in its recipient's working day, as a reminder does, and counts in the month
 * it leaves. Without room in that month, it waits on.
 */
async function waitsOn(write: Write, invitation: Loaded): Promise<boolean> {
  const { id, time_zone, scheduled_for, waits_for_room } = invitation;
  const zone = zoneOf(invitation);
  const isKeptBack = isLate(invitation, write.at) && isNight(invitation, write.at);
  const wanted = isKeptBack ? withinSendingHours(write.at, zone, invitation.rules.hours) : write.at;
  const isOfItsMonth = monthOf(time_zone, scheduled_for!).equals(monthOf(time_zone, wanted));
  const { at, waitsForRoom } = isOfItsMonth
    ? { at: wanted, waitsForRoom: waits_for_room }
    : await firstTimeWithRoom(write, invitation, { wanted, zone, except: id });
  if (at <= write.at) return false;
  await write.tx
    .updateTable('invitations')
    .set({ scheduled_for: at, waits_for_room: waitsForRoom })
    .where('id', '=', id)
    .execute();
  await renewCoverage(write, invitation.recruiter_id);
  sendWhen(write, id, at);
  return true;
}

const deliverReminder = defineCommand({
  name: 'deliverReminder',
  input: ofInvitation.extend({ reminder: z.int() }),
  run: async (write, { invitationId, reminder }) => {
    const invitation = await loadForMail(write, invitationId);
    // Counted on the row, so that a task that runs twice reminds once.
    if (!invitation || !isAnswerable(invitation.state) || invitation.reminders_sent >= reminder) return { sent: false };
    if (invitation.placement_state === 'cancelled' || invitation.expires_at! <= write.at) return { sent: false };
    if (isNotToBeMailed(invitation) || biasIn(invitation)) return { sent: false };
    // The agency may have turned reminders off, or left this one out, since it was planned.
    if (invitation.rules.reminderDays.length < reminder) {
      await noteReminder(write, invitation, { next_reminder_at: null });
      return { sent: false };
    }
    if (isNight(invitation, write.at)) {
      await noteReminder(write, invitation, { next_reminder_at: enqueueReminder(write, invitation, reminder) });
      return { sent: false };
    }
    const { outcome } = await mail(write, invitation, 'reminder');
    const next_reminder_at = enqueueReminder(write, invitation, reminder + 1, daysAfter(write.at, daysBetweenMails));
    await noteReminder(write, invitation, { reminders_sent: reminder, next_reminder_at });
    write.audit({ ...about(invitation), action: 'deliverReminder' });
    return { sent: outcome === 'queued' };
  },
});

/** Minimum days between two emails of an invitation, even when reminders are late after an outage. */
const daysBetweenMails = 3;

/**
 * Each reminder schedules the next, so that there is time between them however late the first was: never before
 * `earliest`. Returns when it leaves, or null. Its key replaces a reminder for an email that went to another address.
 */
function enqueueReminder(write: Write, invitation: Loaded, reminder: number, earliest = write.at): Date | null {
  const { id: invitationId, sent_at, rules } = invitation;
  const day = rules.reminderDays[reminder - 1];
  if (day === undefined) return null;
  const runAt = reminderTime(sent_at!, day, zoneOf(invitation), earliest, rules.hours);
  write.enqueue(enqueued(remindInvited, { invitationId, reminder }, { runAt, key: `remind ${invitationId}` }));
  return runAt;
}

/** The recipient's time zone as far as the placement says, otherwise the agency's. */
const zoneOf = ({ location, time_zone }: Loaded): string => zoneOfPlace(location, time_zone);

/**
 * Milliseconds before the working day that count as part of it, so that a worker whose clock is behind does not retry
 * over and over.
 */
const dawn = 10 * 60_000;

/**
 * Milliseconds after its time in which an invitation counts as on time: that long may many that leave together take.
 */
const dusk = 10 * 60_000;

/** An invitation on time leaves at any hour, for example in a chosen evening. */
const isLate = ({ scheduled_for }: Loaded, now: Date) => now.getTime() - scheduled_for!.getTime() > dusk;

/** Outside the recipient's working day: what an outage delayed waits for the next one. */
const isNight = (invitation: Loaded, now: Date): boolean =>
  withinSendingHours(now, zoneOf(invitation), invitation.rules.hours).getTime() - now.getTime() > dawn;

const noteReminder = (
  { tx }: Write,
  { id }: Loaded,
  changes: { next_reminder_at: Date | null; reminders_sent?: number },
) => tx.updateTable('invitations').set(changes).where('id', '=', id).execute();

const endInvitation = defineCommand({
  name: 'endInvitation',
  input: ofInvitation.extend({ event: z.enum(['expire', 'unsubscribe', 'complain']) }),
  run: async (write, { invitationId, event }) => {
    const invitation = await loadForMail(write, invitationId);
    if (!invitation || !isAnswerable(invitation.state)) return { ended: false };
    // An invitation that was sent again to a corrected address has a later end.
    if (event === 'expire' && isBeforeEnd(invitation, write.at)) return { ended: false };
    await move(write, invitation, [event]);
    write.audit({ ...about(invitation), action: `${event}Invitation` });
    return { ended: true };
  },
});

const isBeforeEnd = ({ expires_at }: Loaded, now: Date) => expires_at!.getTime() - now.getTime() > clockTolerance;

/** Enqueued by `invite` for the moment an invitation is due. */
export const sendInvitation = defineTask({
  name: 'sendInvitation',
  payload: ofInvitation,
  run: (context, payload) => carryOut(context, deliverInvitation, payload),
});

const remindInvited = defineTask({
  name: 'remindInvited',
  payload: ofInvitation.extend({ reminder: z.int() }),
  run: (context, payload) => carryOut(context, deliverReminder, payload),
});

const expireInvitation = defineTask({
  name: 'expireInvitation',
  payload: ofInvitation,
  run: (context, payload) => carryOut(context, endInvitation, { ...payload, event: 'expire' as const }),
});

// A person who unsubscribes is not invited any more: all open invitations to that address end, from one agency or all.
on('unsubscribed', async (write, { email, agencyId }) => {
  await endOpenInvitations(write, { email, agencyId }, 'unsubscribe');
  await renewCoverageAround(write, email, agencyId);
});

// The invitation that somebody complained about ends as complained; without one, all do. The others end too. One whose
// address was corrected since continues: its new reader has said nothing.
//
on('complained', async (write, { email, invitationId }) => {
  const complained = invitationId ? await loadForMail(write, invitationId) : null;
  if (complained?.recipient_email === email)
    await endInvitation.run(write, { invitationId: complained.id, event: 'complain' });
  await endOpenInvitations(write, { email, agencyId: null }, invitationId ? 'unsubscribe' : 'complain');
  await renewCoverageAround(write, email, null);
});

// Ended invitations stay ended; the person can be invited again.
on('subscribedAgain', async (write, { email, agencyId }) => {
  await write.tx
    .updateTable('invitations')
    .set({ subscribed_again_at: write.at })
    .where('recipient_email', '=', email)
    .where('state', '=', 'unsubscribed')
    .$if(agencyId !== null, (query) => query.where('agency_id', '=', agencyId))
    .execute();
  await renewCoverageAround(write, email, agencyId);
});

on('mailBounced', async (write, { invitationId, email, isBadAddress, reason }) => {
  if (isBadAddress) await renewCoverageAround(write, email, null);
  const invitation = invitationId ? await loadForMail(write, invitationId) : null;
  if (invitation?.state !== 'sent' || invitation.recipient_email !== email) return;
  await move(write, invitation, ['bounce'], { bounced_because: reason });
  write.audit({ ...about(invitation), action: 'bounceInvitation' });
  await tellOfBounce(write, invitation);
  await pauseAtManyBounces(write, invitation.batch_id);
});

/** The recruiter can correct the address, or find another. */
async function tellOfBounce(write: Write, { id, recruiter_id }: Loaded) {
  const { user_id } = await write.tx
    .selectFrom('recruiters')
    .select('user_id')
    .where('id', '=', recruiter_id)
    .executeTakeFirstOrThrow();
  await tell(write, 'invitationBounced', {
    to: user_id === null ? [] : [user_id],
    invitationId: id,
    path: reviewsUrl('requested', { open: `Invitation:${id}` }),
  });
}

interface Unwilling {
  email: string;
  agencyId: string | null;
}

async function endOpenInvitations(write: Write, { email, agencyId }: Unwilling, event: 'unsubscribe' | 'complain') {
  const open = await write.tx
    .selectFrom('invitations')
    .select('id')
    .where('recipient_email', '=', email)
    .where('state', 'in', ['sent', 'opened', 'started'])
    .$if(agencyId !== null, (query) => query.where('agency_id', '=', agencyId))
    .orderBy('id')
    .execute();
  for (const { id } of open) await endInvitation.run(write, { invitationId: id, event });
}

/** People who unsubscribed are left out of the coverage of everybody who placed them, or placed somebody with them. */
async function renewCoverageAround(write: Write, email: string, agencyId: string | null) {
  const recruiters = await write.tx
    .selectFrom('placements')
    .select('recruiter_id')
    .distinct()
    .where((eb) => eb.or([eb('candidate_email', '=', email), eb('contact_email', '=', email)]))
    .$if(agencyId !== null, (query) => query.where('agency_id', '=', agencyId))
    .orderBy('recruiter_id')
    .execute();
  for (const { recruiter_id } of recruiters) await renewCoverage(write, recruiter_id);
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadForMail>>>;

async function loadForMail({ tx }: Write, id: string) {
  const row = await tx
    .selectFrom('invitations as i')
    .innerJoin('placements as p', 'p.id', 'i.placement_id')
    .innerJoin('recruiters as r', 'r.id', 'i.recruiter_id')
    .innerJoin('agencies as a', 'a.id', 'i.agency_id')
    .selectAll('i')
    .select(({ ref }) => [
      'p.state as placement_state',
      'p.is_hidden',
      'p.candidate_do_not_mail',
      'p.employer_do_not_mail',
      'p.job_title',
      'p.company_name',
      'p.start_date',
      'p.location',
      'r.name as recruiter_name',
      'r.email as recruiter_email',
      'a.name as agency_name',
      'a.plan',
      'a.time_zone',
      'a.legal_name',
      'a.contact_email',
      settingsOf({ id: ref('a.id'), plan: ref('a.plan') }).as('settings'),
    ])
    .where('i.id', '=', id)
    .forUpdate('i')
    .executeTakeFirst();
  if (!row) return undefined;
  const { settings, ...invitation } = row;
  return {
    ...invitation,
    state: row.state as InvitationState,
    audience: row.audience as Audience,
    rules: rulesOf(settings),
  };
}

/** Each email has its own token; earlier ones still work. */
async function mail(write: Write, invitation: Loaded, kind: InvitationMailKind) {
  const token = write.nature.newToken();
  await write.tx
    .insertInto('invitation_tokens')
    .values({ token_hash: hashToken(token), invitation_id: invitation.id, created_at: write.at })
    .execute();
  const props = {
    recipientName: invitation.recipient_name,
    audience: invitation.audience,
    recruiterName: invitation.recruiter_name,
    agencyName: invitation.agency_name,
    agencyLegalName: invitation.legal_name,
    agencyContact: invitation.contact_email,
    jobTitle: invitation.job_title,
    companyName: invitation.company_name ?? '',
    startDate: invitation.start_date,
    message: invitation.message,
    messageBy: invitation.has_agency_message ? invitation.agency_name : invitation.recruiter_name,
    reviewUrl: absolute(
      env.PLAUDIT_URL,
      invitedReviewUrl({ ...invitation, placementId: invitation.placement_id }, token),
    ),
  };
  return sendMail(write, invitationMails[kind], {
    to: { email: invitation.recipient_email, name: invitation.recipient_name },
    props,
    agencyId: invitation.agency_id,
    invitationId: invitation.id,
    replyTo: replyToOf(invitation),
    fromName: invitation.rules.senderName && senderShown(invitation.rules.senderName),
  });
}

const about = (invitation: Loaded) =>
  ({ agencyId: invitation.agency_id, subject: { type: 'Invitation', id: invitation.id }, actor: 'system' }) as const;
