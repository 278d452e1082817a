// The one place that formats dates, ages and numbers. Always en-US, with the month spelled out so nobody misreads it.

/** The fixed time zone of public pages, and of everybody who has no other. */
export const utc = 'UTC';

const locale = 'en-US';
const dateParts = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const timeParts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const missing = '–';

/** What people there call their time. In en-US, Intl names only those of America and says 'GMT+11' for the rest. */
const eastern = { 'GMT+10': 'AEST', 'GMT+11': 'AEDT' };
const central = { 'GMT+9:30': 'ACST', 'GMT+10:30': 'ACDT' };
const shortNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Australia/Sydney': eastern,
  'Australia/Melbourne': eastern,
  'Australia/Hobart': eastern,
  'Australia/Brisbane': eastern,
  'Australia/Adelaide': central,
  'Australia/Broken_Hill': central,
  'Australia/Darwin': central,
  'Australia/Perth': { 'GMT+8': 'AWST' },
  'Pacific/Auckland': { 'GMT+12': 'NZST', 'GMT+13': 'NZDT' },
  'Europe/London': { 'GMT+1': 'BST' },
  'Asia/Hong_Kong': { 'GMT+8': 'HKT' },
  'Asia/Singapore': { 'GMT+8': 'SGT' },
};

const agesFrom: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const relative = onFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const whole = onFirstUse(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const oneDecimal = onFirstUse(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' }),
);
const twoDecimals = onFirstUse(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const percent = onFirstUse(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
const plurals = onFirstUse(() => new Intl.PluralRules(locale));
const months = onFirstUse(() => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }));
const shortMonths = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const dates = new Map<string, Intl.DateTimeFormat>();

/** 'Nov 21, 2026' for a plain day 'YYYY-MM-DD', which is the same in every time zone. */
export function formatDay(day: string): string {
  return formatDate(`${day.slice(0, 10)}T00:00Z`, 'UTC');
}

/** 'Nov 21, 2026': the day of a moment in a time zone. A plain day 'YYYY-MM-DD' is never shifted. */
export function formatDate(value: string | Date, timeZone: string): string {
  const isPlainDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return inZone(value, isPlainDay ? 'UTC' : timeZone, dateParts);
}

/** 'November 2026' for '2026-11'. */
export function formatMonth(month: string): string {
  return months().format(new Date(`${month}-01`));
}

/** 'Nov 2026' for '2026-11': a month beside many others. */
export function formatShortMonth(month: string): string {
  return shortMonths().format(new Date(`${month}-01`));
}

/** 'Nov 21, 2026, 2:05 PM AEDT': a moment in a time zone, which it names. */
export function formatDateTime(value: string | Date, timeZone: string): string {
  return inZone(value, timeZone, { ...dateParts, ...timeParts });
}

/** 'Tue, Dec 1, 2026, 9:00 AM AEDT': when something will happen. */
export function formatAppointment(value: string | Date, timeZone: string): string {
  return inZone(value, timeZone, { weekday: 'short', ...dateParts, ...timeParts });
}

/** What a time zone is called at a moment: 'AEDT', 'EST', 'GMT+5:30'. */
export function formatZone(value: string | Date, timeZone: string): string {
  const part = partsOf(value, timeZone, { timeZoneName: 'short' }).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}

/** '3 days ago', 'in 2 hours'; 'just now' within a minute. Months are 30 days, years 365. */
export function formatAge(value: string | Date, now: Date): string {
  const seconds = (new Date(value).getTime() - now.getTime()) / 1000;
  const [unit, length] = agesFrom.find(([, from]) => Math.abs(seconds) >= from) ?? ['second', 0];
  return length === 0 ? 'just now' : relative().format(Math.trunc(seconds / length), unit);
}

/** '12,345'. */
export function formatNumber(value: number): string {
  return whole().format(value);
}

/** '1 review', '12 reviews'. Pass irregular plurals. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${plurals().select(count) === 'one' ? one : many}`;
}

/** '4.6': a score at a glance. */
export function formatScore(score: number | null): string {
  return score === null ? missing : oneDecimal().format(score);
}

/** '4.64': a score where neighbours must differ, as on a board. */
export function formatScoreExactly(score: number | null): string {
  return score === null ? missing : twoDecimals().format(score);
}

/**
 * '4.5–4.8': an interval of scores with the decimals that `format` gives; '4.27–4.34' when one decimal would make both
 * ends equal.
 */
export function formatInterval(
  { low, high }: { low: number; high: number },
  format: (score: number) => string = formatScore(low) === formatScore(high) ? formatScoreExactly : formatScore,
): string {
  return `${format(low)}–${format(high)}`;
}

/** '80%' for a share from 0 to 1. Rounds down, so 79.9 % never reads as having reached 80. */
export function formatShare(share: number | null): string {
  return share === null ? missing : percent().format(Math.floor(share * 100 + 1e-9) / 100);
}

/** Cuts a text to at most this length, never in the middle of a character. */
export function truncate(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** Joins the facts that exist on one line: 'Candidate · Pinwheel Logistics'. The dot never starts a line. */
export const besideEachOther = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00A0· ');

/** '20 MB', '64 KB', in thousands of bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return formatCount(bytes, 'byte');
  return bytes < 1_000_000 ? `${whole().format(bytes / 1000)} KB` : `${whole().format(bytes / 1_000_000)} MB`;
}

/** Created on first use: each formatter takes a phone some milliseconds, and no page needs all. */
function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function inZone(value: string | Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const text = partsOf(value, timeZone, options).map(({ value: part }) => part);
  return text.join('').replaceAll('\u202f', ' ');
}

function partsOf(
  value: string | Date,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormatPart[] {
  const key = `${timeZone} ${Object.keys(options)}`;
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  dates.set(key, format);
  return format
    .formatToParts(new Date(value))
    .map((part) =>
      part.type === 'timeZoneName' ? { ...part, value: shortNames[timeZone]?.[part.value] ?? part.value } : part,
    );
}
