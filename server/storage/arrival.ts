import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { formatBytes } from '#common/formats.ts';
import type { Problem } from '#common/inputs.ts';
import { Refusal, refuse } from '#server/commands/refusal.ts';
import { type HeldBytes, holdBytes } from './in-flight.ts';
import { type FileKind, fileKinds } from './kinds.ts';
import { headLength, type MediaType, mediaTypeOf } from './media-types.ts';

/** Why an upload was not taken; `status` is for a caller that answers by HTTP, 503 with Retry-After. */
export interface RefusedUpload {
  ok: false;
  problem: Problem;
  status: number;
}

/** Why an upload is refused, and how that is said in HTTP. */
const statuses = {
  FILE_EMPTY: 400,
  FILE_TOO_LARGE: 413,
  FILE_TOO_MANY_PIXELS: 413,
  FILE_WRONG_TYPE: 415,
  FILE_BROKEN: 415,
  TOO_MANY_UPLOADS: 503,
};

/** Ends the taking of an upload with the one reason that its sender is told. */
export const refuseUpload = (code: keyof typeof statuses, message: string): never => refuse(code, message);

/** An upload refused, as its caller gets it; what is not a refusal is thrown on. */
export function refusedUpload(error: unknown): RefusedUpload {
  if (!(error instanceof Refusal)) throw error;
  const problem = error.problems[0]!;
  return { ok: false, problem, status: statuses[problem.code as keyof typeof statuses] };
}

/** What is known of bytes while they arrive. Whoever begins one releases `held` at its end. */
export interface Arrived {
  size: number;
  hash: Hash;
  held: HeldBytes;
}

/** Begins to know of bytes, before the first has come. */
export const arrival = (): Arrived => ({ size: 0, hash: createHash('sha256'), held: holdBytes() });

/** The chunks of a source, counted, hashed and held; refuses more than `maxBytes`, and more than the process may hold. */
export async function* measured(source: Readable, maxBytes: number, arrived: Arrived): AsyncGenerator<Buffer> {
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    arrived.size += chunk.length;
    if (arrived.size > maxBytes) refuseLarger(maxBytes);
    if (!arrived.held.add(chunk.length)) refuseForNow();
    arrived.hash.update(chunk);
    yield chunk;
  }
  // A file that a form has cut off at its own limit ends as if it were whole.
  if ('truncated' in source && source.truncated) refuseLarger(maxBytes);
}

/** Lets go of a source and reads it to its end; while somebody still iterates over it, it would not flow. */
export async function dropRest(source: Readable, bytes: AsyncGenerator<Buffer>): Promise<void> {
  await bytes.return(undefined);
  source.resume();
}

/** At least as much as tells what the bytes are, unless there is less. */
export async function readHead(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < headLength) {
    const { value, done } = await bytes.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

/** What the first bytes say that a file is; refused where its kind does not take that. */
export function allowedType(head: Buffer, kind: FileKind): MediaType {
  const { mediaTypes, wanted }: { mediaTypes: readonly MediaType[]; wanted: string } = fileKinds[kind];
  if (!head.length) refuseUpload('FILE_EMPTY', 'This file is empty. Choose another one.');
  const mediaType = mediaTypeOf(head);
  if (mediaType && mediaTypes.includes(mediaType)) return mediaType;
  return refuseUpload('FILE_WRONG_TYPE', `We cannot use this file here. Choose ${wanted}.`);
}

/** Refuses what would be too much at this moment, and may come again. */
export const refuseForNow = (): never =>
  refuseUpload('TOO_MANY_UPLOADS', 'Too many files are being sent right now. Try again in a minute.');

const refuseLarger = (maxBytes: number) =>
  refuseUpload('FILE_TOO_LARGE', `This file is too large. Choose one of at most ${formatBytes(maxBytes)}.`);
