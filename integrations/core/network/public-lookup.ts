import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** The host's address is on a private network, or on this machine. */
export class NotPublic extends Error {}

/**
 * Resolves a host for a connection and fails with `NotPublic` if any of its addresses isn't public. The check is part of
 * the connection itself, so the address can't change in between.
 * @param isAllowed replaced by tests, whose servers are on this machine
 */
export const publicLookup =
  (isAllowed: (address: string) => boolean = isPublicAddress): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const fail = (why: Error) => done(why as NodeJS.ErrnoException, '', 0);
      if (error) return fail(error);
      const first = found[0];
      if (!first || !found.every(({ address }) => isAllowed(address))) return fail(new NotPublic());
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
