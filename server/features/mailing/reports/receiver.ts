import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { log } from '#server/log.ts';
import { type ReturnAddress, readReturnAddress } from '#server/mail/return-path.ts';
import { readReport } from './read-report.ts';
import { recordReport, unsubscribeByMail } from './reports.commands.ts';

/** Where to listen; files of a certificate in PEM, with which encryption is offered. Port 0: any that is free. */
export interface ReceiverSettings {
  port: number;
  host: string;
  name: string;
  certificate?: { certFile: string; keyFile: string } | null;
  /** Conversations of one network in a minute; 60 unless told. */
  conversationsAMinute?: number;
}

/** A line that listens. */
export interface Receiver {
  port: number;
  stop(): Promise<void>;
}

/** Bounds of what others may ask of us: bytes of a mail, conversations at once, in all and of one network, milliseconds of silence. */
const limits = { size: 1_000_000, clients: 50, clientsOfNetwork: 10, silence: 60_000 } as const;

/**
 * A mail server that takes nothing but news of our own mails, at the addresses that only these carry: no mail is passed
 * on, and none is kept. It says yes only when what it was told stands in the database; until then others try again.
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
          log.error({ err: error }, 'A report about a mail could not be recorded');
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
    ? takeReport(context, about, raw, isFromNobody)
    : leave(context, about, isFromNobody);
}

async function takeReport(context: Context, { mailId }: ReturnAddress, raw: Buffer, isFromNobody: boolean) {
  const report = await readReport(raw, isFromNobody);
  if (report) await mustBeDone(runCommand(recordReport, context, { mailId, ...report }));
  return report ? 'Noted' : 'Nothing to note';
}

/** A bounce of an answer is nobody's wish. */
async function leave(context: Context, { mailId }: ReturnAddress, isFromNobody: boolean) {
  if (!isFromNobody) await mustBeDone(runCommand(unsubscribeByMail, context, { mailId }));
  return 'Noted';
}

async function mustBeDone(command: Promise<{ ok: boolean }>) {
  const { ok } = await command;
  if (!ok) throw new Error('A command refused what a mail server told');
}

/** Reads on to the end also of a mail that is too large: only then may it be refused. */
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

/** Counts conversations of each network: within the running minute, and those that last, lest one network holds all lines. */
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
