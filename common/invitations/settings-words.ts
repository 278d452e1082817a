import { formatCount } from '../formats.ts';
import type { SendingHours } from './settings.ts';

/** The full name of each weekday; 1 is Monday. */
export const weekdayNames: Readonly<Record<number, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

/** '9 am', 'noon', 'midnight' for an hour from 0 to 24. */
export function hourInWords(hour: number): string {
  if (hour % 24 === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
}

/** 'every day', 'Monday to Friday', or the days. */
export function weekdaysInWords(days: readonly number[]): string {
  if (days.length === 7) return 'every day';
  const sorted = days.toSorted((a, b) => a - b);
  const names = sorted.map((day) => weekdayNames[day]!);
  const isRow = sorted.length > 2 && sorted.at(-1)! - sorted[0]! === sorted.length - 1;
  return isRow ? `${names[0]} to ${names.at(-1)}` : new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
}

/** '9 am to 5 pm, every day'. */
export const hoursInWords = ({ from, until, weekdays }: SendingHours): string =>
  from === 0 && until === 24
    ? `at any hour, ${weekdaysInWords(weekdays)}`
    : `${hourInWords(from)} to ${hourInWords(until)}, ${weekdaysInWords(weekdays)}`;

/** '7 days after the first day', 'on the first day'. */
export const delayInWords = (days: number): string =>
  days === 0 ? 'on the first day' : `${formatCount(days, 'day')} after the first day`;
