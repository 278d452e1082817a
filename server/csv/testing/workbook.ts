import { crc32, deflateRawSync } from 'node:zlib';

/** A cell of a test workbook: a text, a number, a day by its number in Excel, or an inline text. */
export type TestCell = string | number | boolean | { day: number } | { inline: string } | null;

/** What else a test workbook can have. */
export interface TestBook {
  sheets: readonly { name: string; rows: readonly (readonly TestCell[])[]; state?: 'hidden' | 'veryHidden' }[];
  date1904?: boolean;
}

/** The bytes of an .xlsx file with shared texts, as Excel writes it. */
export function workbook({ sheets, date1904 }: TestBook): Buffer {
  const texts: string[] = [];
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${xml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${state ? ` state="${state}"` : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  };
  for (const [at, { rows }] of sheets.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(rows, texts);
  parts['xl/sharedStrings.xml'] = `<sst>${texts.map((text) => `<si><t>${xml(text)}</t></si>`).join('')}</sst>`;
  return zipped(parts);
}

function sheetXml(rows: readonly (readonly TestCell[])[], texts: string[]): string {
  const cell = (value: TestCell, place: string): string => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
    if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
    if (typeof value === 'string') return `<c r="${place}" t="s"><v>${texts.push(value) - 1}</v></c>`;
    if ('day' in value) return `<c r="${place}" s="1"><v>${value.day}</v></c>`;
    return `<c r="${place}" t="inlineStr"><is><t>${xml(value.inline)}</t></is></c>`;
  };
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`,
  );
  return `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A zip file of these parts; `flags` are the general purpose bits of each, such as 1 for encrypted. */
export function zipped(parts: Readonly<Record<string, string>>, flags = 0): Buffer {
  const files: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    index.push(Buffer.from('504b01021400', 'hex'), head, place, Buffer.from(name));
    const file = Buffer.concat([Buffer.from('504b0304', 'hex'), head, Buffer.from(name), packed]);
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(index);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}
