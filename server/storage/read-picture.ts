import type { Readable } from 'node:stream';
import { uploadLimits } from '#common/limits.ts';
import { allowedType, arrival, dropRest, measured, type RefusedUpload, readHead, refusedUpload } from './arrival.ts';
import { reEncode } from './re-encode.ts';

/** A picture that may be kept, or why it may not. */
export type ReadPicture = { ok: true; bytes: Buffer } | RefusedUpload;

/**
 * Reads a picture that somebody sends, and draws it anew. Nothing is kept yet, so that a form whose other fields do not
 * fit leaves nothing behind: `keepPicture` comes next. A refused one
 * is read to its end and dropped, so that the parts of a form behind it still arrive.
 */
export async function readPicture(source: Readable): Promise<ReadPicture> {
  const arrived = arrival();
  const bytes = measured(source, uploadLimits.file, arrived);
  try {
    const head = await readHead(bytes);
    allowedType(head, 'picture');
    const chunks = [head];
    for await (const chunk of bytes) chunks.push(chunk);
    return { ok: true, bytes: await reEncode(Buffer.concat(chunks)) };
  } catch (error) {
    return refusedUpload(error);
  } finally {
    arrived.held.release();
    await dropRest(source, bytes);
  }
}
