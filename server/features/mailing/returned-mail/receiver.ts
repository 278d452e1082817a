import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { log } from '#server/log.ts';
import { type ReturnAddress, readReturnAddress } from '#server/mail/return-path.ts';
import { readReturnedMail } from './read-returned-mail.ts';
import { recordReturnedMail, unsubscribeByMail } from './returned-mail.commands.ts';

/** Where to listen (port 0 picks a free one), and the PEM files of the certificate for STARTTLS. */
export interface ReceiverSettings {
  port: number;
  host: string;
  name: string;
  certificate?: { certFile: string; keyFile: string } | null;
  /** Conversations of one network in a minute; 60 by default. */
  conversationsAMinute?: number;
}

/** A listening receiver. */
export interface Receiver {
  port: number;
  stop(): Promise<void>;
}

/** Limits for others: bytes of an email, simultaneous conversations in all and by network, milliseconds of silence. */
const limits = { size: 1_000_000, clients: 50, clientsOfNetwork: 10, silence: 60_000 } as const;

/**
 * A mail server that only accepts news about our own emails, at return addresses that only these have. It relays
 * nothing and keeps nothing. It accepts only once the news is in the database; until then, senders retry.
 */
export async function startReceiver(context: () => Context, settings: ReceiverSettings): Promise<Receiver> {
  const { certificate } = settings;
  const tls = certificate && { cert: await readFile(certificate.certFile), key: await readFile(certificate.keyFile) };
  const turns = turnsOfNetworks(settings.conversationsAMinute ?? 60);
  const server = new SMTPServer({
    name: settings.name,
    banner: 'Plaudit takes reports about its own mails',
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...tls,
    authOptional: true,
    disableReverseLookup: true,
    size: limits.size,
    maxClients: limits.clients,
    socketTimeout: limits.silence,
    closeTimeout: 5000,
    onConnect: ({ id, remoteAddress }, done) =>
      turns.take(remoteAddress, id) ? done() : done(refusal(421, '4.7.0 Too many conversations; try again later')),
    onClose: ({ id }) => turns.leave(id),
    onRcptTo: ({ address }, { envelope }, done) => {
      if (envelope.rcptTo.length > 0) return done(refusal(452, '4.5.3 One recipient at a time'));
      return readReturnAddress(address) ? done() : done(refusal(550, '5.1.1 There is no such address here'));
    },
    onData: (stream, session, done) => {
      take(context(), stream, session).then(
        (sentence) => done(null, sentence),
        (error: Error & { responseCode?: number }) => {
          if (error.responseCode) return done(error);
          log.error({ err: error }, 'A returned mail could not be recorded');
          return done(refusal(451, '4.3.0 Try again later'));
        },
      );
    },
  });
  server.on('error', (error) => log.debug({ err: error }, 'A conversation about a mail broke off'));
  server.listen(settings.port, settings.host);
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}

async function take(context: Context, stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<string> {
  const raw = await readAll(stream);
  const sender = envelope.mailFrom as SMTPServerAddress | false;
  const isFromNobody = !sender || sender.address === '';
  const about = readReturnAddress(envelope.rcptTo[0]!.address)!;
  return about.purpose === 'bounce'
    ? takeReturnedMail(context, about, raw, isFromNobody)
    : leave(context, about, isFromNobody);
}

async function takeReturnedMail(context: Context, { mailId }: ReturnAddress, raw: Buffer, isFromNobody: boolean) {
  const returned = await readReturnedMail(raw, isFromNobody);
  if (returned) await mustBeDone(runCommand(recordReturnedMail, context, { mailId, ...returned }));
  return returned ? 'Noted' : 'Nothing to note';
}

/** A bounced answer is nobody's wish. */
async function leave(context: Context, { mailId }: ReturnAddress, isFromNobody: boolean) {
  if (!isFromNobody) await mustBeDone(runCommand(unsubscribeByMail, context, { mailId }));
  return 'Noted';
}

async function mustBeDone(command: Promise<{ ok: boolean }>) {
  const { ok } = await command;
  if (!ok) throw new Error('A command refused what a mail server told');
}

/** Also reads an email that is too large to its end: only then may it be refused. */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limits.size) chunks.push(chunk);
  }
  if (stream.sizeExceeded || size > limits.size) throw refusal(552, '5.3.4 A report is smaller than that');
  return Buffer.concat(chunks);
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/**
 * Counts conversations by network: within the current minute, and open ones, so that no network holds all connections.
 */
function turnsOfNetworks(mostAMinute: number) {
  let minute = 0;
  let taken = new Map<string, number>();
  const lasting = new Map<string, string>();
  return {
    take(network: string, conversation: string): boolean {
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, taken] = [now, new Map()];
      const count = (taken.get(network) ?? 0) + 1;
      taken.set(network, count);
      const atOnce = [...lasting.values()].filter((other) => other === network).length;
      const isFree = count <= mostAMinute && atOnce < limits.clientsOfNetwork;
      if (isFree) lasting.set(conversation, network);
      return isFree;
    },
    leave(conversation: string): void {
      lasting.delete(conversation);
    },
  };
}
