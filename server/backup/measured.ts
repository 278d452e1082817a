import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Lets bytes through and knows, once all have passed, what their SHA-256 is. */
export class Measured extends Transform {
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** In hexadecimal; to be asked once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}
