import { Batches } from './batches.ts';
import { dayOfSerial, plainNumber, unescaped } from './cell-values.ts';
import { damaged, expansion, type TableRow, tableLimits, UnreadableTable } from './opened.ts';
import { type SharedTexts, TextCollector } from './shared-texts.ts';
import { XmlReader } from './xml.ts';

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly texts: SharedTexts | null;
  /** Whether the style with the index shows numbers as days. */
  readonly isDayStyle: (index: number) => boolean;
  readonly isFrom1904: boolean;
}

/** The rows of a sheet in batches. Throws `UnreadableTable` at a row that is too long. */
export async function* sheetRows(
  chunks: AsyncIterable<Buffer>,
  context: SheetContext,
): AsyncGenerator<readonly TableRow[], void, void> {
  const batches = new Batches();
  const sheet = new SheetReader(context, batches);
  const reader = new XmlReader(sheet);
  for await (const chunk of chunks) {
    reader.write(chunk);
    yield* batches.take();
  }
  reader.end();
  yield* batches.takeAll();
}

class SheetReader {
  readonly #context: SheetContext;
  readonly #batches: Batches;
  /** Cells that are left out count, too. */
  readonly #expand = expansion();
  readonly #collector = new TextCollector((piece) => this.#append(piece));
  #isInData = false;
  #isValue = false;
  #line = 0;
  #cells: string[] = [];
  #size = 0;
  #column = -1;
  #kind = 'n';
  #style = 0;
  #value = '';

  constructor(context: SheetContext, batches: Batches) {
    this.#context = context;
    this.#batches = batches;
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'sheetData') this.#isInData = true;
    if (!this.#isInData) return;
    if (name === 'row') {
      this.#line = rowNumber(attributes['r']) ?? this.#line + 1;
      this.#cells = [];
      this.#size = 0;
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = columnOf(attributes['r']) ?? this.#column + 1;
      if (this.#column >= columns) throw damaged();
      this.#kind = attributes['t'] ?? 'n';
      this.#style = Number(attributes['s'] ?? 0);
      this.#value = '';
    } else if (name === 'v') this.#isValue = true;
    else this.#collector.open(name);
  };

  readonly text = (piece: string): void => {
    if (this.#isValue) this.#append(piece);
    else this.#collector.text(piece);
  };

  readonly close = (name: string): void => {
    if (name === 'sheetData') this.#isInData = false;
    else if (name === 'v') this.#isValue = false;
    else if (name === 'c' && this.#isInData) this.#take(this.#read());
    else if (name === 'row' && this.#isInData)
      this.#batches.add({ line: this.#line, cells: this.#cells }, this.#size + this.#cells.length * cellSize);
    else this.#collector.close(name);
  };

  #append(piece: string) {
    this.#value += piece;
    this.#refuseLong(this.#value.length);
  }

  #take(text: string) {
    if (!text) return;
    this.#size += Buffer.byteLength(text);
    const gap = Math.max(0, this.#column - this.#cells.length) * cellSize;
    this.#refuseLong(gap);
    this.#expand(gap);
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = text;
  }

  #refuseLong(more: number) {
    if (this.#size + this.#cells.length * cellSize + more > tableLimits.row)
      throw new UnreadableTable(`Row ${this.#line} is longer than 64 KB, so it can't be a row of a table.`, this.#line);
  }

  #read(): string {
    const { texts, isDayStyle, isFrom1904 } = this.#context;
    const value = this.#value;
    if (this.#kind === 'str' || this.#kind === 'inlineStr') return unescaped(value);
    const written = value.trim();
    if (!written || this.#kind === 'e') return '';
    if (this.#kind === 's') {
      const text = texts?.at(Number(written));
      if (text === undefined) throw damaged();
      return text;
    }
    if (this.#kind === 'b') return written === '1' || written === 'true' ? 'TRUE' : 'FALSE';
    if (this.#kind === 'd') return /^\d{4}-\d\d-\d\d/.exec(written)?.[0] ?? written;
    return (isDayStyle(this.#style) && dayOfSerial(Number(written), isFrom1904)) || plainNumber(written);
  }
}

const columns = 16_384;
/** What a cell takes besides its text: a few bytes of a file could otherwise say that a row has thousands. */
const cellSize = 8;

const rowNumber = (written: string | undefined): number | null =>
  written && /^[1-9]\d{0,6}$/.test(written) ? Number(written) : null;

/** The column of a reference like 'AB12', from 0. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters) column = Math.min(column * 26 + letter.charCodeAt(0) - 64, columns + 1);
  return column - 1;
}
