import { Readable } from 'node:stream';
import type { Context } from '#server/commands/context.ts';
import { keepUpload, type Upload } from './keep-upload.ts';
import { type FileKind, longestSideOf } from './kinds.ts';
import { readPicture } from './read-picture.ts';

/**
 * Stores what a user sends for a day, unless a command attaches it. Pictures are re-encoded; other files are stored as
 * sent.
 */
export async function keepSent(context: Context, source: Readable, kind: FileKind): Promise<Upload> {
  if (!longestSideOf(kind)) return keepUpload(context, source, { kind });
  const picture = await readPicture(source, kind);
  return picture.ok ? keepPicture(context, picture.bytes, kind) : picture;
}

/** Stores a picture that `readPicture` has read. */
export const keepPicture = (context: Context, bytes: Buffer, kind: FileKind = 'picture'): Promise<Upload> =>
  keepUpload(context, Readable.from([bytes]), { kind });
