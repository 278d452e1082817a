import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const newline = 0x0a;

/** Lets bytes through and knows, once all have passed, what their SHA-256 is, and of rows in the text format of COPY how many. */
export class Measured extends Transform {
  readonly #hash = createHash('sha256');
  #rows = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) this.#rows += 1;
    done(null, chunk);
  }

  /** In hexadecimal; to be asked once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex');
  }

  /** Each row ends in a newline, and has none elsewhere. The server's own count comes after the last row, maybe too late. */
  rows(): number {
    return this.#rows;
  }
}
