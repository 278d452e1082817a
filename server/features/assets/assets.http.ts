import type { FastifyInstance } from 'fastify';
import { now } from '#server/clock.ts';
import { env } from '#server/env.ts';
import { limited } from '#server/features/accounts/session/rate-limits.ts';
import { publicOriginOf } from '#server/http/public-site.ts';
import { answerPaper } from '#server/papers/answer.ts';
import { assetContent, assetSubjectOf } from './asset-content.queries.ts';
import { type AssetFile, brandFileOf, templateFileOf } from './asset-files.tsx';
import { fileOfLink } from './links.ts';

/**
 * `/asset/download`: a filled template or one of our marks, by a signed link that expires. Altered, expired and unknown
 * links all look unknown. A template shows the figures of now.
 */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/asset/download',
    ...limited('paper'),
    handler: async (request, reply) => {
      const found = await find(app, request.url.split('?', 2)[1] ?? '', publicOriginOf(request));
      if (!found) return reply.callNotFound();
      reply.header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
      return answerPaper(request, reply, found.file, found.name, found.type);
    },
  });
}

async function find({ database }: FastifyInstance, query: string, site: string): Promise<AssetFile | undefined> {
  const wish = fileOfLink(query, now());
  if (!wish) return undefined;
  if ('brand' in wish) return brandFileOf(wish);
  const subject = assetSubjectOf(wish.subject);
  if (!subject || !env.PLAUDIT_FEATURES.shareAndPromoteMarketingAssets) return undefined;
  const content = await assetContent(database, subject, null, wish.review ?? null);
  return content && templateFileOf(content, wish, site);
}
