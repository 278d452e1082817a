import { type DayOrder, dayOf } from '../invitations/pasted-days.ts';
import { isPlainDate } from '../plain-date.ts';

/** Which part of '05/06/07' comes first. */
export const dayStyles = ['day-first', 'month-first', 'year-first'] as const;
export type DayStyle = (typeof dayStyles)[number];

/** How a column writes its days: '' if none of them can be read in two ways; 'open' if a person must say it. */
export type ColumnDays = '' | DayStyle | 'open';

/**
 * A day in a file as 'YYYY-MM-DD', in the column's style if it can be read in several ways. Also understands the numbers
 * that Excel counts days with. Null if it is no day.
 */
export function dayOfCell(cell: string, style: DayStyle | null): string | null {
  if (isPlainDate(cell)) return cell;
  const readings = readingsOf(cell);
  if (readings) return (style && readings[style]) ?? onlyReading(readings);
  return dayOf(cell) ?? dayOfNumber(cell);
}

/** Follows the days of a column to find the only style that fits all of them. */
export class DayColumn {
  #fits = new Set<DayStyle>(dayStyles);
  #isOpen = false;
  #hasDays = false;
  /** The first day that can be read in several ways. */
  example = '';

  /** Looks at the next cell. */
  add(cell: string): void {
    if (cell.length > 24 || !(cell.charCodeAt(0) <= 57)) return;
    const readings = readingsOf(cell);
    if (!readings) return;
    this.#hasDays = true;
    for (const style of dayStyles) if (readings[style] === null) this.#fits.delete(style);
    if (onlyReading(readings) !== null) return;
    this.#isOpen = true;
    this.example ||= cell;
  }

  /** What is known at the end. Days that contradict one another leave it open. */
  get style(): ColumnDays {
    if (!this.#hasDays || (!this.#isOpen && this.#fits.size !== 1)) return '';
    const [style, second] = this.#fits;
    return style && !second ? style : this.#isOpen ? 'open' : '';
  }
}

type Readings = Readonly<Record<DayStyle, string | null>>;

/** A day of numbers in every style; null for another text, and if it is a day in none. */
function readingsOf(cell: string): Readings | null {
  const found = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)(?:,?[ T]\d\d?:\d\d.*)?$/.exec(cell);
  if (!found) return null;
  const [, one = '', two = '', three = ''] = found;
  const day = `${one}/${two}/${three}`;
  const readings = {
    'day-first': inOrder(day, 'day-first'),
    'month-first': inOrder(day, 'month-first'),
    'year-first': one.length === 2 && three.length === 2 ? inOrder(`${three}/${two}/${one}`, 'day-first') : null,
  };
  return dayStyles.some((style) => readings[style]) ? readings : null;
}

/** Exactly in this order, or not at all. */
function inOrder(day: string, order: DayOrder): string | null {
  const read = dayOf(day, order);
  const [one = '', two = ''] = day.split('/');
  const date = order === 'day-first' ? one : two;
  return read?.endsWith(`-${date.padStart(2, '0')}`) ? read : null;
}

/** The day, if all styles that fit it agree. */
function onlyReading(readings: Readings): string | null {
  const days = new Set(dayStyles.flatMap((style) => readings[style] ?? []));
  return days.size === 1 ? [...days][0]! : null;
}

/** '45961' is a day in Excel, '20261005' in many systems. */
function dayOfNumber(cell: string): string | null {
  if (/^\d{8}$/.test(cell)) {
    const day = `${cell.slice(0, 4)}-${cell.slice(4, 6)}-${cell.slice(6)}`;
    return isPlainDate(day) ? day : null;
  }
  // From 1954 to 2064.
  if (!/^[2-5]\d{4}(?:\.\d+)?$/.test(cell)) return null;
  return new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(cell)))).toISOString().slice(0, 10);
}
