import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { damaged, incomplete } from './opened.ts';

/** A file on disk, and whether its content is packed by gzip. */
export interface Source {
  readonly path: string;
  readonly isGzip: boolean;
}

/** The bytes of a file, unpacked. */
export async function* bytesOf({ path, isGzip }: Source): AsyncGenerator<Buffer, void, void> {
  const file = createReadStream(path, { highWaterMark: chunkSize });
  // The consumer gets the error, too.
  const bytes = isGzip ? pipeline(file, createGunzip({ chunkSize }), () => {}) : file;
  try {
    for await (const chunk of bytes) yield chunk as Buffer;
  } catch (error) {
    throw unpacking(error);
  } finally {
    file.destroy();
  }
}

/** The first bytes of a file, unpacked: `count` of them, or all if it has fewer. */
export async function firstBytes(source: Source, count: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytesOf(source)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= count) break;
  }
  return Buffer.concat(chunks).subarray(0, count);
}

/** Tells an error of unpacking in plain words, and leaves any other as it is. */
export function unpacking(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'Z_BUF_ERROR') return incomplete();
  return code.startsWith('Z_') ? damaged() : error;
}

const chunkSize = 65_536;
