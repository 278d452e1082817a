import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limited } from '#server/features/accounts/session/rate-limits.ts';
import type { KeptPages, PreparedPage } from '#server/pages/kept-pages.ts';
import { answerPicture, noPicture, preparedPicture } from '#server/pictures/answer.ts';
import { drawPost } from './draw-post.tsx';
import { postToDraw } from './post-to-draw.queries.ts';

/** Bytes of all kept pictures of posts in a process: about five hundred. */
export const postPictureCapacity = 64_000_000;

const scale = z.coerce.number().int().min(1).max(3);
const address = z.object({
  file: z.string().regex(/^[A-Za-z0-9_-]{22}\.jpg$/),
  reviewId: z.uuid().optional(),
  scale: scale.default(1),
});

/**
 * `/thumbnail-download/KEY.jpg`: the picture of a post, with its review's id and a scale from 1 to 3 after it, of which
 * either may be missing. Anyone with the key may see it; pictures are kept until something on them changes.
 */
export async function postRoutes(app: FastifyInstance, { kept }: { kept: KeptPages }): Promise<void> {
  for (const rest of ['', '/:second', '/:second/:third'])
    app.route({
      method: ['GET', 'HEAD'],
      url: `/thumbnail-download/:file${rest}`,
      ...limited('picture', (request) => kept.peek(keptAs(request) ?? '') !== undefined),
      handler: async (request, reply) => {
        const asked = addressOf(request);
        if (!asked) return reply.callNotFound();
        if ((request.query as { download?: string }).download !== undefined)
          reply.header('content-disposition', 'attachment; filename="plaudit-post.jpg"');
        reply.header('x-robots-tag', 'noindex');
        return answerPicture(
          request,
          reply,
          'public, no-cache',
          () => kept.get(keptAs(request)!, () => prepare(app, asked)),
          'image/jpeg',
        );
      },
    });
}

type Address = z.output<typeof address>;

function addressOf({ params }: FastifyRequest): Address | undefined {
  const { file, second, third } = params as { file: string; second?: string; third?: string };
  const isScale = second !== undefined && third === undefined && scale.safeParse(second).success;
  const parts = isScale ? { file, scale: second } : { file, reviewId: second, scale: third };
  return address.safeParse(parts).data;
}

function keptAs(request: FastifyRequest): string | undefined {
  const asked = addressOf(request);
  return asked && `post ${asked.file} ${asked.reviewId ?? ''} ${asked.scale}`;
}

async function prepare({ database }: FastifyInstance, { file, reviewId, scale }: Address): Promise<PreparedPage> {
  const post = await postToDraw(database, file.slice(0, -'.jpg'.length));
  if (!post || (reviewId && reviewId !== post.reviewId)) return noPicture;
  const bytes = await drawPost(post, scale);
  return preparedPicture(bytes, post.subjects);
}
