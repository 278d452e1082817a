import { isAscii, isUtf8 } from 'node:buffer';
import { bytesOf, type Source } from './bytes.ts';
import { type Encoding, expansion, incomplete, UnreadableTable } from './opened.ts';

/** A text in a file, and how its characters are stored. */
export interface EncodedText {
  readonly source: Source;
  readonly encoding: Encoding;
}

/** Reads a text once to find how its characters are stored. Throws `UnreadableTable` if it is no whole text. */
export function findEncoding(source: Source, head: Buffer): Promise<Encoding> {
  const wide = wideEncoding(head);
  return wide ? surveyWide(source, wide) : surveyBytes(source);
}

/** A text as UTF-8, without a byte order mark. */
export async function* utf8Of({ source, encoding }: EncodedText): AsyncGenerator<Buffer, void, void> {
  if (encoding === 'utf-8') return yield* withoutMark(bytesOf(source));
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytesOf(source)) yield Buffer.from(decoder.decode(chunk, { stream: true }));
}

async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, void> {
  let start: Buffer | null = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (!start) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < mark.length) continue;
    yield start.subarray(markLength(start));
    start = null;
  }
  if (start?.length) yield start;
}

const mark = Buffer.from('\uFEFF');
const markLength = (bytes: Buffer): number => (bytes.subarray(0, mark.length).equals(mark) ? mark.length : 0);

/** UTF-16 by its byte order mark, or by the zero bytes of its Latin letters, line ends and separators. */
function wideEncoding(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [first, second] = zeros as [number, number];
  const isWide = (these: number, others: number) => these > 1 && these * 8 >= head.length && others * 8 < these;
  if (isWide(second, first)) return 'utf-16le';
  return isWide(first, second) ? 'utf-16be' : null;
}

async function surveyWide(source: Source, encoding: 'utf-16le' | 'utf-16be'): Promise<Encoding> {
  const expand = expansion();
  const decoder = new TextDecoder(encoding);
  let length = 0;
  for await (const chunk of bytesOf(source)) {
    expand(chunk.length);
    length += chunk.length;
    if (decoder.decode(chunk, { stream: true }).includes('\0')) throw await holdsNul({ source, encoding });
  }
  if (length % 2) throw incomplete();
  return encoding;
}

/** UTF-8 if all bytes are, otherwise Windows-1252. */
async function surveyBytes(source: Source): Promise<Encoding> {
  const expand = expansion();
  let [isValid, isPlain] = [true, true];
  let carried: Buffer = Buffer.alloc(0);
  for await (const chunk of bytesOf(source)) {
    expand(chunk.length);
    if (chunk.includes(0)) throw await holdsNul({ source, encoding: 'windows-1252' });
    if (!isValid) continue;
    const bytes = carried.length ? Buffer.concat([carried, chunk]) : chunk;
    const whole = bytes.length - startedCharacter(bytes);
    isValid = isUtf8(bytes.subarray(0, whole));
    isPlain &&= isAscii(bytes.subarray(0, whole));
    carried = Buffer.from(bytes.subarray(whole));
  }
  if (!isValid) return 'windows-1252';
  if (!carried.length) return 'utf-8';
  // An accent may be the last letter of Windows-1252, but not of a text with other characters in UTF-8.
  if (isPlain) return 'windows-1252';
  throw incomplete();
}

/** How many bytes at the end begin a character of UTF-8 whose other bytes are missing. */
function startedCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

/** Reads the text once more to find the line with the byte. */
async function holdsNul(text: EncodedText): Promise<UnreadableTable> {
  let line = 1;
  let previous = 0;
  for await (const chunk of utf8Of(text))
    for (const byte of chunk) {
      if (byte === 0)
        return new UnreadableTable(
          `Line ${line} has a character that isn't text (NUL). Remove it, or export again.`,
          line,
        );
      if (byte === cr || (byte === lf && previous !== cr)) line += 1;
      previous = byte;
    }
  throw new Error('The file changed while it was read.');
}

const [lf, cr] = [10, 13];
