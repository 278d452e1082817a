import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Body } from '#server/pages/body.ts';
import type { PreparedPage } from '#server/pages/kept-pages.ts';
import { TooManyPictures } from './draw.ts';

/** A drawn picture that can be kept while its subjects stay as they are. */
export const preparedPicture = (bytes: Buffer, subjects: PreparedPage['subjects']): PreparedPage => ({
  status: 200,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  subjects,
  body: new Body(bytes),
});

/** There is no picture at this address. */
export const noPicture: PreparedPage = { status: 404, etag: '', subjects: [], body: new Body('') };

/** Answers with a picture for any site, with where it is now, or that too many are wanted at once. */
export async function answerPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
  find: () => Promise<PreparedPage>,
  type = 'image/png',
) {
  try {
    const { status, location, etag, body } = await find();
    if (status === 404) return reply.callNotFound();
    if (location) return reply.header('cache-control', 'no-cache').redirect(location, status);
    reply
      .header('etag', etag)
      .header('cache-control', cacheControl)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .type(type);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.send(body.ready('identity'));
  } catch (error) {
    if (!(error instanceof TooManyPictures)) throw error;
    return reply.status(503).header('retry-after', '5').send({ message: 'Try again in a few seconds.' });
  }
}
