const formats = new Map<string, Intl.DateTimeFormat>();
const day = 86_400_000;

/** A moment in the format of a `datetime-local` field, 'YYYY-MM-DDTHH:MM', in a time zone. Empty for no moment. */
export function localTime(moment: string | Date | null | undefined, zone: string): string {
  if (!moment) return '';
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/**
 * The moment of such a field as ISO text. Empty for an empty field, which the server refuses with a message. A time
 * that the clocks skip becomes the same number of minutes later, and of two equal ones the first counts.
 */
export function momentOf(local: string, zone: string): string {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return '';
  const moments = [wall - day, wall + day].map((near) => new Date(wall - offsetAt(near, zone)));
  const same = moments.find((moment) => localTime(moment, zone) === local.slice(0, 16));
  return (same ?? moments[0]!).toISOString();
}

/** How far a zone is ahead of UTC, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const minute = Math.floor(time / 60_000) * 60_000;
  return Date.parse(`${localTime(new Date(minute), zone)}Z`) - minute;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const twoDigits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { year: 'numeric', ...twoDigits, hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}
