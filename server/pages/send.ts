import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encodings.ts';
import type { PreparedPage } from './kept-pages.ts';

/** Sends a prepared page in the best encoding, or says that the browser has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { status, etag, body, location }: PreparedPage) {
  reply.status(status);
  if (location !== undefined) return reply.header('location', location).send();
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body[encoding]);
}

/** Compared weakly: one tag stands for all encodings of a page (RFC 9110 section 8.8.3.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === etag || header.split(',').some((one) => one.trim() === etag));
}
