import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** How bytes may be sent, as `content-encoding` names it. */
export type Encoding = 'identity' | 'gzip' | 'br';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

/** Brotli's quality for the first reader, who waits for it. */
const soon = 5;
/** Its best windows: a tenth smaller, for 0.1 to 0.3 s of a thread. It decides whether a page goes through a fresh connection in one flight. */
const small = 10;

/** What a page says, in the encodings it was asked for: each is made with its first reader, off the event loop. */
export class Body {
  readonly #forms: Partial<Record<Encoding, Buffer>>;
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  #isSmall = false;
  #onResize: () => void = () => undefined;

  constructor(content: string | Buffer) {
    this.#forms = { identity: typeof content === 'string' ? Buffer.from(content) : content };
  }

  /** Bytes of all its forms. */
  get size(): number {
    const { identity, gzip: zipped, br } = this.#forms;
    return (identity?.length ?? 0) + (zipped?.length ?? 0) + (br?.length ?? 0);
  }

  /** Calls back whenever a form has come or gone. */
  onResize(next: () => void): void {
    this.#onResize = next;
  }

  /** A form that is there already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#forms[encoding];
  }

  /** A form, made if need be: once for all who ask at the same time. */
  async in(encoding: Encoding): Promise<Buffer> {
    const ready = this.#forms[encoding] ?? this.#making.get(encoding);
    if (ready) return ready;
    const making = this.#make(encoding).finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, making);
    return making;
  }

  /** Keeps it compressed: whoever wants it plain gets it unpacked. */
  async fold(): Promise<void> {
    await this.in('br');
    this.#dropPlain();
  }

  /** Folds it as small as it gets; the work is done once. */
  async foldSmaller(): Promise<void> {
    if (this.#isSmall) return;
    this.#isSmall = true;
    this.#forms.br = await brotli(await this.in('identity'), small);
    this.#dropPlain();
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    // What is unpacked goes out once: keeping it would undo the folding.
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
