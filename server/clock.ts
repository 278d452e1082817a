/** How many milliseconds the clock is ahead. Always 0 unless the installation is local. */
let ahead = 0;

/** The current time, as the product sees it. */
export const now = (): Date => new Date(Date.now() + ahead);

/** The machine's time for a time on the product's clock. The queue runs on the machine's time. */
export const onTheMachine = (time: Date): Date => (ahead === 0 ? time : new Date(time.getTime() - ahead));

/** How many milliseconds the clock is ahead. */
export const clockAhead = (): number => ahead;

/**
 * Puts this process's clock ahead. Called by `server/features/admin/clock.ts`, which stores the value in the database.
 */
export function putClockAhead(milliseconds: number): void {
  ahead = milliseconds;
}
