import { formatCount } from '#common/formats.ts';

/** Says who sees a phone number, and how often it was revealed in the last year. */
export function phoneHelp(phone: string, reveals: number): string {
  const who = "Shown to anyone who presses 'Show phone number'.";
  if (!phone && reveals === 0) return `${who} We count how often that happens.`;
  return `${who} Others have viewed it ${formatCount(reveals, 'time')} in the last year.`;
}
