import { posix } from 'node:path';
import { isDayFormat } from './cell-values.ts';
import { type OpenedTable, type TableRow, UnreadableTable } from './opened.ts';
import { SharedTexts } from './shared-texts.ts';
import { sheetRows } from './sheet-rows.ts';
import { prefixed, readXml } from './xml.ts';
import { Zip } from './zip.ts';

/** Opens a sheet of an .xlsx file: the first visible one if none is named. Throws `UnreadableTable`. */
export async function openWorkbook(path: string, wanted: string | null): Promise<OpenedTable> {
  const zip = await Zip.open(path);
  try {
    const workbook = await readWorkbook(zip);
    const sheet = workbook.sheets.find(({ name }) => wanted === null || name === wanted);
    if (!sheet)
      throw new UnreadableTable(
        wanted === null
          ? 'This workbook has no visible sheet.'
          : `This workbook has no visible sheet named “${wanted}”.`,
      );
    for (const part of [sheet.part, workbook.texts]) if (part) await throughout(zip.part(part));
    return {
      kind: 'xlsx',
      encoding: null,
      delimiter: null,
      sheet: sheet.name,
      sheets: workbook.sheets.map(({ name }) => name),
      rows: () => rowsOf(path, workbook, sheet.part),
    };
  } finally {
    zip.close();
  }
}

interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly isFrom1904: boolean;
  readonly texts: string | null;
  readonly styles: string | null;
}

async function* rowsOf(
  path: string,
  workbook: Workbook,
  part: string,
): AsyncGenerator<readonly TableRow[], void, void> {
  const zip = await Zip.open(path);
  try {
    const texts = workbook.texts === null ? null : await SharedTexts.read(zip.part(workbook.texts));
    const isDayStyle = workbook.styles === null ? () => false : await readStyles(zip.part(workbook.styles, true));
    yield* sheetRows(zip.part(part), { texts, isDayStyle, isFrom1904: workbook.isFrom1904 });
  } finally {
    zip.close();
  }
}

async function throughout(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of chunks);
}

async function readWorkbook(zip: Zip): Promise<Workbook> {
  const main = (await relationsOf(zip, '')).find(({ kind }) => kind === 'officeDocument')?.part;
  if (!main?.endsWith('.xml') || !zip.has(main)) throw noWorkbook();
  const relations = await relationsOf(zip, main);
  const parts = new Map(relations.filter(({ kind }) => kind === 'worksheet').map(({ id, part }) => [id, part]));
  const partOf = (wanted: string) => relations.find(({ kind }) => kind === wanted)?.part ?? null;
  const sheets: { name: string; part: string }[] = [];
  let [isWorkbook, isFrom1904] = [false, false];
  await readXml(zip.part(main, true), {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true|on)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const part = parts.get(prefixed(attributes, 'id'));
      if (part && (attributes['state'] ?? 'visible') === 'visible')
        sheets.push({ name: attributes['name'] ?? '', part });
    },
  });
  if (!isWorkbook) throw noWorkbook();
  return { sheets, isFrom1904, texts: partOf('sharedStrings'), styles: partOf('styles') };
}

/** What a part refers to within the file, by the last word of its type. */
async function relationsOf(zip: Zip, of: string): Promise<{ id: string | undefined; kind: string; part: string }[]> {
  const folder = posix.dirname(of);
  const part = posix.join(folder, '_rels', `${posix.basename(of)}.rels`);
  if (!zip.has(part)) throw noWorkbook();
  const relations: { id: string | undefined; kind: string; part: string }[] = [];
  await readXml(zip.part(part, true), {
    open(name, { Id, Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      relations.push({ id: Id, kind: posix.basename(Type), part: target });
    },
  });
  return relations;
}

/** Which styles of cells show numbers as days. */
async function readStyles(chunks: AsyncIterable<Buffer>): Promise<(index: number) => boolean> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isInCells = false;
  await readXml(chunks, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) formats.push(Number(numFmtId ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  const areDays = formats.map((id) => isDayFormat(id, codes.get(id)));
  return (index) => areDays[index] ?? false;
}

const noWorkbook = () => new UnreadableTable("This file isn't an .xlsx workbook. Save it as .xlsx or CSV.");
