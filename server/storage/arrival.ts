import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { formatBytes } from '#common/formats.ts';
import type { Problem } from '#common/inputs.ts';
import { Refusal, refuse } from '#server/commands/refusal.ts';
import { type HeldBytes, holdBytes } from './in-flight.ts';
import { type FileKind, fileKinds } from './kinds.ts';
import { headLength, type MediaType, mayBeText, mediaTypeOf, wordDocument, wordTypeOf } from './media-types.ts';

/** Why an upload was refused. `status` is for callers that answer over HTTP; 503 comes with Retry-After. */
export interface RefusedUpload {
  ok: false;
  problem: Problem;
  status: number;
}

/** The reasons for refusing an upload, with their HTTP status. */
const statuses = {
  FILE_EMPTY: 400,
  FILE_TOO_LARGE: 413,
  FILE_TOO_MANY_PIXELS: 413,
  FILE_WRONG_TYPE: 415,
  FILE_BROKEN: 415,
  TOO_MANY_UPLOADS: 503,
};

/** Stops an upload with a reason for its sender. */
export const refuseUpload = (code: keyof typeof statuses, message: string): never => refuse(code, message);

/** Returns a refusal to the caller, and rethrows anything else. */
export function refusedUpload(error: unknown): RefusedUpload {
  if (!(error instanceof Refusal)) throw error;
  const problem = error.problems[0]!;
  return { ok: false, problem, status: statuses[problem.code as keyof typeof statuses] };
}

/** What is known about an upload while it arrives. The caller must release `held` at the end. */
export interface Arrived {
  size: number;
  hash: Hash;
  held: HeldBytes;
}

/** Starts tracking an upload before its first byte. */
export const arrival = (): Arrived => ({ size: 0, hash: createHash('sha256'), held: holdBytes() });

/**
 * Passes on the chunks of a source while counting and hashing them. Refuses more than `maxBytes`, and more than the
 * process may hold.
 */
export async function* measured(source: Readable, maxBytes: number, arrived: Arrived): AsyncGenerator<Buffer> {
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    arrived.size += chunk.length;
    if (arrived.size > maxBytes) refuseLarger(maxBytes);
    if (!arrived.held.add(chunk.length)) refuseForNow();
    arrived.hash.update(chunk);
    yield chunk;
  }
  // A file that a form cut off at its own limit otherwise looks complete.
  if ('truncated' in source && source.truncated) refuseLarger(maxBytes);
}

/** Reads a source to its end and discards it. A source that is still iterated would not flow. */
export async function dropRest(source: Readable, bytes: AsyncGenerator<Buffer>): Promise<void> {
  await bytes.return(undefined);
  source.resume();
}

/** Collects at least enough bytes to detect the type, unless the file is shorter. */
export async function readHead(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < headLength) {
    const { value, done } = await bytes.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

/** Detects the type of a file from its first bytes, and refuses one that this kind does not take. */
export function allowedType(head: Buffer, kind: FileKind): MediaType {
  const { mediaTypes, wanted }: { mediaTypes: readonly MediaType[]; wanted: string } = fileKinds[kind];
  if (!head.length) refuseUpload('FILE_EMPTY', 'This file is empty. Choose another one.');
  const found = mediaTypes.includes(wordDocument) ? (wordTypeOf(head) ?? mediaTypeOf(head)) : mediaTypeOf(head);
  const mediaType = found ?? (mediaTypes.includes('text/csv') && mayBeText(head) ? 'text/csv' : null);
  if (mediaType && mediaTypes.includes(mediaType)) return mediaType;
  return refuseUpload('FILE_WRONG_TYPE', `We cannot use this file here. Choose ${wanted}.`);
}

/** Refuses what is too much right now. The sender may try again. */
export const refuseForNow = (): never =>
  refuseUpload('TOO_MANY_UPLOADS', 'Too many files are being sent right now. Try again in a minute.');

const refuseLarger = (maxBytes: number) =>
  refuseUpload('FILE_TOO_LARGE', `This file is too large. Choose one of at most ${formatBytes(maxBytes)}.`);
