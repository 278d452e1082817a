import { uuidv7 } from '#server/commands/context.ts';

/**
 * The id of a request: a uuid of version 7 whose chance is drawn once for a millisecond, in which a counter stands where
 * RFC 9562 (section 6.2, method 1) has one; drawn anew after 4,096. For requests alone: whoever knows one can tell the
 * next, which ids of rows must not allow.
 */
export function requestId(time = Date.now()): string {
  if (time !== latest.time || latest.count > last) latest = drawnFor(time);
  return latest.before + (latest.count++).toString(16) + latest.after;
}

/** The digits that count, with that of the version before them. */
const [first, last] = [0x7000, 0x7fff];

let latest = { time: Number.NaN, count: first, before: '', after: '' };

function drawnFor(time: number): typeof latest {
  const id = uuidv7(time);
  return { time, count: first, before: id.slice(0, 14), after: id.slice(18) };
}
