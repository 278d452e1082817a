import { inflateSync } from 'node:zlib';

/** An element of a paper's structure: its tag, and the text that is its own. */
export interface ReadElement {
  readonly tag: string;
  readonly text: string;
  readonly children: readonly ReadElement[];
}

/** What a test wants to know of a PDF. */
export interface ReadPaper {
  readonly title: string;
  readonly language: string | undefined;
  readonly isTagged: boolean;
  /** The width and height of each page, in points. */
  readonly sizes: readonly (readonly [number, number])[];
  /** The text of each page in the order in which it is painted, decoration included. */
  readonly pages: readonly string[];
  readonly root: ReadElement;
  /** Each font's name, and whether its letters are in the file. */
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[];
  /** The addresses of links. */
  readonly links: readonly string[];
}

/** Reads a PDF as `paintPaper` writes it. No reader for those of others. */
export function readPaper(bytes: Buffer): ReadPaper {
  const file = new PaperFile(bytes.toString('latin1'));
  const catalog = file.find('/Type /Catalog')!;
  const pageIds = refs(file.object(ref(catalog, 'Pages')!), 'Kids');
  const pages = pageIds.map((id) => file.page(id));
  const element = (id: string): ReadElement => {
    const object = file.object(id);
    const kids = /\/K \[([\s\S]*)\]/.exec(object)?.[1] ?? '';
    const page = pageIds.indexOf(ref(object.replace(kids, ''), 'Pg') ?? '');
    const children = [...kids.replace(/<<[\s\S]*?>>/g, '').matchAll(/(\d+) 0 R/g)].map((kid) => element(kid[1]!));
    const own = kids.replace(/<<[\s\S]*?>>|\d+ 0 R/g, '').match(/\d+/g) ?? [];
    const elsewhere = [...kids.matchAll(/<<\s*\/Type \/MCR\s*\/Pg (\d+) 0 R\s*\/MCID (\d+)/g)];
    const texts = [
      ...own.map((mark) => pages[page]!.marked.get(Number(mark)) ?? ''),
      ...elsewhere.map(([, on, mark]) => pages[pageIds.indexOf(on!)]!.marked.get(Number(mark)) ?? ''),
    ];
    return { tag: /\/S \/(\w+)/.exec(object)![1]!, text: texts.join(' ').trim(), children };
  };
  return {
    title: text(file.object(ref(file.find('/Creator ')!, 'Title')!)),
    language: /\/Lang \((.*?)\)/.exec(catalog)?.[1],
    isTagged: /\/Marked true/.test(file.object(ref(catalog, 'MarkInfo') ?? '')),
    sizes: pages.map(({ size }) => size),
    pages: pages.map((page) => page.text),
    root: element(refs(file.object(ref(catalog, 'StructTreeRoot')!), 'K')[0]!),
    fonts: file.all('/Type /FontDescriptor').map((object) => ({
      name: /\/FontName \/(\S+)/.exec(object)![1]!,
      isEmbedded: /\/FontFile[23] /.test(object),
    })),
    links: file.all('/S /URI').map((object) => /\/URI \((.*)\)/.exec(object)![1]!),
  };
}

/** Every element below one, in reading order. */
export const elementsOf = (root: ReadElement): ReadElement[] => [root, ...root.children.flatMap(elementsOf)];

class PaperFile {
  readonly #file: string;
  readonly #objects = new Map<string, { text: string; stream: string }>();

  constructor(file: string) {
    this.#file = file;
    for (const { index, 1: id } of file.matchAll(/(?<=\n)(\d+) 0 obj\n/g)) {
      const from = file.indexOf('obj\n', index) + 4;
      const end = file.indexOf('\nendobj', from);
      const stream = file.indexOf('>>\nstream\n', from);
      const isStream = stream > 0 && stream < end;
      const text = file.slice(from, isStream ? stream + 2 : end);
      const length = Number(/\/Length (\d+)/.exec(text)?.[1] ?? 0);
      this.#objects.set(id!, { text, stream: isStream ? file.slice(stream + 10, stream + 10 + length) : '' });
    }
  }

  object = (id: string): string => this.#objects.get(id)?.text ?? '';
  all = (words: string): string[] =>
    [...this.#objects.values()].map(({ text }) => text).filter((one) => one.includes(words));
  find = (words: string): string | undefined => this.all(words)[0];
  #inflated = (id: string): string => {
    const stream = this.#objects.get(id)?.stream;
    if (stream === undefined) throw new Error(`There is no stream ${id} in ${this.#file.length} characters`);
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  };

  page(id: string) {
    const page = this.object(id);
    const fonts = new Map(
      [...this.object(ref(page, 'Resources')!).matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [
        name!,
        this.#letters(ref(this.object(font!), 'ToUnicode')!),
      ]),
    );
    const size = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)!;
    return {
      size: [Number(size[1]), Number(size[2])] as const,
      ...readContent(this.#inflated(ref(page, 'Contents')!), fonts),
    };
  }

  /** The letters of a font by the numbers of its glyphs. */
  #letters(id: string): ReadonlyMap<number, string> {
    const letters = new Map<number, string>();
    for (const [, first, list] of this.#inflated(id).matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/g))
      for (const [place, [, hex]] of [...list!.matchAll(/<([\da-f ]+)>/g)].entries())
        letters.set(Number.parseInt(first!, 16) + place, utf16(hex!.replaceAll(' ', '')));
    return letters;
  }
}

/** The text of a page, and of each of its marks. Throws where one mark is within another. */
function readContent(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>) {
  const lines: string[] = [];
  const marked = new Map<number, string>();
  let letters: ReadonlyMap<number, string> = new Map();
  let mark: number | null | undefined;
  const tokens = /\/(\w+) <<([^>]*)>> BDC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bEMC\b/g;
  for (const [token, tag, properties, font, glyphs] of content.matchAll(tokens)) {
    if (token === 'EMC') {
      if (mark === undefined) throw new Error('A mark ends that has not begun');
      mark = undefined;
    } else if (tag) {
      if (mark !== undefined) throw new Error(`/${tag} is within another mark`);
      mark = tag === 'Artifact' ? null : Number(/\/MCID (\d+)/.exec(properties!)![1]);
    } else if (font) letters = fonts.get(font)!;
    else {
      if (mark === undefined) throw new Error('A text is within no mark');
      const line = [...glyphs!.matchAll(/<([\da-f]+)>/g)]
        .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
        .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '\uFFFD')
        .join('');
      lines.push(line);
      if (mark !== null) marked.set(mark, (marked.get(mark) ?? '') + line);
    }
  }
  return { text: lines.join('\n'), marked };
}

const ref = (object: string, name: string): string | undefined => new RegExp(`/${name} (\\d+) 0 R`).exec(object)?.[1];
const refs = (object: string, name: string): string[] =>
  [...(new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(object)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => id!);
const utf16 = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
/** A text in brackets: plain, or UTF-16 with its mark. */
function text(written: string): string {
  const plain = written
    .trim()
    .slice(1, -1)
    .replaceAll(/\\([nrtbf()\\])/g, (_, sign: string) => unescaped[sign] ?? sign);
  return plain.startsWith('\xFE\xFF') ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le') : plain;
}
/** Bytes of a UTF-16 text may be such signs, too. */
const unescaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
