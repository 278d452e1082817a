import { type Selectable, sql } from 'kysely';
import { formatCount } from '#common/formats.ts';
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

/** Sends one email of the outbox; see `deliverAll`. */
export const deliver = (context: Context, transport: MailTransport, mailId: string): Promise<void> =>
  deliverAll(context, transport, [mailId]);

/** Emails that are on their way together. If the process dies, so many are unconfirmed at most. */
const atOnce = 10;

/**
 * Sends emails of the outbox, each at most once. A row says `sending` before anything leaves, so an attempt that finds
 * that knows an earlier one died: the email becomes `unknown`, is listed, and is never repeated. Throws `MailDeferred`
 * when some certainly did not arrive and may be retried; when none of some that leave together did, the rest waits, too.
 */
export async function deliverAll(
  context: Context,
  transport: MailTransport,
  mailIds: readonly string[],
): Promise<void> {
  let deferred = 0;
  for (let from = 0; from < mailIds.length; from += atOnce) {
    const mails = await takeForSending(context, mailIds.slice(from, from + atOnce));
    if (mails.length === 0) continue;
    reached('mail:marked-sending');
    const fates = await Promise.all(mails.map(async ({ id, ...mail }) => ({ id, fate: await transport.send(mail) })));
    reached('mail:handed-over');
    await settle(context, fates);
    reached('mail:settled');
    const failed = fates.filter(({ fate }) => fate.fate === 'deferred').length;
    deferred += failed;
    if (failed === fates.length) break;
  }
  if (deferred > 0)
    throw new MailDeferred(
      `The mail server did not take ${formatCount(deferred, 'email')} yet, among them mail ${mailIds[0]}`,
    );
}

/**
 * One statement, so only one of two simultaneous attempts gets an email. Reads the suppressions again: hours may have
 * passed since the email was written.
 */
async function takeForSending(
  context: Context,
  mailIds: readonly string[],
): Promise<readonly (OutgoingMail & { id: string })[]> {
  const now = context.nature.now();
  const { rows } = await sql<Selectable<Mails>>`/* takeForSending */
    update mails m set
      state = case
        when state = 'sending' then 'unknown'
        when ${wantsNoMail(sql.ref('m.to_email'), sql.ref('m.agency_id'), reasonsToKeepBack(sql.ref('m.kind')))} then 'suppressed'
        else 'sending' end,
      sending_at = case when state = 'sending' then sending_at else ${now}::timestamptz end
    where id in (
      select id from mails where id = any(${mailIds}) and state in ('queued', 'sending') order by id for update
    )
    returning *`.execute(context.database.kysely);
  const idsIn = (state: string) => rows.filter((row) => row.state === state).map(({ id }) => id);
  await note(context, idsIn('unknown'), 'unknown', 'The process ended while this email was being sent.');
  await note(context, idsIn('suppressed'), 'suppressed', null);
  return rows.filter(({ state }) => state === 'sending').map((row) => ({ id: row.id, ...outgoing(row) }));
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

async function settle(context: Context, fates: readonly { id: string; fate: Fate }[]): Promise<void> {
  const accepted = fates.filter(({ fate }) => fate.fate === 'accepted').map(({ id }) => id);
  await note(context, accepted, 'sent', null);
  for (const { id, fate } of fates) {
    if (fate.fate === 'unknown') await note(context, [id], 'unknown', fate.reason);
    if (fate.fate === 'deferred') await putBack(context, id, fate.reason);
    if (fate.fate === 'refused')
      await runCommand(recordRefusal, context, { mailId: id, reason: fate.reason, isBadAddress: fate.badAddress });
  }
}

/**
 * Also emails that another attempt has marked `unknown` since: this one saw how they ended. An unknown email keeps its
 * text for investigation.
 */
async function note(
  { database, nature }: Context,
  mailIds: readonly string[],
  state: 'sent' | 'unknown' | 'suppressed',
  error: string | null,
) {
  if (mailIds.length === 0) return;
  if (state === 'unknown') log.warn({ mailIds }, 'Whether a mail was accepted is unknown; it is not repeated');
  await database.kysely
    .updateTable('mails')
    .set({ state, error, settled_at: nature.now(), ...(state === 'unknown' ? {} : withoutContents()) })
    .where('id', 'in', mailIds)
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
