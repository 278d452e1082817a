import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const newline = 0x0a;

/** Passes bytes through and, at the end, knows their SHA-256 and the number of COPY text rows among them. */
export class Measured extends Transform {
  readonly #hash = createHash('sha256');
  #rows = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) this.#rows += 1;
    done(null, chunk);
  }

  /** In hexadecimal. Call it once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex');
  }

  /**
   * Each row ends in a newline and contains no other. Postgres reports its own count after the last row, possibly too
   * late.
   */
  rows(): number {
    return this.#rows;
  }
}
