import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { WidgetPicture, widgetPictureSize } from '#common/pictures/WidgetPicture.tsx';
import { audiences } from '#common/reviews/criteria.ts';
import { widgetKinds, widgetLayouts, widgetThemes } from '#common/widgets/widgets.ts';
import { limited } from '#server/features/accounts/session/rate-limits.ts';
import { publicOriginOf } from '#server/http/public-site.ts';
import { Body } from '#server/pages/body.ts';
import { chooseEncoding } from '#server/pages/encodings.ts';
import type { KeptPages, PreparedPage } from '#server/pages/kept-pages.ts';
import { answerPicture, noPicture, preparedPicture } from '#server/pictures/answer.ts';
import { drawPicture } from '#server/pictures/draw.ts';
import { drawable } from '#server/pictures/drawable.ts';
import { frameScript, frameStyles, loaderScript } from './parts.ts';
import { draftToShow, type ShownWidget, widgetToShow } from './shown-widget.queries.ts';
import { ViewsOfWidgets } from './views.ts';
import { WidgetDocument } from './WidgetDocument.tsx';

/** Bytes of all kept documents of widgets in a process: about two thousand. */
export const widgetCapacity = 48_000_000;

/** A kept document, with what is sent beside it. */
interface PreparedWidget extends PreparedPage {
  readonly policy: string;
  readonly widgetId: string | null;
}

const keyed = z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{12}$/) });
const drafted = z.object({
  preview: z.literal('1'),
  layout: z.enum(widgetLayouts),
  theme: z.enum(widgetThemes),
  accent: z.string().regex(/^#[0-9a-f]{6}$/),
  recruiter: z.string().max(80).default(''),
  team: z.union([z.uuid(), z.literal('')]).default(''),
  agency: z.string().max(80).default(''),
  audience: z.union([z.enum(audiences), z.literal('')]).default(''),
  speciality: z.string().max(80).default(''),
  leastLevel: z.coerce.number().int().min(0).max(4).default(0),
});

/**
 * What embeds show: the loader, and a document for each widget, kept until something on it changes. The document of a
 * paused or unknown widget is empty. The settings' screen shows drafts, which no other site may frame.
 */
export async function widgetRoutes(app: FastifyInstance, { kept }: { kept: KeptPages }): Promise<void> {
  const views = new ViewsOfWidgets(app.database);
  app.addHook('onClose', () => views.stop());

  app.get('/widget.js', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(loaderScript),
  );

  // The address without a kind is that of the carousel.
  for (const kind of ['', ...widgetKinds] as const)
    app.route({
      method: ['GET', 'HEAD'],
      url: kind ? `/widget/${kind}` : '/widget',
      ...limited('widget', (request) => kept.peek(keptAs(request)) !== undefined),
      handler: async (request, reply) => {
        const site = publicOriginOf(request);
        const draft = drafted.safeParse(request.query);
        if (draft.success) {
          const { data } = draft;
          const look = { kind: kind || 'carousel', layout: data.layout, theme: data.theme, accent: data.accent };
          const shown = await draftToShow(app.database, {
            ...{ ...look, recruiter: data.recruiter || null, team: data.team || null, agency: data.agency || null },
            ...{ audience: data.audience || null, speciality: data.speciality || null, leastLevel: data.leastLevel },
          });
          return send(request, reply, prepared(shown, site, "'self'"));
        }
        const { data: known } = keyed.safeParse(request.query);
        const page = known
          ? ((await kept.get(keptAs(request), async () => {
              const shown = await widgetToShow(app.database, known.key);
              return prepared(shown, site, shown?.origins.join(' ') || '*');
            })) as PreparedWidget)
          : prepared(undefined, site, '*');
        if (page.widgetId && request.method === 'GET') views.count(page.widgetId, request.headers.referer);
        return send(request, reply, page);
      },
    });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/widget/picture/:file',
    ...limited('widget', (request) => kept.peek(pictureKeptAs(request)) !== undefined),
    handler: async (request, reply) => {
      const key = keyOfPicture(request);
      if (!key) return reply.callNotFound();
      return answerPicture(request, reply, asked, () =>
        kept.get(pictureKeptAs(request), async () => {
          const shown = await widgetToShow(app.database, key);
          return shown ? pictureOf(shown) : noPicture;
        }),
      );
    },
  });
}

const keyOfPicture = ({ params }: FastifyRequest) =>
  /^([A-Za-z0-9_-]{12})\.png$/.exec((params as { file: string }).file)?.[1];
const pictureKeptAs = (request: FastifyRequest) => `widget picture ${keyOfPicture(request)}`;

async function pictureOf({ name, score, reviewCount, publishedCount, subjects }: ShownWidget): Promise<PreparedPage> {
  const figures = { score: score.score, half: score.half, reviewCount, publishedCount };
  const bytes = await drawPicture(<WidgetPicture name={drawable(name)} {...figures} />, widgetPictureSize);
  return preparedPicture(bytes, subjects);
}

/** Browsers ask at each view, so that a removed review is gone at once. What has not changed is not sent again. */
const asked = 'public, no-cache';

/** The same document under each kind's address: its kind is that of its settings. */
const keptAs = (request: FastifyRequest) =>
  `widget ${publicOriginOf(request)} ${keyed.safeParse(request.query).data?.key}`;

function prepared(widget: ShownWidget | undefined, site: string, ancestors: string): PreparedWidget {
  const styles = `${frameStyles}:root{--widget:${widget?.look.accent}}`;
  const html = widget
    ? renderToStaticMarkup(<WidgetDocument {...{ widget, site, styles, script: frameScript }} />)
    : '<html lang="en"><head><title>Reviews</title><meta name="robots" content="noindex"></head><body></body></html>';
  const body = `<!doctype html>${html}`;
  const policy = [
    "default-src 'none'",
    ...(widget ? [`style-src '${hashOf(styles)}'`, `script-src '${hashOf(frameScript)}'`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
  return {
    status: 200,
    etag: `"${createHash('sha256').update(policy).update(body).digest('base64url').slice(0, 22)}"`,
    body: new Body(body),
    subjects: widget?.subjects ?? [],
    policy,
    widgetId: widget?.widgetId ?? null,
  };
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function send(request: FastifyRequest, reply: FastifyReply, { etag, body, policy }: PreparedWidget) {
  reply
    .header('etag', etag)
    .header('cache-control', asked)
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body.in(encoding));
}
