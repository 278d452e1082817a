import { type Selectable, sql } from 'kysely';
import { reached } from '#server/commands/checkpoints.ts';
import { runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import type { Mails } from '#server/database/types.ts';
import { log } from '#server/log.ts';
import type { Fate } from '#server/mail/fate.ts';
import type { MailHeaders } from '#server/mail/headers.ts';
import { reasonsToKeepBack } from '#server/mail/kinds.ts';
import { returnAddress } from '#server/mail/return-path.ts';
import { wantsNoMail } from '#server/mail/suppression.ts';
import type { MailTransport, OutgoingMail } from '#server/mail/transport.ts';
import { withoutContents } from './contents.ts';
import { recordRefusal } from './mailing.commands.ts';

/** Tells the queue to retry later. Names no address: thrown errors are logged. */
export class MailDeferred extends Error {}

/**
 * Sends one email of the outbox, at most once. The row says `sending` before anything leaves, so an attempt that finds
 * that knows an earlier one died: the email becomes `unknown`, is listed, and is never repeated. Throws `MailDeferred`
 * when the email certainly did not arrive and may be retried.
 */
export async function deliver(context: Context, transport: MailTransport, mailId: string): Promise<void> {
  const mail = await takeForSending(context, mailId);
  if (!mail) return;
  reached('mail:marked-sending');
  const fate = await transport.send(mail);
  reached('mail:handed-over');
  await settle(context, mailId, fate);
  reached('mail:settled');
  if (fate.fate === 'deferred') throw new MailDeferred(`The mail server did not take mail ${mailId} yet`);
}

/**
 * One statement, so only one of two simultaneous attempts gets the email. Reads the suppressions again: hours may have
 * passed since the email was written.
 */
async function takeForSending(context: Context, mailId: string): Promise<OutgoingMail | null> {
  const now = context.nature.now();
  const { rows } = await sql<Selectable<Mails>>`/* takeForSending */
    update mails m set
      state = case
        when state = 'sending' then 'unknown'
        when ${wantsNoMail(sql.ref('m.to_email'), sql.ref('m.agency_id'), reasonsToKeepBack(sql.ref('m.kind')))} then 'suppressed'
        else 'sending' end,
      sending_at = case when state = 'sending' then sending_at else ${now}::timestamptz end
    where id = ${mailId} and state in ('queued', 'sending')
    returning *`.execute(context.database.kysely);
  const row = rows[0];
  if (row?.state === 'unknown')
    await note(context, mailId, 'unknown', 'The process ended while this email was being sent.');
  if (row?.state === 'suppressed') await note(context, mailId, 'suppressed', null);
  return row?.state === 'sending' ? outgoing(row) : null;
}

const outgoing = (row: Selectable<Mails>): OutgoingMail => ({
  messageId: row.message_id,
  to: { email: row.to_email, name: row.to_name },
  replyTo: row.reply_to,
  fromName: row.from_name,
  subject: row.subject,
  html: row.html,
  text: row.text,
  calendar: row.calendar,
  headers: row.headers as MailHeaders,
  date: row.queued_at,
  returnPath: returnAddress('bounce', row.id),
});

async function settle(context: Context, mailId: string, fate: Fate): Promise<void> {
  if (fate.fate === 'accepted') return note(context, mailId, 'sent', null);
  if (fate.fate === 'unknown') return note(context, mailId, 'unknown', fate.reason);
  if (fate.fate === 'deferred') return putBack(context, mailId, fate.reason);
  await runCommand(recordRefusal, context, { mailId, reason: fate.reason, isBadAddress: fate.badAddress });
}

/**
 * Also an email that another attempt has marked `unknown` since: this one saw how it ended. An unknown email keeps its
 * text for investigation.
 */
async function note(
  { database, nature }: Context,
  mailId: string,
  state: 'sent' | 'unknown' | 'suppressed',
  error: string | null,
) {
  if (state === 'unknown') log.warn({ mailId }, 'Whether a mail was accepted is unknown; it is not repeated');
  await database.kysely
    .updateTable('mails')
    .set({ state, error, settled_at: nature.now(), ...(state === 'unknown' ? {} : withoutContents()) })
    .where('id', '=', mailId)
    .where('state', 'in', ['sending', 'unknown', 'suppressed'])
    .execute();
}

/** Only from `sending`: nobody is left to send what another attempt marked unknown. */
async function putBack({ database }: Context, mailId: string, reason: string) {
  await database.kysely
    .updateTable('mails')
    .set({ state: 'queued', error: reason })
    .where('id', '=', mailId)
    .where('state', '=', 'sending')
    .execute();
}
