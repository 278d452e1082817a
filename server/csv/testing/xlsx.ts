import { zipOf } from '#server/storage/zip.ts';

/** What a cell of a written workbook holds: a day is written as Excel does, as a number with a format. */
export type WrittenCell = string | number | boolean | { readonly day: string } | null;

/** A sheet to write. */
export interface WrittenSheet {
  readonly name: string;
  readonly hidden?: boolean;
  readonly rows: readonly (readonly WrittenCell[])[];
}

/** An .xlsx file with the sheets, as Excel would write it. `parts` replaces parts of it by their names. */
export function xlsxOf(sheets: readonly WrittenSheet[], parts: Readonly<Record<string, string>> = {}): Buffer {
  const texts = new Map<string, number>();
  const written = sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, texts)] as const);
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"/>`,
    '_rels/.rels': relationsXml(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relationsXml(
      ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', '/xl/styles.xml'],
    ),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${[...texts.keys()].map((text) => `<si>${textXml(text)}</si>`).join('')}</sst>`,
    ...Object.fromEntries(written),
    ...parts,
  });
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const workbookXml = (sheets: readonly WrittenSheet[]) =>
  `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
    .map(
      ({ name, hidden }, at) =>
        `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
    )
    .join('')}</sheets></workbook>`;

const relationsXml = (...relations: readonly (readonly [kind: string, target: string])[]) =>
  `<Relationships xmlns="${packaging}/relationships">${relations
    .map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

function sheetXml({ rows }: WrittenSheet, texts: Map<string, number>): string {
  const lines = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`, texts));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: WrittenCell, at: string, texts: Map<string, number>): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'object')
    return `<c r="${at}" s="1"><v>${Date.parse(`${cell.day}T00:00:00Z`) / 86_400_000 + 25_569}</v></c>`;
  const index = texts.get(cell) ?? texts.size;
  texts.set(cell, index);
  return `<c r="${at}" t="s"><v>${index}</v></c>`;
}

const textXml = (text: string) => `<t xml:space="preserve">${escaped(text)}</t>`;

/** What XML can't hold, or would change, is written like '_x000D_'. */
const escaped = (text: string): string =>
  text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    })
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
