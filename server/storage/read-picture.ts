import type { Readable } from 'node:stream';
import { uploadLimits } from '#common/limits.ts';
import { allowedType, arrival, dropRest, measured, type RefusedUpload, readHead, refusedUpload } from './arrival.ts';
import { type FileKind, longestSideOf } from './kinds.ts';
import { reEncode } from './re-encode.ts';

/** A picture that may be stored, or why it may not. */
export type ReadPicture = { ok: true; bytes: Buffer } | RefusedUpload;

/**
 * Reads and re-encodes an uploaded picture. Nothing is stored yet, so a form with other invalid fields leaves nothing
 * behind; call `keepPicture` next. A refused picture is read to its end and discarded, so later parts of a form still
 * arrive.
 */
export async function readPicture(source: Readable, kind: FileKind = 'picture'): Promise<ReadPicture> {
  const arrived = arrival();
  const bytes = measured(source, uploadLimits.file, arrived);
  try {
    const head = await readHead(bytes);
    allowedType(head, kind);
    const chunks = [head];
    for await (const chunk of bytes) chunks.push(chunk);
    return { ok: true, bytes: await reEncode(Buffer.concat(chunks), longestSideOf(kind)!) };
  } catch (error) {
    return refusedUpload(error);
  } finally {
    arrived.held.release();
    await dropRest(source, bytes);
  }
}
