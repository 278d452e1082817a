import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import { messageIdOf } from '#server/mail/headers.ts';
import { keptBackBy } from '#server/mail/kinds.ts';
import { sendMailJob } from '#server/mail/send-mail-job.ts';
import { isSuppressed } from '#server/mail/suppression.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { withoutContents } from './contents.ts';

const ofMail = z.object({ mailId: z.uuid() });

/** Sends a failed or unknown email again as a new one: the first may have arrived after all. */
export const sendMailAgain = defineCommand({
  name: 'sendMailAgain',
  input: ofMail,
  run: async (write, { mailId }) => {
    const mail = await loadToLookInto(write, mailId);
    if (!mail.text)
      return refuse(
        'EMPTIED',
        "We don't keep this email's text because its links are personal. Trigger a new one instead.",
      );
    if (await isSuppressed(write.tx, mail.to_email, mail.agency_id, keptBackBy(mail.kind)))
      return refuse('SUPPRESSED', 'Emails to this address are stopped.');
    const id = write.nature.newId();
    await write.tx
      .insertInto('mails')
      .values({
        ...mail,
        id,
        headers: JSON.stringify(mail.headers),
        message_id: messageIdOf(id),
        state: 'queued',
        queued_at: write.at,
      })
      .execute();
    write.enqueue(enqueued(sendMailJob, { mailId: id }, { key: sendMailJob.keyOf(id) }));
    await settle(write, mailId, id);
    note(write, 'sendMailAgain', mailId, mail.agency_id, { as: id });
    return { mail: mailId, sent: id };
  },
});

/** Marks a failed or unknown email as done. Deletes its text, which was kept for investigation. */
export const leaveMail = defineCommand({
  name: 'leaveMail',
  input: ofMail,
  run: async (write, { mailId }) => {
    const { agency_id } = await loadToLookInto(write, mailId);
    await settle(write, mailId, null);
    note(write, 'leaveMail', mailId, agency_id, {});
    return { mail: mailId };
  },
});

/** What a new email needs from this one; locks it. */
async function loadToLookInto(write: Write, mailId: string) {
  refuseAllButSuperAdmins(write.viewer);
  const row = await write.tx.selectFrom('mails').selectAll().where('id', '=', mailId).forUpdate().executeTakeFirst();
  if (!row) return refuseUnknown();
  const { looked_into_at, state, kind, agency_id, invitation_id, survey_recipient_id } = row;
  const { to_email, to_name, reply_to, from_name, subject } = row;
  if (state !== 'failed' && state !== 'unknown')
    return refuse('NOT_FAILED', 'You can only do this with an email that failed or is unconfirmed.');
  if (looked_into_at) return refuse('DECIDED', 'Someone has already handled this email.');
  const { html, text, calendar, headers } = row;
  return {
    kind,
    agency_id,
    invitation_id,
    survey_recipient_id,
    to_email,
    to_name,
    reply_to,
    from_name,
    subject,
    html,
    text,
    calendar,
    headers,
  };
}

const settle = ({ tx, at, viewer }: Write, mailId: string, sentAgainAs: string | null) =>
  tx
    .updateTable('mails')
    .set({
      looked_into_at: at,
      looked_into_by: viewer.userId,
      sent_again_as: sentAgainAs,
      ...withoutContents(),
    })
    .where('id', '=', mailId)
    .execute();

function note(write: Write, action: AuditAction, id: string, agencyId: string | null, details: AuditEntry['details']) {
  write.audit({ action, agencyId, subject: { type: 'Mail', id }, details });
}
