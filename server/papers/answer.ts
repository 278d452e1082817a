import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyPictures } from '#server/pictures/draw.ts';
import { TooManyPapers } from './draw.ts';
import type { WantedPaper } from './kept-papers.ts';

/** Answers with a paper, or with another drawn file of a type, to save, or that too many are wanted at once. Only its link leads to it: no search does. */
export async function answerPaper(
  request: FastifyRequest,
  reply: FastifyReply,
  paper: WantedPaper,
  fileName: string,
  type = 'application/pdf',
) {
  const etag = `"${paper.version}"`;
  reply
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer');
  if (request.headers['if-none-match']?.includes(etag)) return reply.header('etag', etag).status(304).send();
  try {
    const bytes = await paper.bytes();
    return reply
      .header('etag', etag)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .type(type)
      .send(bytes);
  } catch (error) {
    if (!(error instanceof TooManyPapers || error instanceof TooManyPictures)) throw error;
    return reply.status(503).header('retry-after', '5').send({ message: 'Try again in a few seconds.' });
  }
}
