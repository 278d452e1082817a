import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerFor, type RouteId, routeOf } from '#common/routes.ts';
import { absolute, sitemapUrl } from '#common/urls.ts';
import { env } from '#server/env.ts';
import { publicOriginOf } from '#server/http/public-site.ts';
import { chooseEncoding } from '#server/pages/encodings.ts';
import { beginning, listed, sitemapPages, sitemapSize, sitemapStarts } from './sitemaps.queries.ts';

/** Public pages without a subject. */
const staticPages: readonly RouteId[] = [
  'signIn',
  'search',
  'signup',
  'signupRecruiter',
  'reviewPolicy',
  'privacy',
  'terms',
  'transparency',
  'blog',
];

/** Sitemaps written at once in a process: each reads 50,000 rows. */
const atOnce = 4;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const parameters = z.object({ after: z.uuid().optional() });

/** The sitemap index and the sitemaps: of static pages, and of subjects with `size` addresses each. */
export async function sitemapRoutes(app: FastifyInstance, { size = sitemapSize }: { size?: number }): Promise<void> {
  let writing = 0;

  let reading: Promise<string[]> | undefined;

  app.get('/sitemap.xml', async (request, reply) => {
    // It reads everything there is, so simultaneous requests share one pass.
    reading ??= sitemaps().finally(() => {
      reading = undefined;
    });
    const lines = [sitemapUrl('pages'), ...(await reading)].map(
      (path) => `<sitemap>${locationOf(request, path)}</sitemap>\n`,
    );
    return send(request, reply, [head, `<sitemapindex ${namespace}>\n`, ...lines, '</sitemapindex>\n']);
  });

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const built = staticPages.map(routeOf).filter((route) => answerFor(route, null, env.PLAUDIT_FEATURES) === 'ok');
    return send(request, reply, urlSet(built.map(({ path }) => `<url>${locationOf(request, path)}</url>\n`)));
  });

  for (const kind of listed)
    app.get(`/sitemaps/${kind}.xml`, async (request, reply) => {
      const query = parameters.safeParse(request.query);
      if (!query.success) return reply.callNotFound();
      if (writing >= atOnce)
        return reply.status(503).header('retry-after', '30').type('text/plain').send('Ask again in half a minute.');
      writing++;
      const { after = beginning } = query.data;
      return send(request, reply, urlSet(lines(request, kind, after)), () => {
        writing--;
      });
    });

  async function sitemaps(): Promise<string[]> {
    const all = listed.map(async (kind) =>
      (await sitemapStarts(app.database, kind, size)).map((after) =>
        sitemapUrl(kind, after === beginning ? undefined : after),
      ),
    );
    return (await Promise.all(all)).flat();
  }

  async function* lines(request: FastifyRequest, kind: (typeof listed)[number], after: string) {
    let batch = '';
    for await (const { path, changedAt } of sitemapPages(app.database, kind, after, size)) {
      batch += `<url>${locationOf(request, path)}<lastmod>${changedAt.toISOString()}</lastmod></url>\n`;
      if (batch.length < 60_000) continue;
      yield batch;
      batch = '';
    }
    yield batch;
  }
}

async function* urlSet(entries: AsyncIterable<string> | Iterable<string>) {
  yield `${head}<urlset ${namespace}>\n`;
  yield* entries;
  yield '</urlset>\n';
}

/** Streamed, and compressed for clients that accept it. `done` is called once, however it ends. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AsyncIterable<string> | Iterable<string>,
  done: () => void = () => {},
) {
  const text = Readable.from(parts, { objectMode: false });
  text.once('close', done);
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .header('vary', 'accept-encoding');
  if (chooseEncoding(request.headers['accept-encoding'], ['gzip']) === 'identity') return reply.send(text);
  const zipped = createGzip();
  text.once('error', (error) => zipped.destroy(error));
  zipped.once('close', () => text.destroy());
  return reply.header('content-encoding', 'gzip').send(text.pipe(zipped));
}

/** The page's canonical address in the zone; a '&' in it must be escaped. */
const locationOf = (request: FastifyRequest, path: string) =>
  `<loc>${absolute(publicOriginOf(request), path).replaceAll('&', '&amp;')}</loc>`;
