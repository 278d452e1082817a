import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** An encoding, as named by `content-encoding`. */
export type Encoding = 'identity' | 'gzip' | 'br';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

/** Brotli quality for the first reader, who waits for it. */
const soon = 5;
/**
 * Brotli's largest windows: ten percent smaller, for 0.1 to 0.3 s of a thread. This decides whether a page fits into
 * the first round trip of a connection.
 */
const small = 10;

/** A page's content in the encodings that were requested. Each is made for its first reader, off the event loop. */
export class Body {
  readonly #forms: Partial<Record<Encoding, Buffer>>;
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  #isSmall = false;
  #onResize: () => void = () => undefined;

  constructor(content: string | Buffer) {
    this.#forms = { identity: typeof content === 'string' ? Buffer.from(content) : content };
  }

  /** Bytes of all its encodings. */
  get size(): number {
    const { identity, gzip: zipped, br } = this.#forms;
    return (identity?.length ?? 0) + (zipped?.length ?? 0) + (br?.length ?? 0);
  }

  /** Called when an encoding is added or dropped. */
  onResize(next: () => void): void {
    this.#onResize = next;
  }

  /** An encoding that exists already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#forms[encoding];
  }

  /** An encoding, made if necessary, once for simultaneous requests. */
  async in(encoding: Encoding): Promise<Buffer> {
    const ready = this.#forms[encoding] ?? this.#making.get(encoding);
    if (ready) return ready;
    const making = this.#make(encoding).finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, making);
    return making;
  }

  /** Keeps only the compressed form; plain readers get it decompressed. */
  async compress(): Promise<void> {
    await this.in('br');
    this.#dropPlain();
  }

  /** Compresses it as small as possible, once. */
  async compressMore(): Promise<void> {
    if (this.#isSmall) return;
    this.#isSmall = true;
    this.#forms.br = await brotli(await this.in('identity'), small);
    this.#dropPlain();
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    // Decompressed bytes are sent and dropped: keeping them would undo the packing.
    if (encoding === 'identity') return fromBrotli(this.#forms.br!);
    const plain = await this.in('identity');
    const made = encoding === 'br' ? await brotli(plain, soon) : await toGzip(plain, { level: 6 });
    this.#forms[encoding] ??= made;
    this.#onResize();
    return made;
  }

  #dropPlain(): void {
    delete this.#forms.identity;
    this.#onResize();
  }
}

const brotli = (bytes: Buffer, quality: number) =>
  toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
