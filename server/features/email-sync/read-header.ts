import { createHmac } from 'node:crypto';
import { type AddressObject, type EmailAddress, type HeaderLines, simpleParser } from 'mailparser';
import { normaliseEmail } from '#common/email.ts';
import { placementWordsIn } from '#common/email-sync/dropped.ts';
import { emailSyncLimits } from '#common/email-sync/found-people.ts';
import { trimUnseen } from '#common/invisible.ts';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** Somebody in a header. */
export interface Correspondent {
  readonly email: string;
  readonly name: string | null;
}

/** What is taken from a message's header. The subject leaves only a number, once exclusions have looked at it. */
export interface ReadHeader {
  /** A keyed hash of the message's id, or of who wrote to whom and when if it has none. */
  readonly key: Buffer;
  /** A keyed hash of the id of the message that began the thread. */
  readonly threadKey: Buffer;
  readonly from: readonly Correspondent[];
  /** To and Cc. */
  readonly to: readonly Correspondent[];
  readonly at: Date;
  /** Sent to many, by a list, or by a program. */
  readonly isBulk: boolean;
  readonly wordScore: number;
  /** In lower case; never stored. */
  readonly subject: string;
  /** Addresses to which servers delivered it: a blind copy is named only there. */
  readonly deliveredTo: readonly string[];
}

/**
 * Reads the header of a message, which may be cut. Null if it names nobody who can be written to.
 * @param arrivedAt the time that the mailbox gives it, for messages without a usable date
 */
export async function readHeader(raw: Buffer, arrivedAt: Date, now: Date): Promise<ReadHeader | null> {
  const mail = await simpleParser(headOf(raw), { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true });
  const lines = linesOf(mail.headerLines);
  const from = peopleIn(mail.from);
  const to = [...peopleIn(mail.to), ...peopleIn(mail.cc)];
  if (from.length === 0 && to.length === 0) return null;
  const at = timeOf(mail.date, arrivedAt, now);
  const id = mail.messageId ?? [at.toISOString(), ...[...from, ...to].map(({ email }) => email)].join(' ');
  const [references] = [mail.references ?? []].flat();
  const subject = (mail.subject ?? '').replaceAll('\0', '').toLowerCase();
  return {
    key: keyOf(id),
    threadKey: keyOf(references ?? mail.inReplyTo ?? id),
    from,
    to,
    at,
    isBulk: to.length > emailSyncLimits.recipients || isByProgram(lines),
    wordScore: placementWordsIn(subject),
    subject,
    deliveredTo: deliveredIn(lines),
  };
}

/** The header alone, without a last line that was cut off. */
function headOf(raw: Buffer): Buffer {
  const head = raw.subarray(0, emailSyncLimits.headerBytes);
  if (raw.length < emailSyncLimits.headerBytes) return Buffer.concat([head, Buffer.from('\r\n\r\n')]);
  return Buffer.concat([head.subarray(0, head.lastIndexOf('\n') + 1), Buffer.from('\r\n')]);
}

const keyOf = (id: string): Buffer =>
  createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'message ids')).update(id).digest();

/** The header's date, unless it is missing, unreadable or in the future. */
function timeOf(date: Date | undefined, arrivedAt: Date, now: Date): Date {
  const usable = [date, arrivedAt].find((one) => one && one.getTime() > 0 && one.getTime() <= now.getTime());
  return usable ?? now;
}

function peopleIn(field: AddressObject | AddressObject[] | undefined): Correspondent[] {
  const flat = (address: EmailAddress): EmailAddress[] => (address.group ? address.group.flatMap(flat) : [address]);
  return [field ?? []]
    .flat()
    .flatMap(({ value }) => value.flatMap(flat))
    .flatMap(({ address, name }) => {
      const email = address && normaliseEmail(address);
      return email ? [{ email, name: nameOf(name, email) }] : [];
    });
}

/** A name as people would write it; null if it's only the address again. */
function nameOf(name: string | undefined, email: string): string | null {
  const tidy = trimUnseen((name ?? '').normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' '))
    .replaceAll(/^['"]+|['"]+$/g, '')
    .trim();
  if (!tidy || tidy.includes('@') || tidy.toLowerCase() === email) return null;
  return [...tidy].slice(0, emailSyncLimits.name).join('').trim();
}

type Lines = ReadonlyMap<string, readonly string[]>;

function linesOf(headerLines: HeaderLines): Lines {
  const lines = new Map<string, string[]>();
  for (const { key, line } of headerLines) {
    const value = line.slice(line.indexOf(':') + 1).trim();
    lines.set(key, [...(lines.get(key) ?? []), value]);
  }
  return lines;
}

function isByProgram(lines: Lines): boolean {
  const says = (key: string) => (lines.get(key)?.[0] ?? '').toLowerCase();
  if (
    ['list-unsubscribe', 'list-id', 'list-post', 'feedback-id', 'x-autoreply', 'x-autorespond'].some((key) =>
      lines.has(key),
    )
  )
    return true;
  if (/^(?:bulk|list|junk|auto_reply)/.test(says('precedence'))) return true;
  if (says('auto-submitted') !== '' && !says('auto-submitted').startsWith('no')) return true;
  if (/^<\s*>/.test(says('return-path'))) return true;
  return /^(?:text\/calendar|multipart\/report)/.test(says('content-type'));
}

/** Where servers say that they delivered it, for `for` of Received, too (RFC 5321 section 4.4). */
function deliveredIn(lines: Lines): string[] {
  const named = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to', 'to', 'cc', 'bcc'];
  const addresses = named.flatMap((key) => lines.get(key) ?? []);
  const received = (lines.get('received') ?? []).flatMap(
    (line) => /\bfor\s+<?([^\s<>;]+@[^\s<>;]+)/i.exec(line)?.[1] ?? [],
  );
  return [...addresses, ...received].map((line) => line.toLowerCase());
}
