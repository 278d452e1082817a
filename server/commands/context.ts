import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
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
}

/** The clock and the dice of the machine. */
export const nature: Nature = {
  now: () => new Date(),
  newId: () => uuidv7(Date.now()),
  newToken: () => randomBytes(32).toString('base64url'),
};

/** A uuid of version 7 (RFC 9562 section 5.7) for a time in milliseconds. */
export function uuidv7(time: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(time, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
