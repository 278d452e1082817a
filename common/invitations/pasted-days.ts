import { trimUnseen } from '../invisible.ts';
import { isPlainDate } from '../plain-date.ts';

/** Which number of '9/10/2026' is the day. */
export type DayOrder = 'day-first' | 'month-first';
/** The order in a column of days: 'unclear' if no day settles it, 'mixed' if its days contradict one another. */
export type ColumnOrder = DayOrder | 'unclear' | 'mixed';

/**
 * A day as spreadsheets write it, as 'YYYY-MM-DD'. Null if the cell is not a day, or if it is a different day in each
 * order and no order is given: we never guess. A day that is valid in only one order is read in that order.
 */
export function dayOf(cell: string, order?: DayOrder): string | null {
  const text = textOf(cell);
  const numbers = readingsOf(text);
  if (numbers) return (order && numbers[order]) ?? onlyOf(numbers);
  const yearFirst = /^(\d{4})([/.-])(\d\d?)\2(\d\d?)$/.exec(text);
  if (yearFirst) return asDay(yearFirst[1]!, yearFirst[3]!, yearFirst[4]!);
  const dayFirst = /^(\d\d?)(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4}|\d\d)$/i.exec(text);
  if (dayFirst) return asDay(dayFirst[3]!, monthOf(dayFirst[2]!), dayFirst[1]!);
  const monthFirst = /^([a-z]{3})[a-z]*\.? (\d\d?)(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  return monthFirst ? asDay(monthFirst[3]!, monthOf(monthFirst[1]!), monthFirst[2]!) : null;
}

/** Whether a cell holds a day, in whatever order. */
export const isDay = (cell: string): boolean => dayOf(cell, 'day-first') !== null;

/** The order in which a column writes its days: one day that fits only one order settles it. Null if no day needs one. */
export function orderOf(cells: readonly string[]): ColumnOrder | null {
  const all = cells.flatMap((cell) => readingsOf(textOf(cell)) ?? []);
  const isDayFirst = all.some((day) => day['day-first'] && !day['month-first']);
  const isMonthFirst = all.some((day) => day['month-first'] && !day['day-first']);
  if (isDayFirst && isMonthFirst) return 'mixed';
  if (isDayFirst) return 'day-first';
  if (isMonthFirst) return 'month-first';
  return all.some(isEither) ? 'unclear' : null;
}

/** Whether a cell's day is a different one in each order. */
export const fitsBoth = (cell: string): boolean => {
  const readings = readingsOf(textOf(cell));
  return readings !== null && isEither(readings);
};

type Readings = Readonly<Record<DayOrder, string | null>>;

/** A day of numbers, read in both orders; null for another text. */
function readingsOf(text: string): Readings | null {
  const numbers = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/.exec(text);
  if (!numbers) return null;
  const [, one = '', two = '', year = ''] = numbers;
  return { 'day-first': asDay(year, two, one), 'month-first': asDay(year, one, two) };
}

const isEither = (day: Readings): boolean =>
  day['day-first'] !== null && day['month-first'] !== null && day['day-first'] !== day['month-first'];

const onlyOf = (day: Readings): string | null => (isEither(day) ? null : (day['day-first'] ?? day['month-first']));

/** Without the day of the week and the time. */
const textOf = (cell: string): string =>
  trimUnseen(cell)
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? (?=\S)/i, '')
    .replace(/,?[ T]\d\d?:\d\d.*$/, '');

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name: string) => String(months.indexOf(name.toLowerCase()) + 1);

function asDay(year: string, month: string, day: string): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const written = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(written) ? written : null;
}
