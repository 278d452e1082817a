import { Readable } from 'node:stream';
import type { Context } from '#server/commands/context.ts';
import { keepUpload, type Upload } from './keep-upload.ts';
import type { FileKind } from './kinds.ts';
import { readPicture } from './read-picture.ts';

/** Keeps what a person sends for a day, unless a command attaches it: a picture drawn anew, all else as it comes. */
export async function keepSent(context: Context, source: Readable, kind: FileKind): Promise<Upload> {
  if (kind !== 'picture') return keepUpload(context, source, { kind });
  const picture = await readPicture(source);
  return picture.ok ? keepPicture(context, picture.bytes) : picture;
}

/** Keeps a picture that `readPicture` has read. */
export const keepPicture = (context: Context, bytes: Buffer): Promise<Upload> =>
  keepUpload(context, Readable.from([bytes]), { kind: 'picture' });
