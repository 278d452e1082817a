import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** An accepted email, as its recipient's mail program sees it. */
export interface Arrived {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  /** The sender of the envelope: where reports about this email go. */
  returnPath: string;
}

/** A real mail server on loopback. What is in `arrived` was accepted, even if the sender never learned it. */
export interface Mailbox {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** Called once, when the next complete email is here and before the sender learns it. */
  beforeNextAnswer(act: () => void | Promise<void>): void;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const arrived: Arrived[] = [];
  let act: (() => void | Promise<void>) | undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      simpleParser(stream)
        .then(async (mail) => {
          arrived.push(readMail(mail, envelope.mailFrom ? envelope.mailFrom.address : ''));
          const mine = act;
          act = undefined;
          await mine?.();
          done();
        })
        .catch(done);
    },
  });
  // Senders are killed in the middle of a command.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived,
    beforeNextAnswer: (next) => {
      act = next;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function readMail(mail: ParsedMail, returnPath: string): Arrived {
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
  return {
    messageId: mail.messageId ?? '',
    to: to?.value[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    returnPath,
  };
}
