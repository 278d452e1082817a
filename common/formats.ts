/**
 * The one place that formats dates, ages and numbers. Always en-US, with the month spelled out so nobody misreads it.
 */
const locale = 'en-US';
const dateParts = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const missing = '–';

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
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const twoDecimals = onFirstUse(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const percent = onFirstUse(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
const plurals = onFirstUse(() => new Intl.PluralRules(locale));
const months = onFirstUse(() => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }));
const dates = new Map<string, Intl.DateTimeFormat>();

/** 'Nov 21, 2026'. Takes a plain day 'YYYY-MM-DD', or a moment, shown in UTC by default. */
export function formatDate(value: string | Date, timeZone = 'UTC'): string {
  const isPlainDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return dateFormat(isPlainDay ? 'UTC' : timeZone, false).format(new Date(value));
}

/** 'November 2026' for '2026-11'. */
export function formatMonth(month: string): string {
  return months().format(new Date(`${month}-01`));
}

/** 'Nov 21, 2026, 2:05 PM UTC'. */
export function formatDateTime(value: string | Date, timeZone = 'UTC'): string {
  return dateFormat(timeZone, true).format(new Date(value)).replaceAll('\u202f', ' ');
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

function dateFormat(timeZone: string, withTime: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${withTime}`;
  const time = withTime ? ({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const) : {};
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, { ...dateParts, ...time, timeZone });
  dates.set(key, format);
  return format;
}
