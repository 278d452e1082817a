/** A moment as the browser's field for day and time takes it: 'YYYY-MM-DDTHH:MM' in the time of this computer. */
export function localTime(moment: string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that such a field means, as ISO text; empty text, which the server refuses with a sentence, for none. */
export function momentOf(local: string): string {
  const date = new Date(local);
  return local && !Number.isNaN(date.getTime()) ? date.toISOString() : '';
}
