import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PublicReads } from '#server/database/public-reads.ts';
import { mostBehind, type Replica } from '#server/database/replica.ts';
import { env } from '#server/env.ts';
import { observeReplica } from '#server/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent when no replica is configured. */
    publicReads?: PublicReads;
  }
}

/** Says that this browser has just written. It does not identify anybody. */
const cookieName = 'plaudit_wrote';
/** Seconds, rounded up by one because browsers count whole seconds. */
const remembered = mostBehind / 1000 + 1;

/**
 * Lets anonymous reads use a replica. A browser that has written says so with a cookie until every replica in use must
 * have its write. Each machine measures elapsed time itself, so clocks may differ.
 */
export function readFromReplica(app: FastifyInstance, replica: Replica): void {
  replica.follow();
  observeReplica(replica);
  app.addHook('onClose', () => replica.stop());
  app.decorateRequest('publicReads');
  app.addHook('onRequest', (request, _reply, next) => {
    request.publicReads = new PublicReads(replica, hasWrittenLately(request.headers.cookie));
    next();
  });
}

/** The headers that tell a browser it has written. */
export const toldOfWriting = ({ publicReads }: FastifyRequest): readonly string[] =>
  publicReads?.hasWritten ? ['set-cookie', cookie()] : nothing;
const nothing: readonly string[] = [];

const hasWrittenLately = (cookies = '') => cookies.includes(`${cookieName}=`);

function cookie(): string {
  const secure = env.PLAUDIT_URL.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=1; Path=/; Max-Age=${remembered}; HttpOnly; SameSite=Lax${secure}`;
}
