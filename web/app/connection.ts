import { useSyncExternalStore } from 'react';
import { replace } from 'react-router';
import { Unreachable } from '#web/kit/problem.ts';

/** Where the router stands, and where it is going. Paths with query; `standing` is null while the first page is fetched. */
interface Places {
  readonly standing: () => string | null;
  readonly wanted: () => string;
}

let places: Places | undefined;
let lost: string | null = null;
let isStaying = false;
const listeners = new Set<() => void>();

/** Told once by the browser's entry. */
export function watchPlaces(next: Places): void {
  places = next;
}

/** Where a navigation is going, for who must load the whole document instead. */
export const wantedPlace = (): string => places?.wanted() ?? '/';

/** Throws what a navigation failed with. If the server was not reached and a page stands, that page stays instead. */
export function orStay(error: unknown): never {
  const standing = places?.standing();
  if (!(error instanceof Unreachable) || !places || !standing) throw error;
  isStaying = true;
  tell(places.wanted());
  throw replace(standing);
}

/** Whether the router returns to the page that stands, which needs no new data. */
export const staysWhereItIs = (): boolean => isStaying;

/** The router has come to rest. */
export function hasArrived(): void {
  isStaying = false;
}

/** Forgets the address that was not reached: another was, or it is tried again. */
export function forgetLost(): void {
  if (lost !== null) tell(null);
}

/** The address that somebody wanted and the server was not reached for; null while all is well. */
export function useLost(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => lost,
    () => null,
  );
}

function tell(next: string | null) {
  lost = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
