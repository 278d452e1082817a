import { asDate } from '../timing.ts';

/** Noon in a time zone, some days from today. Tests that depend on the hour start there. */
export const noonIn = (timeZone: string, days: number): Date =>
  asDate(
    Temporal.Now.plainDateISO(timeZone)
      .add({ days })
      .toZonedDateTime({ timeZone, plainTime: { hour: 12 } }),
  );

/** A time zone where it is about noon now. Where it is night, emails wait for the morning. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
