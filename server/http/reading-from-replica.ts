import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PublicReads } from '#server/database/public-reads.ts';
import { mostBehind, type Replica } from '#server/database/replica.ts';
import { env } from '#server/env.ts';
import { observeReplica } from '#server/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent where no replica is read from. */
    publicReads?: PublicReads;
  }
}

/** Says that its sender has just written; nothing about who that is. */
const cookieName = 'plaudit_wrote';
/** Seconds, rounded up by one because browsers count whole ones. */
const remembered = mostBehind / 1000 + 1;

/**
 * Lets strangers' reads go to a replica. A browser that has written says so by a cookie until no replica that is used can
 * be without what it wrote; time is measured by each machine for itself, so their clocks may differ.
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

/** The headers by which a browser that has written learns to say so. */
export const toldOfWriting = ({ publicReads }: FastifyRequest): readonly string[] =>
  publicReads?.hasWritten ? ['set-cookie', cookie()] : nothing;
const nothing: readonly string[] = [];

const hasWrittenLately = (cookies = '') => cookies.includes(`${cookieName}=`);

function cookie(): string {
  const secure = env.PLAUDIT_URL.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=1; Path=/; Max-Age=${remembered}; HttpOnly; SameSite=Lax${secure}`;
}
