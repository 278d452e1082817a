import { SaxesParser } from 'saxes';
import { damaged } from './opened.ts';

/** What a part of a workbook tells while it is read. Names come without their prefix. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Reads XML chunk by chunk, and never holds more than about 1 MB of it. Throws `UnreadableTable` for anything that is
 * not well formed, and for any document type, so nothing outside the part is ever read.
 */
export class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  #decoder: TextDecoder | null = null;
  #depth = 0;
  #unanswered = 0;

  constructor({ open, close, text }: XmlEvents) {
    this.#parser.on('error', () => {
      throw damaged();
    });
    this.#parser.on('doctype', () => {
      throw damaged();
    });
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#unanswered = 0;
      this.#depth += 1;
      if (this.#depth > deepest) throw damaged();
      open?.(localName(name), attributes);
    });
    this.#parser.on('closetag', ({ name }) => {
      this.#unanswered = 0;
      this.#depth -= 1;
      close?.(localName(name));
    });
    if (text) this.#parser.on('text', text);
  }

  write(chunk: Buffer): void {
    this.#decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    this.#unanswered += chunk.length;
    this.#parser.write(this.#decode(chunk));
    if (this.#unanswered > 1_000_000) throw damaged();
  }

  /** Tells that there is no more. */
  end(): void {
    this.#parser.write(this.#decode());
    this.#parser.close();
  }

  #decode(chunk?: Buffer): string {
    try {
      return this.#decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
    } catch {
      throw damaged();
    }
  }
}

/** Reads XML to its end. */
export async function readXml(chunks: AsyncIterable<Buffer>, events: XmlEvents): Promise<void> {
  const reader = new XmlReader(events);
  for await (const chunk of chunks) reader.write(chunk);
  reader.end();
}

/** An attribute by its name without a prefix. */
export const prefixed = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

const deepest = 100;
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function encodingOf(chunk: Buffer): string {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  return chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : 'utf-8';
}
