import { Readable } from 'node:stream';
import { uploadLimits } from '#common/limits.ts';
import type { Context } from '#server/commands/context.ts';
import { allowedType, arrival, dropRest, measured, type RefusedUpload, readHead, refusedUpload } from './arrival.ts';
import type { FileKind } from './kinds.ts';
import type { MediaType } from './media-types.ts';
import { fileStorage } from './storage.ts';

/** A file stored for a day, unless a command attaches it by id. Size in bytes. */
export interface UploadedFile {
  id: string;
  key: string;
  mediaType: MediaType;
  size: number;
  /** In hex. */
  sha256: string;
}
/**
 * The stored file, or why it was refused. `status` is for callers that answer over HTTP; 503 comes with Retry-After.
 */
export type Upload = { ok: true; file: UploadedFile } | RefusedUpload;

/**
 * Stores an upload before the transaction that attaches it. The first bytes decide its type. Accepts at most
 * `maxBytes`, and never more than `uploadLimits.file`. A refused upload is read to its end and discarded, so later
 * parts of a form still arrive. Throws when the sender or the storage breaks off.
 *
 * Bytes are stored as they come, including a picture's EXIF: run pictures of users through `readPicture` first.
 */
export async function keepUpload(
  context: Context,
  source: Readable,
  { kind, maxBytes = uploadLimits.file }: { kind: FileKind; maxBytes?: number },
): Promise<Upload> {
  const arrived = arrival();
  const bytes = measured(source, Math.min(maxBytes, uploadLimits.file), arrived);
  try {
    const head = await readHead(bytes);
    const mediaType = allowedType(head, kind);
    const { id, key } = await noteUpload(context, kind, mediaType);
    await fileStorage().put(key, Readable.from(joined(head, bytes)));
    const sha256 = arrived.hash.digest();
    await noteArrival(context, id, arrived.size, sha256);
    return { ok: true, file: { id, key, mediaType, size: arrived.size, sha256: sha256.toString('hex') } };
  } catch (error) {
    return refusedUpload(error);
  } finally {
    arrived.held.release();
    await dropRest(source, bytes);
  }
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>) {
  yield head;
  yield* rest;
}

/** The row is written before the bytes, so the sweep finds both even if the process ends in between. */
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

async function noteArrival({ database }: Context, id: string, size: number, sha256: Buffer) {
  await database.kysely.updateTable('files').set({ size, sha256 }).where('id', '=', id).executeTakeFirstOrThrow();
}
