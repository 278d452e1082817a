import type { FastifyInstance } from 'fastify';
import { nature } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { publicOriginOf } from '#server/http/public-site.ts';
import type { KeptPages } from '#server/pages/kept-pages.ts';
import { codeRoutes } from './codes.http.ts';
import { pictureRoutes } from './pictures.http.tsx';
import { robotsText } from './robots-text.ts';
import { securityText } from './security-text.ts';
import { sitemapRoutes } from './sitemaps.http.ts';

/** What programs read: link previews, sitemaps, and texts at well-known addresses. */
export async function sharingRoutes(app: FastifyInstance, { pictures }: { pictures: KeptPages }): Promise<void> {
  await app.register(pictureRoutes, { kept: pictures });
  await app.register(codeRoutes);
  await app.register(sitemapRoutes);

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(publicOriginOf(request), env.PLAUDIT_ENV)),
  );

  app.get('/.well-known/security.txt', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityText(publicOriginOf(request), env.CONTACT_EMAIL, nature.now())),
  );
}
