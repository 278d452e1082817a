import { asDate } from '../timing.ts';

/** Twelve o'clock in a zone, some days from today; tests that go by hours of the day begin there. */
export const noonIn = (timeZone: string, days: number): Date =>
  asDate(
    Temporal.Now.plainDateISO(timeZone)
      .add({ days })
      .toZonedDateTime({ timeZone, plainTime: { hour: 12 } }),
  );

/** A zone where it is about noon now: where it is night, mails wait for the morning. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
