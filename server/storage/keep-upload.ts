import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { formatBytes } from '#common/formats.ts';
import type { Problem } from '#common/inputs.ts';
import { uploadLimits } from '#common/limits.ts';
import type { Context } from '#server/commands/context.ts';
import { Refusal, refuse } from '#server/commands/refusal.ts';
import { type HeldBytes, holdBytes } from './in-flight.ts';
import { type FileKind, fileKinds } from './kinds.ts';
import { headLength, type MediaType, mediaTypeOf } from './media-types.ts';
import { fileStorage } from './storage.ts';

/** A file that is kept for a day, unless a command attaches it by its id. Size in bytes. */
export interface UploadedFile {
  id: string;
  key: string;
  mediaType: MediaType;
  size: number;
}
/** What was kept, or why not; `status` is for a caller that answers by HTTP, 503 with Retry-After. */
export type Upload = { ok: true; file: UploadedFile } | { ok: false; problem: Problem; status: number };

/** Why an upload is refused, and how that is said in HTTP. */
const statuses = { FILE_EMPTY: 400, FILE_TOO_LARGE: 413, FILE_WRONG_TYPE: 415, TOO_MANY_UPLOADS: 503 };

/**
 * Keeps what somebody sends, before the transaction that attaches it. What it is, its first bytes tell. At most
 * `maxBytes`, and never more than `uploadLimits.file`. A refused upload is read to its end and dropped, so that the
 * parts of a form behind it still arrive. Throws where the sender or the storage breaks off.
 *
 * Pictures are kept as they come, with their EXIF: the feature that brings them re-encodes them by sharp first.
 */
export async function keepUpload(
  context: Context,
  source: Readable,
  { kind, maxBytes = uploadLimits.file }: { kind: FileKind; maxBytes?: number },
): Promise<Upload> {
  const arrived: Arrived = { size: 0, hash: createHash('sha256'), held: holdBytes() };
  try {
    const bytes = measured(source, Math.min(maxBytes, uploadLimits.file), arrived);
    const head = await readHead(bytes);
    const mediaType = allowedType(head, kind);
    const { id, key } = await noteUpload(context, kind, mediaType);
    await fileStorage().put(key, Readable.from(joined(head, bytes)));
    await noteArrival(context, id, arrived);
    return { ok: true, file: { id, key, mediaType, size: arrived.size } };
  } catch (error) {
    return refused(error);
  } finally {
    arrived.held.release();
    source.resume();
  }
}

interface Arrived {
  size: number;
  hash: Hash;
  held: HeldBytes;
}

/** Why the upload ended; what is not a refusal is thrown on. */
function refused(error: unknown): Upload {
  if (!(error instanceof Refusal)) throw error;
  const problem = error.problems[0]!;
  return { ok: false, problem, status: statuses[problem.code as keyof typeof statuses] };
}

const refuseUpload = (code: keyof typeof statuses, message: string) => refuse(code, message);
const refuseLarger = (maxBytes: number) =>
  refuseUpload('FILE_TOO_LARGE', `This file is too large. Choose one of at most ${formatBytes(maxBytes)}.`);

async function* measured(source: Readable, maxBytes: number, arrived: Arrived): AsyncGenerator<Buffer> {
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    arrived.size += chunk.length;
    if (arrived.size > maxBytes) refuseLarger(maxBytes);
    if (!arrived.held.add(chunk.length))
      refuseUpload('TOO_MANY_UPLOADS', 'Too many files are being sent right now. Try again in a minute.');
    arrived.hash.update(chunk);
    yield chunk;
  }
  // A file that a form has cut off at its own limit ends as if it were whole.
  if ('truncated' in source && source.truncated) refuseLarger(maxBytes);
}

/** At least as much as tells what the bytes are, unless there is less. */
async function readHead(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < headLength) {
    const { value, done } = await bytes.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

function allowedType(head: Buffer, kind: FileKind): MediaType {
  const { mediaTypes, wanted }: { mediaTypes: readonly MediaType[]; wanted: string } = fileKinds[kind];
  if (!head.length) refuseUpload('FILE_EMPTY', 'This file is empty. Choose another one.');
  const mediaType = mediaTypeOf(head);
  if (mediaType && mediaTypes.includes(mediaType)) return mediaType;
  return refuseUpload('FILE_WRONG_TYPE', `We cannot use this file here. Choose ${wanted}.`);
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>) {
  yield head;
  yield* rest;
}

/** The row stands before the bytes do: whatever ends us on the way, the sweep finds it and removes both. */
async function noteUpload({ database, nature, viewer }: Context, kind: FileKind, mediaType: MediaType) {
  const file = { id: nature.newId(), key: nature.newToken() };
  await database.kysely
    .insertInto('files')
    .values({
      ...file,
      kind,
      media_type: mediaType,
      agency_id: viewer.agencyId,
      uploaded_by: viewer.userId,
      uploaded_at: nature.now(),
    })
    .execute();
  return file;
}

async function noteArrival({ database }: Context, id: string, { size, hash }: Arrived) {
  await database.kysely
    .updateTable('files')
    .set({ size, sha256: hash.digest() })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
