import { z } from 'zod';
import { timeZoneOf } from '../time-zones.ts';

const message = 'Choose a time zone from the list.';

/** The time zone that somebody chooses for their account. */
export const timeZoneInput = z.object({
  timeZone: z.string({ error: message }).transform((name, context) => {
    const zone = timeZoneOf(name);
    if (zone) return zone;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }),
});
