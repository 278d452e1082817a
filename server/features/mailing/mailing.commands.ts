import { z } from 'zod';
import type { MailState } from '#common/mailing/suppressions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { suppress } from '#server/mail/suppression.ts';
import { hashToken } from '#server/session/tokens.ts';
import { withoutContents } from './contents.ts';
import './mailing.events.ts';

/** An unknown token is refused before a missing choice, so that the answer is the same whatever was sent. */
const byLink = z.object({
  token: z.string().max(200),
  scope: z.enum(['agency', 'everybody']).nullish().catch(null),
});

/**
 * Unsubscribes the holder of an email's token: from its agency, or from everybody. An email about notices stops only
 * these, whatever was chosen. Repeating it is harmless.
 */
export const unsubscribe = defineCommand({
  name: 'unsubscribe',
  input: byLink,
  actor: () => 'reviewer',
  async run(write, { token, scope }) {
    const subject = await findSubject(write, token);
    if (!subject) return refuseUnknown();
    if (!scope) return refuse('CHOOSE', 'Choose which emails to stop.', 'scope');
    if (subject.noticesOf) {
      await write.emit('noticeMailsStopped', { userId: subject.noticesOf, isStopped: true });
      return { isNew: false };
    }
    const { email, invitationId } = subject;
    const agencyId = scope === 'everybody' ? null : subject.agencyId;
    const suppressionId = await suppress(write, { email, agencyId, reason: 'unsubscribed' });
    if (suppressionId) {
      write.audit({
        action: 'unsubscribe',
        actor: 'reviewer',
        agencyId: subject.agencyId,
        subject: { type: 'Suppression', id: suppressionId },
        details: { scope: agencyId ? 'agency' : 'everybody', invitationId },
      });
    }
    await write.emit('unsubscribed', { email, agencyId, invitationId });
    return { isNew: suppressionId !== null };
  },
});

/** Undoes an unsubscribe, with the token it was done with. Other suppressions of the address stay. */
export const subscribeAgain = defineCommand({
  name: 'subscribeAgain',
  input: byLink,
  actor: () => 'reviewer',
  async run(write, { token, scope }) {
    const subject = await findSubject(write, token);
    if (!subject) return refuseUnknown();
    if (!scope) return refuse('CHOOSE', 'Choose which emails to get again.', 'scope');
    if (subject.noticesOf) {
      await write.emit('noticeMailsStopped', { userId: subject.noticesOf, isStopped: false });
      return { isNew: false };
    }
    const { email } = subject;
    const agencyId = scope === 'everybody' ? null : subject.agencyId;
    const removed = await write.tx
      .deleteFrom('suppressions')
      .where('email', '=', email)
      .where('agency_id', 'is not distinct from', agencyId)
      .where('reason', '=', 'unsubscribed')
      .returning('id')
      .executeTakeFirst();
    if (!removed) return { isNew: false };
    write.audit({
      action: 'subscribeAgain',
      actor: 'reviewer',
      agencyId: subject.agencyId,
      subject: { type: 'Suppression', id: removed.id },
      details: { scope: agencyId ? 'agency' : 'everybody' },
    });
    await write.emit('subscribedAgain', { email, agencyId });
    return { isNew: true };
  },
});

function findSubject({ tx }: Write, token: string) {
  return tx
    .selectFrom('unsubscribe_tokens')
    .where('token_hash', '=', hashToken(token))
    .select(['email', 'agency_id as agencyId', 'invitation_id as invitationId', 'user_id as noticesOf'])
    .executeTakeFirst();
}

/** Records that an email was refused permanently, and suppresses an address that does not exist. */
export const recordRefusal = defineCommand({
  name: 'recordRefusal',
  input: z.object({ mailId: z.uuid(), reason: z.string(), isBadAddress: z.boolean() }),
  async run(write, { mailId, reason, isBadAddress }) {
    const [mail] = await failMails(write, [mailId], reason);
    if (!mail) return { mailId: null };
    if (isBadAddress) await suppressBounced(write, mail);
    await write.emit('mailBounced', { ...mail, isBadAddress, reason });
    return { mailId };
  },
});

/** Records that emails were retried for as long as we retry, and notifies whoever waits for them. */
export const giveUpOnMails = defineCommand({
  name: 'giveUpOnMails',
  input: z.object({ mailIds: z.array(z.uuid()) }),
  async run(write, { mailIds }) {
    const reason = "The mail server couldn't be reached or didn't accept the email at any attempt.";
    const mails = await failMails(write, mailIds, reason);
    for (const mail of mails) await write.emit('mailBounced', { ...mail, isBadAddress: false, reason });
    return { count: mails.length };
  },
});

interface FailedMail {
  mailId: string;
  kind: string;
  invitationId: string | null;
  surveyRecipientId: string | null;
  email: string;
  agencyId: string | null;
}

/**
 * Only unsettled emails, or those in `states`: a repetition finds none. Locks them in the order of their ids, like all
 * locks.
 */
export async function failMails(
  write: Write,
  mailIds: readonly string[],
  reason: string,
  states: readonly MailState[] = ['queued', 'sending', 'unknown'],
): Promise<FailedMail[]> {
  const mails: FailedMail[] = [];
  for (const mailId of mailIds.toSorted()) {
    const mail = await write.tx
      .updateTable('mails')
      .set({ state: 'failed', error: reason, settled_at: write.at, ...withoutContents() })
      .where('id', '=', mailId)
      .where('state', 'in', states)
      .returning([
        'id as mailId',
        'kind',
        'invitation_id as invitationId',
        'survey_recipient_id as surveyRecipientId',
        'to_email as email',
        'agency_id as agencyId',
      ])
      .executeTakeFirst();
    if (mail) mails.push(mail);
  }
  return mails;
}

async function suppressBounced(write: Write, { mailId, email, agencyId }: FailedMail) {
  const isNew = await suppress(write, { email, agencyId: null, reason: 'bounced' });
  if (isNew) write.audit({ action: 'suppressBounced', agencyId, subject: { type: 'Mail', id: mailId } });
}
