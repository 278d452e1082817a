import type { ReactElement } from 'react';
import { normaliseEmail } from '#common/email.ts';
import { absolute, unsubscribeUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { headersOf, type MailHeaders, messageIdOf, refuseHeaderInjection } from './headers.ts';
import { keptBackBy } from './kinds.ts';
import { renderMail } from './render.tsx';
import { sendMailJob } from './send-mail-job.ts';
import { isSuppressed } from './suppression.ts';
import { newUnsubscribeToken } from './unsubscribe-tokens.ts';

/** An email to one person. */
export interface MailToCompose {
  /** A product term, such as `invitation`. Kinds that start with `security-` also reach people who unsubscribed. */
  kind: string;
  to: { email: string; name: string };
  subject: string;
  /** A template inside `MailFrame`. */
  body: ReactElement;
  /** On whose behalf: its own suppressions count besides the general ones. */
  agencyId?: string | null;
  invitationId?: string | null;
  /** The user whose notices it holds: unsubscribing stops only these emails. */
  noticesOf?: string;
  /** The reply address; the sender stays ours. */
  replyTo?: string | null;
  /** The name beside our address; ours by default. */
  fromName?: string | null;
  /** A calendar file to attach; see `calendarOf`. */
  calendar?: string;
  /** Offers one-click unsubscribe: from this agency or everybody, and without an agency from everybody. */
  unsubscribe?: { agencyId: string | null } | null;
}

/** `suppressed`: recorded without a text, and never sent. */
export interface Composed {
  id: string;
  outcome: 'queued' | 'suppressed';
}

/**
 * Writes an email into the outbox inside the command's transaction; a task sends it after the commit. Refuses addresses
 * we cannot send to, and names or subjects that could inject a header.
 */
export async function composeMail(write: Write, mail: MailToCompose): Promise<Composed> {
  const email = mailable(mail.to.email, 'email');
  const replyTo = mail.replyTo ? mailable(mail.replyTo, 'replyTo') : null;
  refuseHeaderInjection(mail.to.name, 'name');
  refuseHeaderInjection(mail.subject, 'subject');
  refuseHeaderInjection(mail.fromName ?? '', 'fromName');
  const agencyId = mail.agencyId ?? mail.unsubscribe?.agencyId ?? null;
  const letter: Letter = { ...mail, id: write.nature.newId(), email, replyTo, agencyId };
  if (await isSuppressed(write.tx, email, agencyId, keptBackBy(mail.kind))) return leaveUnsent(write, letter);
  return queue(write, letter);
}

interface Letter extends MailToCompose {
  id: string;
  email: string;
  replyTo: string | null;
  agencyId: string | null;
}

function mailable(address: string, field: string): string {
  return (
    normaliseEmail(address) ?? refuse('INVALID_EMAIL', 'Enter an email address such as name@company.example.', field)
  );
}

async function leaveUnsent(write: Write, letter: Letter): Promise<Composed> {
  await keep(write, letter, 'suppressed', { headers: {}, html: '', text: '' });
  return { id: letter.id, outcome: 'suppressed' };
}

async function queue(write: Write, letter: Letter): Promise<Composed> {
  const { email, unsubscribe, invitationId = null, noticesOf = null } = letter;
  const token = unsubscribe
    ? await newUnsubscribeToken(write, { email, agencyId: unsubscribe.agencyId, invitationId, noticesOf })
    : null;
  const { html, text } = await renderMail(letter.body, {
    siteUrl: env.PLAUDIT_URL,
    contactEmail: env.CONTACT_EMAIL,
    unsubscribeUrl: token && absolute(env.PLAUDIT_URL, unsubscribeUrl(token)),
    unsubscribesFrom: noticesOf ? 'notices' : unsubscribe?.agencyId ? 'agency' : 'everybody',
  });
  await keep(write, letter, 'queued', { headers: headersOf(letter.id, token), html, text });
  write.enqueue(enqueued(sendMailJob, { mailId: letter.id }, { key: sendMailJob.keyOf(letter.id) }));
  return { id: letter.id, outcome: 'queued' };
}

interface Contents {
  headers: MailHeaders;
  html: string;
  text: string;
}

async function keep(write: Write, letter: Letter, state: 'queued' | 'suppressed', { headers, html, text }: Contents) {
  await write.tx
    .insertInto('mails')
    .values({
      id: letter.id,
      kind: letter.kind,
      agency_id: letter.agencyId,
      invitation_id: letter.invitationId ?? null,
      to_email: letter.email,
      to_name: letter.to.name,
      reply_to: letter.replyTo,
      from_name: letter.fromName ?? null,
      subject: letter.subject,
      html,
      text,
      calendar: state === 'queued' ? (letter.calendar ?? null) : null,
      headers: JSON.stringify(headers),
      message_id: messageIdOf(letter.id),
      state,
      queued_at: write.at,
      settled_at: state === 'suppressed' ? write.at : null,
    })
    .execute();
}
