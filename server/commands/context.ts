import { randomBytes, randomUUID } from 'node:crypto';
import { now } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { PublicReads } from '#server/database/public-reads.ts';
import type { Viewer } from '#server/session/viewer.ts';

/** Time and chance, so that a test can set both. */
export interface Nature {
  now(): Date;
  /** A uuid of version 7: sortable by the time it was made. */
  newId(): string;
  /** 32 unguessable bytes in base64url, for a link or a session. */
  newToken(): string;
}

/** Who asks, and what a command or a read may use. One object for a request. */
export interface Context {
  database: Database;
  nature: Nature;
  viewer: Viewer;
  requestId: string;
  /** The network a request comes from, as `networkOf` tells it; a task has none. */
  network?: string;
  /** The program that asks says itself that it is one. */
  isRobot?: boolean;
  /** Where there is a replica: whether it may be read from here. */
  publicReads?: PublicReads | undefined;
  /** What is asked was asked by a script, ours or another; what a browser sends without JavaScript comes through a page. */
  isByScript?: boolean;
}

/** The clock and the dice of the machine; on one's own machine the clock can be put forward. */
export const nature: Nature = {
  now,
  newId: () => uuidv7(now().getTime()),
  newToken: () => randomBytes(32).toString('base64url'),
};

/**
 * A uuid of version 7 (RFC 9562 section 5.7) for a time in milliseconds: its chance is that of one of version 4, of which
 * Node draws many at once.
 */
export function uuidv7(time: number): string {
  if (time !== latest.time) latest = { time, digits: digitsOf(time) };
  return latest.digits + randomUUID().slice(15);
}

/** Many are made in the same millisecond. */
let latest = { time: Number.NaN, digits: '' };

function digitsOf(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7`;
}
