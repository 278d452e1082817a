import { cityOf } from '#common/time-zones.ts';

/** Explains a field for a day and time: whose clock it means. */
export const yourTime = (zone: string): string => `Times are in your time zone (${cityOf(zone)}), not the recipient's.`;
