import { createContext, use } from 'react';
import { utc } from '#common/formats.ts';

/**
 * The time zone of everything below. Signed-in pages provide their viewer's. Public pages provide none and stay in UTC,
 * because everybody gets the same page.
 */
export const TimeZoneContext = createContext(utc);

/** The time zone to show dates and times in. */
export const useTimeZone = (): string => use(TimeZoneContext);
