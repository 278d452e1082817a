/** Addresses, whatever sentence they stand in. */
const emailAddress = /[^\s<>(),:;"'@/]+@[^\s<>(),:;"'@/]+/g;
/** What follows a path: queries hold tokens and what people searched for. */
const afterPath = /([a-z]+:\/\/[^\s?#"']*|\/[\w%./-]*)[?#][^\s"')]*/gi;
/** Tokens in paths and elsewhere: long, and of nothing but letters, digits, - and _; ids with their dashes too. */
const longToken = /(?<![\w/-])Bearer\s+\S+|(?<=[/=\s"'(]|^)[\w-]*\d[\w-]{18,}(?=[/\s"').,]|$)/g;

/** A text without e-mail addresses, queries and tokens, so that it may be told to those who look for faults. */
export function scrubText(text: string): string {
  return text.replace(afterPath, '$1').replace(emailAddress, '[address]').replace(longToken, '[token]');
}

/** The parts of a report that say who somebody is, or what they typed or were sent. */
const personal = new Set([
  'user',
  'request',
  'breadcrumbs',
  'server_name',
  'extra',
  'cookies',
  'data',
  'headers',
  'vars',
]);
/** The parts by which a report is filed; they hold nothing of a person. */
const filed = new Set(['event_id', 'release', 'requestId', 'errorId']);

/** A report of an error with nothing of a person in it; the shape stays. */
export function scrubReport<Report>(report: Report): Report {
  return scrub(report) as Report;
}

function scrub(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return filed.has(name) ? value : scrubText(value);
  if (Array.isArray(value)) return value.map((one) => scrub(one));
  if (!value || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => !personal.has(key));
  return Object.fromEntries(kept.map(([key, one]) => [key, scrub(one, key)]));
}
