import type { FastifyRequest } from 'fastify';
import { type Context, nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { accessTokens, networkOf } from '#server/features/accounts/sessions.ts';
import { stranger, type Viewer, viewerOf } from '#server/session/viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
  }
}

/** The context of a request by nobody: for sign-in, links in mails and public pages. */
export const contextOf = (request: FastifyRequest, viewer: Viewer = stranger): Context => ({
  database: request.server.database,
  nature,
  viewer,
  requestId: request.id,
  network: networkOf(request.ip),
});

/**
 * Who a request comes from, by its bearer token. Null when there is a token and it is not valid any more:
 * the caller answers 401, so that the browser refreshes it.
 */
export async function viewerOfRequest(request: FastifyRequest): Promise<Viewer | null> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return stranger;
  const read = await accessTokens().read(token, nature.now());
  if (!read) return null;
  const viewer = await viewerOf(request.server.database, read.id);
  return viewer.userId ? viewer : null;
}
