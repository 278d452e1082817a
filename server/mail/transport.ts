import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { env } from '#server/env.ts';
import { methodOfFile } from './calendar.ts';
import { type Fate, fateOf, type SmtpFailure } from './fate.ts';
import type { MailHeaders } from './headers.ts';

/** An email from the outbox, ready to send. */
export interface OutgoingMail {
  messageId: string;
  to: { email: string; name: string };
  replyTo: string | null;
  /** The name beside our address; null for ours. */
  fromName?: string | null;
  subject: string;
  html: string;
  text: string;
  /** A calendar file to attach. */
  calendar?: string | null;
  headers: MailHeaders;
  date: Date;
  /** Where bounces go, instead of the sender; see `returnAddress`. */
  returnPath?: string | null;
}

/** Sends emails. Never throws: the result is the answer. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<Fate>;
  close(): void;
}

/**
 * The server, the credentials, and timeouts in milliseconds. RFC 5321 4.5.3.2 asks for minutes once an email is in
 * progress.
 */
export interface SmtpSettings {
  url: string;
  from: string;
  connectWithin?: number;
  answerWithin?: number;
}

/** This process's transport, as configured; opened on first use. Without a mail server, emails stay in the outbox. */
export function mailTransport(): MailTransport {
  opened ??= env.SMTP_URL ? openSmtp({ url: env.SMTP_URL, from: env.MAIL_FROM }) : outboxOnly;
  return opened;
}

/** Closes idle connections, so the process can exit. */
export function closeMailTransport(): void {
  opened?.close();
  opened = undefined;
}

let opened: MailTransport | undefined;

/** Counts an email as sent although it goes nowhere: on your own machine `/dev/mail` is the mailbox. */
export const outboxOnly: MailTransport = { send: async () => ({ fate: 'accepted' }), close: () => {} };

/**
 * A pool of connections to a mail server. It never resends by itself: only the outbox knows whether that is safe.
 * Envelope addresses are those of the headers, unless the email has its own return path; then it requests notices of
 * failure and delay, with headers only (RFC 3461).
 */
export function openSmtp({ url, from, connectWithin = 15_000, answerWithin = 180_000 }: SmtpSettings): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxRequeues: 0,
    connectionTimeout: connectWithin,
    greetingTimeout: connectWithin,
    socketTimeout: answerWithin,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const bodies = new Map<string, Readable>();
  // A body is read only after the server has accepted DATA, which shows how far a failed send came.
  smtp.use('stream', (mail, done) => {
    const make = mail.message.createReadStream.bind(mail.message);
    mail.message.createReadStream = (options) => {
      const body = inOnePiece(() => make(options));
      bodies.set(String(mail.data.messageId), body);
      return body;
    };
    done();
  });
  return {
    close: () => smtp.close(),
    async send(mail) {
      try {
        await smtp.sendMail({ from: mail.fromName ? namedSender(from, mail.fromName) : from, ...messageOf(mail) });
        return { fate: 'accepted' };
      } catch (error) {
        return fateOf(error as SmtpFailure, bodies.get(mail.messageId)?.readableDidRead ?? false);
      } finally {
        bodies.delete(mail.messageId);
      }
    },
  };
}

/** Nodemailer writes each line of a header and each part by itself. Together they take one write to the connection. */
const inOnePiece = (make: () => NodeJS.ReadableStream) =>
  Readable.from(
    (async function* () {
      yield await buffer(make());
    })(),
  );

/** Our address under another name, as nodemailer encodes it. */
const namedSender = (from: string, name: string) => ({ name, address: bareAddress(from) });

/** The address in a setting such as 'Plaudit <hello@plaudit.example>'. */
export const bareAddress = (from: string): string => from.replace(/^.*<|>$/g, '');

function messageOf(mail: OutgoingMail) {
  return {
    messageId: mail.messageId,
    to: { name: mail.to.name, address: mail.to.email },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    ...(mail.returnPath ? returning(mail, mail.returnPath) : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Our templates are English: to look for the shorter encoding takes longer than it saves.
    textEncoding: 'quoted-printable' as const,
    ...(mail.calendar ? { attachments: [calendarFile(mail.calendar)] } : {}),
    date: mail.date,
    // Prepared headers are not folded: some receivers fail the signature of a folded List-Unsubscribe.
    headers: Object.entries(mail.headers).map(([key, value]) => ({ key, value: { prepared: true, value } })),
  };
}

const calendarFile = (content: string) => ({
  filename: 'invite.ics',
  content,
  contentType: `text/calendar; charset=utf-8; method=${methodOfFile(content)}`,
});

const returning = ({ messageId, to }: OutgoingMail, returnPath: string) => ({
  envelope: { from: returnPath, to: to.email },
  dsn: {
    id: messageId.replaceAll(/[<>]/g, ''),
    return: 'headers' as const,
    notify: ['failure' as const, 'delay' as const],
    recipient: `rfc822;${to.email}`,
  },
});
