import type { Database } from '#server/database/database.ts';
import { env } from '#server/env.ts';
import type { MailHeaders } from '#server/mail/headers.ts';
import { bareAddress } from '#server/mail/transport.ts';

/** An email for people and tests. Times are ISO 8601 in UTC. */
export interface MailInOutbox {
  id: string;
  kind: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** All headers it is sent with, besides MIME's own. */
  headers: MailHeaders;
  state: string;
  error: string | null;
  at: string;
}

/** The outbox, newest first; `to` is a normalised address. */
export async function listMails(
  { kysely }: Database,
  { to, id, limit }: { to?: string | undefined; id?: string; limit: number },
): Promise<MailInOutbox[]> {
  let query = kysely.selectFrom('mails').selectAll().orderBy('queued_at', 'desc').orderBy('id', 'desc').limit(limit);
  if (to) query = query.where('to_email', '=', to);
  if (id) query = query.where('id', '=', id);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    to: row.to_email,
    from: senderOf(row),
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: {
      From: senderOf(row),
      To: row.to_name ? `${row.to_name} <${row.to_email}>` : row.to_email,
      ...(row.reply_to ? { 'Reply-To': row.reply_to } : {}),
      Subject: row.subject,
      Date: row.queued_at.toUTCString(),
      'Message-ID': row.message_id,
      ...(row.headers as MailHeaders),
    },
    state: row.state,
    error: row.error,
    at: row.queued_at.toISOString(),
  }));
}

const senderOf = ({ from_name }: { from_name: string | null }): string =>
  from_name ? `${from_name} <${bareAddress(env.MAIL_FROM)}>` : env.MAIL_FROM;
