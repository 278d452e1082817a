import { unescaped } from './cell-values.ts';
import { tableLimits, UnreadableTable } from './opened.ts';
import { readXml } from './xml.ts';

/** The texts that the cells of a workbook name by their number, kept outside the heap. */
export class SharedTexts {
  readonly #groups: { readonly bytes: Buffer; readonly ends: Uint32Array }[] = [];
  #open: string[] = [];
  #size = 0;

  /** Reads them from their part. Throws `UnreadableTable` if they are more than 100 MB. */
  static async read(chunks: AsyncIterable<Buffer>): Promise<SharedTexts> {
    const texts = new SharedTexts();
    let text = '';
    const collector = new TextCollector((piece) => {
      texts.#grow(Buffer.byteLength(piece));
      text += piece;
    });
    await readXml(chunks, {
      open(name) {
        if (name === 'si') text = '';
        collector.open(name);
      },
      text: collector.text,
      close(name) {
        collector.close(name);
        if (name === 'si') texts.#add(text);
      },
    });
    texts.#close();
    return texts;
  }

  /** The text with the number; undefined if there is none. */
  at(index: number): string | undefined {
    const group = this.#groups[Math.floor(index / groupSize)];
    const place = index % groupSize;
    const end = group?.ends[place];
    return end === undefined ? undefined : group!.bytes.toString('utf8', group!.ends[place - 1] ?? 0, end);
  }

  #add(text: string) {
    this.#grow(4);
    this.#open.push(unescaped(text));
    if (this.#open.length === groupSize) this.#close();
  }

  #close() {
    let end = 0;
    const ends = Uint32Array.from(this.#open, (text) => (end += Buffer.byteLength(text)));
    this.#groups.push({ bytes: Buffer.from(this.#open.join('')), ends });
    this.#open = [];
  }

  #grow(by: number) {
    this.#size += by;
    if (this.#size > tableLimits.texts)
      throw new UnreadableTable('This workbook has more than 100 MB of text. Save the sheet as CSV.');
  }
}

/** Collects the text of a cell from its runs, without the readings that Japanese texts may have. */
export class TextCollector {
  readonly #take: (piece: string) => void;
  #isText = false;
  #isReading = false;

  constructor(take: (piece: string) => void) {
    this.#take = take;
  }

  open(name: string): void {
    if (name === 'rPh') this.#isReading = true;
    if (name === 't') this.#isText = !this.#isReading;
  }

  readonly text = (piece: string): void => {
    if (this.#isText) this.#take(piece);
  };

  close(name: string): void {
    if (name === 'rPh') this.#isReading = false;
    if (name === 't') this.#isText = false;
  }
}

const groupSize = 1024;
