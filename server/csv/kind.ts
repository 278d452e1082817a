import { UnreadableTable } from './opened.ts';

/** What a file holds, by its first bytes: never by its name. Throws `UnreadableTable` for what is no table. */
export function kindOf(head: Buffer): 'gzip' | 'xlsx' | 'text' {
  if (!head.length) throw empty();
  if (startsWith(head, '1f8b')) return 'gzip';
  if (startsWith(head, '504b0304')) return 'xlsx';
  const other = others.find(([magic]) => startsWith(head, magic));
  if (other) throw new UnreadableTable(other[1]);
  return 'text';
}

/** Refuses what is text but no table. `head` is the beginning of the text. */
export function refuseOtherText(head: string): void {
  if (/^\s*(?:\{\s*["}]|\[\s*[[{\]])/.test(head))
    throw new UnreadableTable('This file is JSON. Send a CSV or .xlsx file.');
  if (/^\s*<(?:!doctype|html|head|body|table|!--)\b/i.test(head))
    throw new UnreadableTable('This file is a web page. Open it in Excel, and save it as .xlsx or CSV.');
  if (/^\s*<\?xml\b/i.test(head))
    throw new UnreadableTable('This file is XML. Open it in Excel, and save it as .xlsx or CSV.');
}

/** What is said of a file without any content. */
export const empty = (): UnreadableTable => new UnreadableTable('This file is empty.');

const startsWith = (head: Buffer, magic: string) => head.subarray(0, magic.length / 2).toString('hex') === magic;

const picture = 'This file is a picture. Send a CSV or .xlsx file.';
const archive = 'This file is an archive. Unpack it, and send the CSV or .xlsx file in it.';
const others: readonly (readonly [magic: string, message: string])[] = [
  ['d0cf11e0a1b11ae1', 'This is an old or password-protected Excel file. Save it as .xlsx or CSV without a password.'],
  ['25504446', 'This file is a PDF. Send a CSV or .xlsx file.'],
  ['89504e47', picture],
  ['ffd8ff', picture],
  ['47494638', picture],
  ['52494646', picture],
  ['504b0506', archive],
  ['377abcaf', archive],
  ['52617221', archive],
  ['425a68', archive],
  ['fd377a58', archive],
  ['28b52ffd', archive],
];
