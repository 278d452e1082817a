import { Readable } from 'node:stream';
import type { Context } from '#server/commands/context.ts';
import { keepUpload, type UploadedFile } from '../keep-upload.ts';

/** The first bytes of each file type. `pngOf` makes a PNG of any size. */
export const heads = {
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a4649460001', 'hex'),
  webp: Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3', 'latin1'),
};

/** Bytes that start like a PNG. */
export const pngOf = (size: number): Buffer => Buffer.concat([heads.png, Buffer.alloc(size - heads.png.length, 7)]);

/** Sends in chunks, as a network does. */
export const inPieces = (bytes: Buffer, piece = 65_536): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) => bytes.subarray(at * piece, (at + 1) * piece)),
    { objectMode: false },
  );

/** A picture that was stored. */
export async function uploadPicture(context: Context, bytes = pngOf(1000)): Promise<UploadedFile> {
  const upload = await keepUpload(context, inPieces(bytes), { kind: 'picture' });
  if (!upload.ok) throw new Error(upload.problem.message);
  return upload.file;
}
