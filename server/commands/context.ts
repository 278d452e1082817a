import { randomBytes, randomUUID } from 'node:crypto';
import { now } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { PublicReads } from '#server/database/public-reads.ts';
import type { Viewer } from '#server/session/viewer.ts';

/** Time and randomness, so a test can set both. */
export interface Nature {
  now(): Date;
  /** A UUID of version 7, sortable by creation time. */
  newId(): string;
  /** 32 random bytes in base64url, for a link or a session. */
  newToken(): string;
}

/** The viewer, and what a command or a read may use. One object for each request. */
export interface Context {
  database: Database;
  nature: Nature;
  viewer: Viewer;
  requestId: string;
  /** The network of a request, from `networkOf`; a task has none. */
  network?: string;
  /** The client says that it is a program. */
  isRobot?: boolean;
  /** With a replica: whether this request may read from it. */
  publicReads?: PublicReads | undefined;
  /** A script sent the request, ours or another. A browser without JavaScript sends forms to a page. */
  isByScript?: boolean;
}

/** The real clock and randomness. On your own machine the clock can be set forward. */
export const nature: Nature = {
  now,
  newId: () => uuidv7(now().getTime()),
  newToken: () => randomBytes(32).toString('base64url'),
};

/**
 * A UUID of version 7 (RFC 9562 section 5.7) for a time in milliseconds. Its random part comes from a UUID of version
 * 4, which Node generates in batches.
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
