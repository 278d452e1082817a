import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An email as it arrived: its envelope, its bytes, and what an email program reads from them. */
export interface ReceivedMail {
  from: string;
  to: readonly string[];
  raw: string;
  parsed: ParsedMail;
}

/** A real mail server on loopback. `refusals` answers a recipient with a given code. */
export async function startSmtp(refusals: Readonly<Record<string, readonly [code: number, text: string]>> = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = refusals[address];
      done(refusal ? Object.assign(new Error(refusal[1]), { responseCode: refusal[0] }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const keep = async () => {
        const raw = Buffer.concat(chunks).toString();
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          parsed: await simpleParser(raw),
        });
        done();
      };
      stream.on('end', () => void keep());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  return { url: urlOf(server.server), received };
}

/** Where a conversation can fail, in order; `body` is after the whole email. */
export type Phase = 'connect' | 'mail' | 'rcpt' | 'data' | 'body';

/**
 * A server that works up to one phase, and there gives a reply, disconnects ('drop'), or goes silent ('hang').
 * `healthyMails`: how many it accepts first.
 */
export async function startFaultySmtp(phase: Phase, fault: string, healthyMails = 0) {
  let taken = 0;
  const server = createServer((socket) => {
    let isBody = false;
    let rest = '';
    const answer = (at: Phase | null, good: string) => {
      if (at !== phase || taken < healthyMails) return socket.write(`${good}\r\n`);
      if (fault === 'drop') return socket.destroy();
      return fault === 'hang' || socket.write(`${fault}\r\n`);
    };
    socket.on('error', () => {});
    answer('connect', '220 loopback ready');
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isBody) {
          if (line !== '.') continue;
          isBody = false;
          answer('body', '250 taken');
          taken++;
        } else if (line.startsWith('MAIL')) answer('mail', '250 ok');
        else if (line.startsWith('RCPT')) answer('rcpt', '250 ok');
        else if (line === 'DATA') {
          isBody = phase !== 'data' || taken < healthyMails;
          answer('data', '354 go ahead');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else answer(null, '250 ok');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: urlOf(server) };
}

const urlOf = (server: Server | SMTPServer['server']) => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
