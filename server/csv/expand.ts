import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { refuseExpanded, refuseTable, tableLimits } from './problem.ts';

/**
 * The bytes of a file, unpacked if it is gzip. Stops as soon as they are more than we read. The source is closed at the
 * end, and when the reader stops early.
 */
export async function* expanded(source: Readable, limit: number = tableLimits.expanded): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const { value: first, done } = await chunks.next();
    if (done) refuseTable('This file is empty.');
    const all = joined(first, chunks);
    const isPacked = first[0] === 0x1f && first[1] === 0x8b;
    for await (const chunk of isPacked ? unpacked(all) : all) {
      size += chunk.length;
      if (size > limit) refuseExpanded();
      yield chunk;
    }
  } catch (error) {
    throw isDamage(error) ? new DamagedPack('The packed data is damaged or cut off') : error;
  } finally {
    source.destroy();
  }
}

/** The packed data ends too early, or is damaged. Whoever knows the line says so. */
export class DamagedPack extends Error {}

async function* joined(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let next: IteratorResult<Buffer> = { value: first, done: false }; !next.done; next = await rest.next())
    yield next.value;
}

function unpacked(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gunzip = createGunzip({ chunkSize: 262_144 });
  const packed = Readable.from(bytes, { objectMode: false });
  packed.on('error', (error) => gunzip.destroy(error));
  gunzip.on('close', () => packed.destroy());
  return packed.pipe(gunzip);
}

const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
