import { useSyncExternalStore } from 'react';
import { replace } from 'react-router';
import { Unreachable } from '#web/kit/problem.ts';

/** Where the router is, and where it is going. Paths with query; `standing` is null while the first page loads. */
interface Places {
  readonly standing: () => string | null;
  readonly wanted: () => string;
}

let places: Places | undefined;
let lost: string | null = null;
let isStaying = false;
const listeners = new Set<() => void>();

/** Set once by the browser's entry. */
export function watchPlaces(next: Places): void {
  places = next;
}

/** The destination of a navigation, for loading the whole document instead. */
export const wantedPlace = (): string => places?.wanted() ?? '/';

/**
 * Throws the error of a failed navigation. When the server was unreachable and a page is shown, keeps that page
 * instead.
 */
export function orStay(error: unknown): never {
  const standing = places?.standing();
  if (!(error instanceof Unreachable) || !places || !standing) throw error;
  isStaying = true;
  tell(places.wanted());
  throw replace(standing);
}

/** Whether the router returns to the current page, which needs no new data. */
export const staysWhereItIs = (): boolean => isStaying;

/** The router has finished navigating. */
export function hasArrived(): void {
  isStaying = false;
}

/** Forgets the unreachable address: another was reached, or this one is retried. */
export function forgetLost(): void {
  if (lost !== null) tell(null);
}

/** The address that could not be reached, or null. */
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
