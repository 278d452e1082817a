/** By how many milliseconds the clock of one's own machine is put forward; elsewhere always 0. */
let ahead = 0;

/** The time it is for the product. */
export const now = (): Date => new Date(Date.now() + ahead);

/** The time on the machine when the product's clock shows another one: what the queue's database goes by. */
export const onTheMachine = (time: Date): Date => (ahead === 0 ? time : new Date(time.getTime() - ahead));

/** How far the clock is put forward, in milliseconds. */
export const clockAhead = (): number => ahead;

/** Puts the clock of this process forward. For `server/features/admin/clock.ts`, which keeps how far in the database. */
export function putClockAhead(milliseconds: number): void {
  ahead = milliseconds;
}
