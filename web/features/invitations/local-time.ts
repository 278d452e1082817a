/** A moment in the format of a `datetime-local` field, 'YYYY-MM-DDTHH:MM' in the computer's time zone. */
export function localTime(moment: string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment of such a field as ISO text; empty for an empty field. */
export function momentOf(local: string): string {
  const date = new Date(local);
  return local && !Number.isNaN(date.getTime()) ? date.toISOString() : '';
}
