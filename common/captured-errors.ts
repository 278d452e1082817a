/** Email addresses anywhere in a text. */
const emailAddress = /[^\s<>(),:;"'@/]+@[^\s<>(),:;"'@/]+/g;
/** Query strings, which contain tokens and people's searches. */
const afterPath = /([a-z]+:\/\/[^\s?#"']*|\/[\w%./-]*)[?#][^\s"')]*/gi;
/** Tokens in paths and elsewhere: long runs of letters, digits, - and _. Also matches ids with dashes. */
const longToken = /(?<![\w/-])Bearer\s+\S+|(?<=[/=\s"'(]|^)[\w-]*\d[\w-]{18,}(?=[/\s"').,]|$)/g;

/** Removes email addresses, queries and tokens from a text, so that it can be sent to Sentry. */
export function scrubText(text: string): string {
  return text.replace(afterPath, '$1').replace(emailAddress, '[address]').replace(longToken, '[token]');
}

/** The parts of an event that identify somebody, or contain text that they typed or received. */
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
/** Ids that are kept unscrubbed, because they identify an event, build or request, not a person. */
const keptIds = new Set(['event_id', 'release', 'requestId', 'errorId']);

/** The event without personal data, in the same shape. */
export function scrubEvent<Event>(event: Event): Event {
  return scrub(event) as Event;
}

function scrub(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return keptIds.has(name) ? value : scrubText(value);
  if (Array.isArray(value)) return value.map((one) => scrub(one));
  if (!value || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => !personal.has(key));
  return Object.fromEntries(kept.map(([key, one]) => [key, scrub(one, key)]));
}
