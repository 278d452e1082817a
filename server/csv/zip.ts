import { posix } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { unpacking } from './bytes.ts';
import { damaged, expansion, incomplete, UnreadableTable } from './opened.ts';

/** Reads the parts of a zip file on disk. Their names are only compared, never used as paths. */
export class Zip {
  readonly #file: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #expand = expansion();

  private constructor(file: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  /** Opens a zip file; the caller closes it. Throws `UnreadableTable`. */
  static async open(path: string): Promise<Zip> {
    const file = await openPromise(path, { autoClose: false }).catch(toldPlainly);
    // What reads an entry gets the error, too.
    file.on('error', () => {});
    try {
      return new Zip(file, await entriesOf(file));
    } catch (error) {
      file.close();
      return toldPlainly(error);
    }
  }

  /** The bytes of a part, checked against its sum. Parts that a workbook needs whole may have up to 20 MB. */
  async *part(name: string, isSmall = false): AsyncGenerator<Buffer, void, void> {
    const entry = this.#entries.get(keyOf(name));
    if (!entry) throw damaged();
    if (entry.isEncrypted()) throw new UnreadableTable('This file is protected by a password. Save it without one.');
    if (isSmall && entry.uncompressedSize > 20_000_000)
      throw new UnreadableTable('This workbook is too complex. Copy the table into a new workbook.');
    // Reading stops where a part is larger than it says.
    this.#expand(entry.uncompressedSize);
    let sum = 0;
    try {
      for await (const chunk of await this.#file.openReadStreamPromise(entry)) {
        sum = crc32(chunk, sum);
        yield chunk;
      }
    } catch (error) {
      toldPlainly(error);
    }
    if (sum !== entry.crc32) throw damaged();
  }

  /** Whether there is a part with the name. */
  has(name: string): boolean {
    return this.#entries.has(keyOf(name));
  }

  /** Closes the file once nothing is read any more. */
  close(): void {
    this.#file.close();
  }
}

async function entriesOf(file: ZipFile): Promise<Map<string, Entry>> {
  if (file.entryCount > 10_000) throw new UnreadableTable('This workbook has more than 10,000 parts.');
  const entries = new Map<string, Entry>();
  for await (const entry of file.eachEntry()) entries.set(keyOf(entry.fileName), entry);
  return entries;
}

/** Names of parts differ by more than case. */
const keyOf = (name: string): string => posix.normalize(name).toLowerCase();

/** Throws the error in plain words, unless the disk failed or our own code did. */
function toldPlainly(error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (error instanceof UnreadableTable || /^E(?!INVAL)[A-Z]+$/.test(code)) throw error;
  if (/^(End of central directory|Invalid comment length)/.test(message)) throw incomplete();
  const told = unpacking(error);
  throw told instanceof UnreadableTable ? told : damaged();
}
