import { uuidv7 } from '#server/commands/context.ts';

/**
 * The id of a request: a UUID of version 7 with random bits drawn once each millisecond and a counter as in RFC 9562
 * (section 6.2, method 1), redrawn after 4,096. Use it for requests only: anyone who knows one can guess the next,
 * which row ids must not allow.
 */
export function requestId(time = Date.now()): string {
  if (time !== latest.time || latest.count > last) latest = drawnFor(time);
  return latest.before + (latest.count++).toString(16) + latest.after;
}

/** The counter's digits, with the version digit before them. */
const [first, last] = [0x7000, 0x7fff];

let latest = { time: Number.NaN, count: first, before: '', after: '' };

function drawnFor(time: number): typeof latest {
  const id = uuidv7(time);
  return { time, count: first, before: id.slice(0, 14), after: id.slice(18) };
}
