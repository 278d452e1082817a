/** A number as Excel shows it in a cell without a format: 15 digits that count, and never with an exponent. */
export function plainNumber(written: string): string {
  if (/^-?[1-9]\d{0,14}$/.test(written)) return written;
  const number = Number(written);
  if (!Number.isFinite(number)) return written;
  const [mantissa = '', exponent] = String(Number(number.toPrecision(15))).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.slice(sign.length).split('.');
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  return sign + (point > 0 ? digits.padEnd(point, '0') : `0.${'0'.repeat(-point)}${digits}`);
}

/**
 * The day that a number of days means, as 'YYYY-MM-DD', without its time. Null if it means none. Excel counts from 1900,
 * and takes that year for a leap year; workbooks from old Macs count from 1904.
 */
export function dayOfSerial(serial: number, isFrom1904: boolean): string | null {
  const days = Math.floor(serial);
  if (!(days >= (isFrom1904 ? 0 : 1) && days <= (isFrom1904 ? 2_957_003 : 2_958_465))) return null;
  if (isFrom1904) return dayAt(Date.UTC(1904, 0, 1 + days));
  if (days === 60) return '1900-02-29';
  return dayAt(Date.UTC(1899, 11, (days < 60 ? 31 : 30) + days));
}

/** Whether numbers in the format are shown as days or times. `code` is what a workbook defines for the id. */
export function isDayFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return (id >= 14 && id <= 22) || (id >= 45 && id <= 47);
  const bare = code.replaceAll(/"[^"]*"?|\\.|[_*].|\[[^\]]*\]?/gs, '');
  return /^[^;]*[ymd]/i.test(bare);
}

/** A text of a workbook with the characters that XML can't hold, which are written like '_x000D_'. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text
        .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replaceAll('\0', '')
        .toWellFormed()
    : text;

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
