import { setTimeout as sleep } from 'node:timers/promises';
import type { Send } from '#integrations/core/http.ts';
import { VendorProblem } from '#integrations/core/problem.ts';
import type { App, Credentials, Session, Vendor } from '#integrations/core/vendor.ts';
import type { Context } from '#server/commands/context.ts';
import { readCredentials, renewCredentials } from './credentials.ts';
import { sendTo } from './send.ts';
import { testServers } from './test-servers.ts';

/** A session of a connection, and how many requests it has made. */
export interface CountedSession extends Session {
  readonly calls: () => number;
}

/** Whose session to open. `timeZone`: the agency's, for vendors that give days as moments. */
interface Opening {
  readonly vendor: Vendor;
  readonly connectionId: string;
  readonly callsToday: number;
  readonly timeZone?: string;
}

/** Milliseconds before their end at which credentials count as expired. */
const margin = 60_000;

/**
 * Opens calls for a connection, paced by the vendor's limits. `callsToday`: requests made today before this session.
 * Throws `signedOut` without credentials.
 */
export async function openSession(
  { database, nature }: Pick<Context, 'database' | 'nature'>,
  { vendor, connectionId, callsToday, timeZone }: Opening,
): Promise<CountedSession> {
  let credentials = await readCredentials(database, connectionId);
  const { pace, calls } = pacing(vendor, callsToday);
  const send = sendTo(vendor);
  const renew = async () => {
    credentials = await renewCredentials(database, { vendor, connectionId, stale: credentials, now: nature.now() });
  };
  const paced: Send = async (request) => {
    await pace();
    return send(request);
  };
  if (credentials.expiresAt < nature.now().getTime() + margin) await renew();
  return { credentials: () => credentials, send: paced, renew, calls, ...(timeZone && { timeZone }) };
}

/** A session with credentials that are not kept yet, to read whose they are. */
export function firstSession(vendor: Pick<Vendor, 'hosts'>, credentials: Credentials): Session {
  const renew = () => Promise.reject(new VendorProblem('signedOut', 'The new access was refused.'));
  return { credentials: () => credentials, send: sendTo(vendor), renew };
}

/** A session to end our access by: it renews credentials that have expired, and keeps none. */
export function lastSession(vendor: Vendor, app: App, given: Credentials): Session {
  let credentials = given;
  const send = sendTo(vendor);
  const renew = async () => {
    credentials = await vendor.refresh(send, app, credentials, Date.now());
  };
  return { credentials: () => credentials, send, renew };
}

/** Requests start one after another, no faster than the vendor's limit, and stop at its limit for a day. */
function pacing({ limits }: Vendor, before: number) {
  // Test servers on this machine take any number.
  const pause = testServers.url() ? 0 : 1000 / limits.perSecond;
  let free = 0;
  let count = 0;
  const pace = async () => {
    if (before + count >= limits.perDay)
      throw new VendorProblem('limited', 'We have made as many requests today as we may.', 3600);
    count++;
    const now = performance.now();
    const start = Math.max(now, free);
    free = start + pause;
    if (start > now) await sleep(start - now);
  };
  return { pace, calls: () => count };
}
