import type { ImapFlow } from 'imapflow';
import { emailSyncLimits } from '#common/email-sync/found-people.ts';
import { carryOut } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { headersOf } from './imap.ts';
import { readHeader } from './read-header.ts';
import { type FolderKind, recordMailboxPart } from './reading.commands.ts';
import type { Directed } from './recording.ts';

/** An error that isn't the mailbox's, such as of the database. Its cause is the error. */
export class OurFault extends Error {
  static throw(this: void, error: unknown): never {
    throw new OurFault('Reading a mailbox failed here', { cause: error });
  }
}

/** How far a folder was read before. */
export interface Cursor {
  readonly kind: string;
  readonly uid_validity: string;
  readonly last_uid: string;
  readonly read_until: Date | null;
}

/**
 * Reads the headers of what is new in Sent and Inbox, part by part. Returns whether both were read to their ends;
 * otherwise there is more to read, or reading was stopped.
 */
export async function readFolders(
  context: Context,
  client: ImapFlow,
  mailboxId: string,
  cursors: readonly Cursor[],
): Promise<{ isWhole: boolean; isStopped: boolean }> {
  let room: number = emailSyncLimits.messagesInARow;
  for (const { kind, path } of await foldersOf(client)) {
    const lock = await client.getMailboxLock(path, { readOnly: true });
    try {
      const read = await readFolder(context, client, {
        mailboxId,
        kind,
        room,
        cursor: cursors.find((one) => one.kind === kind),
      });
      if (read.isStopped) return { isWhole: false, isStopped: true };
      room -= read.count;
      if (room <= 0) return { isWhole: false, isStopped: false };
    } finally {
      lock.release();
    }
  }
  return { isWhole: true, isStopped: false };
}

/** The inbox, and the folder of sent mail, which servers name as they like. */
async function foldersOf(client: ImapFlow): Promise<readonly { kind: FolderKind; path: string }[]> {
  const all = await client.list();
  const sent = all.find(({ specialUse }) => specialUse === '\\Sent');
  return [...(sent ? [{ kind: 'sent' as const, path: sent.path }] : []), { kind: 'inbox', path: 'INBOX' }];
}

interface Reading {
  mailboxId: string;
  kind: FolderKind;
  cursor: Cursor | undefined;
  /** How many messages may be read at most. */
  room: number;
}

async function readFolder(context: Context, client: ImapFlow, { mailboxId, kind, cursor, room }: Reading) {
  const { mailbox } = client;
  if (!mailbox) return { count: 0, isStopped: false };
  const uidValidity = String(mailbox.uidValidity);
  const isSame = cursor?.uid_validity === uidValidity;
  const lastUid = isSame ? Number(cursor.last_uid) : 0;
  const since = sinceOf(context.nature.now(), cursor);
  const found = (await client.search({ since, ...(lastUid > 0 && { uid: `${lastUid + 1}:*` }) }, { uid: true })) || [];
  // '5:*' means the last message, too, if it has a lower number.
  const fresh = found
    .filter((uid) => uid > lastUid)
    .sort((a, b) => a - b)
    .slice(0, room);
  for (let from = 0; from < fresh.length; from += emailSyncLimits.batch) {
    const uids = fresh.slice(from, from + emailSyncLimits.batch);
    const messages = await directed(context, client, kind, uids);
    const part = { mailboxId, kind, uidValidity, lastUid: uids.at(-1)!, seen: uids.length, messages };
    const { goesOn } = await carryOut(context, recordMailboxPart, part).catch(OurFault.throw);
    if (!goesOn) return { count: from, isStopped: true };
  }
  return { count: fresh.length, isStopped: false };
}

/**
 * From when on messages are read: a year ago at first. When the numbers of a folder have changed after it was read to
 * its end, only what may have come since is read again; the ids of those that were counted are still known.
 */
function sinceOf(now: Date, cursor: Cursor | undefined): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - emailSyncLimits.months);
  const month = 30 * 86_400_000;
  return cursor?.read_until ? new Date(Math.max(since.getTime(), cursor.read_until.getTime() - month)) : since;
}

async function directed(
  { nature }: Context,
  client: ImapFlow,
  kind: FolderKind,
  uids: readonly number[],
): Promise<Directed[]> {
  const messages: Directed[] = [];
  for (const { raw, arrivedAt } of await headersOf(client, uids)) {
    const header = await readHeader(raw, arrivedAt, nature.now());
    if (header) messages.push({ header, isSent: kind === 'sent' });
  }
  return messages;
}
