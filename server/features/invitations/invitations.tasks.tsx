import { z } from 'zod';
import { type InvitationState, isAnswerable } from '#common/invitations/states.ts';
import { invitationSubject } from '#common/invitations/words.ts';
import { askLimits } from '#common/limits.ts';
import { absolute, reviewInviteUrl } from '#common/urls.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { composeMail } from '#server/mail/compose.ts';
import { hashToken } from '#server/session/tokens.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { defineTask } from '#server/tasks/task.ts';
import { renewCoverage } from '../profiles/figures.ts';
import { move } from './invitations.commands.ts';
import { InvitationMail } from './mails/InvitationMail.tsx';
import { ReminderMail, reminderSubject } from './mails/ReminderMail.tsx';
import { type Audience, daysAfter } from './timing.ts';

const ofInvitation = z.object({ invitationId: z.uuid() });

/** Sends what is due, after a last look at placement and address. Sent already, cancelled or not due: nothing happens. */
const deliverInvitation = defineCommand({
  name: 'deliverInvitation',
  input: ofInvitation,
  run: async (write, { invitationId }) => {
    const invitation = await loadForMail(write, invitationId);
    if (invitation?.state !== 'scheduled') return { sent: false };
    if (isTooEarly(invitation, write.at)) {
      write.enqueue(sendWhenDue(invitation, write.at));
      return { sent: false };
    }
    if (invitation.placement_state === 'cancelled') {
      await move(write, invitation, ['cancel'], { cancelled_because: 'The placement was cancelled' });
      return { sent: false };
    }
    const { outcome } = await mail(write, invitation, 'invitation');
    if (outcome === 'suppressed') {
      await move(write, invitation, ['cancel'], { cancelled_because: 'The recipient wants no such mails' });
      return { sent: false };
    }
    await move(write, invitation, ['send'], {
      sent_at: write.at,
      expires_at: daysAfter(write.at, askLimits.expiresAfterDays),
    });
    enqueueReminder(write, { invitationId, sentAt: write.at }, 1);
    write.enqueue(
      enqueued(expireInvitation, { invitationId }, { runAt: daysAfter(write.at, askLimits.expiresAfterDays) }),
    );
    await renewCoverage(write, invitation.recruiter_id);
    write.audit({ ...about(invitation), action: 'deliverInvitation' });
    return { sent: true };
  },
});

/** Milliseconds that the clocks of two machines may differ: what Postgres calls due is sent, though ours is behind. */
const clockTolerance = 60_000;

const isTooEarly = ({ scheduled_for }: Loaded, now: Date) => scheduled_for!.getTime() - now.getTime() > clockTolerance;

/**
 * Taken again at its time: the task that looked too early is done after this, and nobody else would send the ask. The
 * wait is counted from the database's clock: its time may have come there already, and it would be taken at once, again
 * and again.
 */
const sendWhenDue = ({ id, scheduled_for }: Loaded, now: Date) =>
  enqueued(
    { name: 'sendInvitation' },
    { invitationId: id },
    { after: scheduled_for!.getTime() - now.getTime(), key: `send ${id}` },
  );

const deliverReminder = defineCommand({
  name: 'deliverReminder',
  input: ofInvitation.extend({ reminder: z.int() }),
  run: async (write, { invitationId, reminder }) => {
    const invitation = await loadForMail(write, invitationId);
    // Counted on the row, so that a task done twice reminds once.
    if (!invitation || !isAnswerable(invitation.state) || invitation.reminders_sent >= reminder) return { sent: false };
    if (invitation.placement_state === 'cancelled') return { sent: false };
    const { outcome } = await mail(write, invitation, 'reminder');
    await write.tx
      .updateTable('invitations')
      .set({ reminders_sent: reminder })
      .where('id', '=', invitationId)
      .execute();
    enqueueReminder(write, { invitationId, sentAt: invitation.sent_at! }, reminder + 1);
    write.audit({ ...about(invitation), action: 'deliverReminder' });
    return { sent: outcome === 'queued' };
  },
});

/** Days between two mails of an ask at least, also when reminders are late after an outage. */
const daysBetweenMails = 3;

/** A reminder brings the next one about, so that there is time between them however late the first was. */
function enqueueReminder(
  write: Write,
  { invitationId, sentAt }: { invitationId: string; sentAt: Date },
  reminder: number,
) {
  const days = askLimits.reminderDays[reminder - 1];
  if (days === undefined) return;
  const [usual, earliest] = [daysAfter(sentAt, days), daysAfter(write.at, daysBetweenMails)];
  const runAt = new Date(Math.max(usual.getTime(), earliest.getTime()));
  write.enqueue(enqueued(remindInvited, { invitationId, reminder }, { runAt }));
}

const endInvitation = defineCommand({
  name: 'endInvitation',
  input: ofInvitation.extend({ event: z.enum(['expire', 'unsubscribe']) }),
  run: async (write, { invitationId, event }) => {
    const invitation = await loadForMail(write, invitationId);
    if (!invitation || !isAnswerable(invitation.state)) return { ended: false };
    await move(write, invitation, [event]);
    write.audit({ ...about(invitation), action: `${event}Invitation` });
    return { ended: true };
  },
});

/** Enqueued by `askForReview` for the moment an ask is due. */
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

// Who wants no mail is asked nothing any more: all open asks of that address end, of the agency or of everybody.
on('unsubscribed', async (write, { email, agencyId }) => {
  const open = await write.tx
    .selectFrom('invitations')
    .select('id')
    .where('recipient_email', '=', email)
    .where('state', 'in', ['sent', 'opened', 'started'])
    .$if(agencyId !== null, (query) => query.where('agency_id', '=', agencyId))
    .orderBy('id')
    .execute();
  for (const { id } of open) await endInvitation.run(write, { invitationId: id, event: 'unsubscribe' });
  await renewCoverageAround(write, email, agencyId);
});

on('mailBounced', async (write, { invitationId, email, isBadAddress }) => {
  if (isBadAddress) await renewCoverageAround(write, email, null);
  const invitation = invitationId ? await loadForMail(write, invitationId) : null;
  if (invitation?.state !== 'sent') return;
  await move(write, invitation, ['bounce']);
  write.audit({ ...about(invitation), action: 'bounceInvitation' });
});

/** Who wants no mail is left out of the coverage of all who placed them, or placed somebody with them. */
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
    .select([
      'p.state as placement_state',
      'p.job_title',
      'p.company_name',
      'p.start_date',
      'r.name as recruiter_name',
      'r.email as recruiter_email',
      'a.name as agency_name',
      'a.legal_name',
      'a.contact_email',
    ])
    .where('i.id', '=', id)
    .forUpdate('i')
    .executeTakeFirst();
  return row && { ...row, state: row.state as InvitationState, audience: row.audience as Audience };
}

/** Each mail carries a token of its own; the ones before stay good. */
async function mail(write: Write, invitation: Loaded, kind: 'invitation' | 'reminder') {
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
    reviewUrl: absolute(env.PLAUDIT_URL, reviewInviteUrl(invitation.id, token)),
  };
  return composeMail(write, {
    kind,
    to: { email: invitation.recipient_email, name: invitation.recipient_name },
    subject: kind === 'invitation' ? invitationSubject(props) : reminderSubject(props),
    body: kind === 'invitation' ? <InvitationMail {...props} /> : <ReminderMail {...props} />,
    agencyId: invitation.agency_id,
    invitationId: invitation.id,
    replyTo: invitation.recruiter_email ?? invitation.contact_email,
    unsubscribe: { agencyId: invitation.agency_id },
  });
}

const about = (invitation: Loaded) =>
  ({ agencyId: invitation.agency_id, subject: { type: 'Invitation', id: invitation.id }, actor: 'system' }) as const;
