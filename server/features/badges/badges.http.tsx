import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { badgeFormats, badgeKinds, badgeSizes, badgeThemes } from '#common/badges/badges.ts';
import { BadgePicture } from '#common/pictures/badges/BadgePicture.tsx';
import { env } from '#server/env.ts';
import type { KeptPages, PreparedPage } from '#server/pages/kept-pages.ts';
import { answerPicture, noPicture, preparedPicture } from '#server/pictures/answer.ts';
import { drawPicture } from '#server/pictures/draw.ts';
import { outlinable, outline } from '#server/pictures/outlines.ts';
import { limited } from '../accounts/session/rate-limits.ts';
import { badgeToDraw } from './badge-to-draw.queries.ts';

/** Bytes of all kept pictures of badges in a process: about a thousand. */
export const badgeCapacity = 16_000_000;

const shape = z.object({
  slug: z.string().regex(/^[a-z\d-]{1,80}$/),
  kind: z.enum(badgeKinds),
  theme: z.enum(badgeThemes),
  scale: z.coerce.number().int().min(2).max(3).default(1),
  format: z.enum(badgeFormats),
});

/**
 * `/badge/SLUG/KIND-THEME.svg` and `/badge/SLUG/KIND-THEME-2x.png`: pictures of a recruiter's badge for any site. They
 * are kept until something about the recruiter changes. When a badge has lapsed, they say so.
 */
export async function badgeRoutes(app: FastifyInstance, { kept }: { kept: KeptPages }): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/badge/:slug/:file',
    ...limited('picture', (request) => kept.peek(keptAs(request) ?? '') !== undefined),
    handler: async (request, reply) => {
      const asked = addressOf(request);
      if (!asked || !env.PLAUDIT_FEATURES.recommendedRecruiter) return reply.callNotFound();
      const { kind, theme, format } = asked;
      if ((request.query as { download?: string }).download !== undefined)
        reply.header('content-disposition', `attachment; filename="plaudit-${kind}-${theme}.${format}"`);
      reply.header('x-robots-tag', 'noindex');
      // Browsers ask at each view, so that a lapsed badge says so at once.
      return answerPicture(
        request,
        reply,
        'public, no-cache',
        () => kept.get(keptAs(request)!, () => prepare(app, asked)),
        format === 'svg' ? 'image/svg+xml' : 'image/png',
      );
    },
  });
}

type Address = z.output<typeof shape>;

function addressOf({ params }: FastifyRequest): Address | undefined {
  const { slug, file } = params as { slug: string; file: string };
  const parts = /^(?<kind>[a-z_]+)-(?<theme>[a-z]+)(-(?<scale>\d)x)?\.(?<format>[a-z]+)$/.exec(file)?.groups;
  const asked = parts && shape.safeParse({ slug, ...parts }).data;
  return asked?.format === 'svg' && asked.scale > 1 ? undefined : asked;
}

function keptAs(request: FastifyRequest): string | undefined {
  const asked = addressOf(request);
  return asked && `badge ${asked.slug} ${asked.kind} ${asked.theme} ${asked.scale} ${asked.format}`;
}

async function prepare({ database }: FastifyInstance, { slug, kind, theme, format, scale }: Address) {
  const badge = await badgeToDraw(database, slug);
  if (!badge) return noPicture;
  const { name, until, lapsedOn, subjects } = badge;
  const picture = <BadgePicture {...{ kind, theme, until, lapsedOn, outline }} name={outlinable(name)} />;
  return preparedPicture(
    format === 'svg'
      ? Buffer.from(renderToStaticMarkup(picture))
      : await drawPicture(sheet(kind, picture), { ...badgeSizes[kind], scale }),
    subjects,
  ) satisfies PreparedPage;
}

const sheet = (kind: Address['kind'], picture: React.ReactElement) => (
  <div style={{ display: 'flex', ...badgeSizes[kind] }}>{picture}</div>
);
