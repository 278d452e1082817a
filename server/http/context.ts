import type { FastifyRequest } from 'fastify';
import { type Context, nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { networkOf } from '#server/features/accounts/session/network.ts';
import { accessTokens } from '#server/features/accounts/session/sessions.ts';
import type { AccessToken } from '#server/session/tokens.ts';
import { stranger, type Viewer, viewerActedAs, viewerOf } from '#server/session/viewer.ts';
import { RequestRefusal } from './graphql/refusal.ts';
import { isRobot } from './robots.ts';
import { switchUserOf } from './switch-user.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
  }
}

/**
 * The context of an anonymous request: sign-in, links in emails and public pages. Values that few read are computed on
 * first use.
 */
export function contextOf(request: FastifyRequest, viewer: Viewer = stranger): Context {
  const { publicReads } = request;
  // The address is gone once its sender closes the connection, perhaps already.
  const ip: string | undefined = request.ip;
  // A signed-in user may have written anywhere.
  if (viewer.userId) publicReads?.stayOnPrimary();
  return {
    database: request.server.database,
    ...(publicReads && { publicReads }),
    nature,
    viewer,
    requestId: request.id,
    get network() {
      return ip ? networkOf(ip) : '';
    },
    get isRobot() {
      return isRobot(request.headers['user-agent']);
    },
  };
}

/**
 * The user of a request, from its bearer token and from the header with which a super admin acts as somebody. Returns
 * null when the token is no longer valid: the caller answers 401, so the browser refreshes it. Throws
 * IMPERSONATION_ENDED when acting is not active, or when a token for acting comes without its header.
 */
export function viewerOfRequest(request: FastifyRequest): Viewer | Promise<Viewer | null> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  return token ? viewerBy(token, request) : stranger;
}

async function viewerBy(token: string, request: FastifyRequest): Promise<Viewer | null> {
  const read = await accessTokens().read(token, nature.now());
  if (!read) return null;
  const username = switchUserOf(request);
  if (read.act || username !== null) return viewerActing(request.server.database, read, username);
  const viewer = await viewerOf(request.server.database, read.id);
  return viewer.userId ? viewer : null;
}

async function viewerActing(database: Database, { id, act }: AccessToken, username: string | null): Promise<Viewer> {
  const acting = { adminId: act?.sub ?? id, username: username ?? '', now: nature.now() };
  const viewer = username === null ? stranger : await viewerActedAs(database, acting, act && id);
  if (viewer.userId) return viewer;
  throw new RequestRefusal(401, 'IMPERSONATION_ENDED', "You're no longer acting as this person.");
}
