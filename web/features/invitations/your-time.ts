import { cityOf } from '#common/time-zones.ts';

/** Explains a field for a day and time: whose clock it means. */
export const yourTime = (zone: string): string =>
  `In your time zone (${cityOf(zone)}), wherever the person you invite is.`;
