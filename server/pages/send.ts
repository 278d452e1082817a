import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerWhole, type Headers, say } from '#server/http/every-answer.ts';
import type { Encoding } from './body.ts';
import { encodingOfPage } from './encodings.ts';
import type { PreparedPage } from './kept-pages.ts';

/** Sends a prepared page in the best encoding, or 304. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: PreparedPage) {
  if (page.location !== undefined) return reply.status(page.status).header('location', page.location).send();
  const encoding = encodingFor(request);
  const { status, headers, bytes } = answerWith(request, page, encoding, await page.body.in(encoding));
  return say(reply.status(status), headers).send(bytes);
}

/**
 * Sends a page past all hooks if its bytes in the best encoding are there. `told` are additional headers. Returns false
 * otherwise.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, page: PreparedPage, told: Headers): boolean {
  const encoding = encodingFor(request);
  const ready = page.body.ready(encoding);
  if (!ready || page.location !== undefined) return false;
  const { status, headers, bytes } = answerWith(request, page, encoding, ready);
  answerWhole(request, reply, { status, headers: [...told, ...headers], body: bytes });
  return true;
}

/** The client's best encoding. */
const encodingFor = ({ headers }: FastifyRequest): Encoding => encodingOfPage(headers['accept-encoding']);

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Empty for a client that has it. */
  readonly bytes?: Buffer;
}

/** The response headers for an encoding. */
function answerWith(
  { headers }: FastifyRequest,
  { status, etag }: PreparedPage,
  encoding: Encoding,
  bytes: Buffer,
): Answer {
  const known = ['etag', etag, 'vary', 'accept-encoding'];
  if (status === 200 && isKnown(headers['if-none-match'], etag)) return { status: 304, headers: known };
  if (encoding !== 'identity') known.push('content-encoding', encoding);
  known.push('content-type', 'text/html; charset=utf-8', 'content-length', String(bytes.length));
  return { status, headers: known, bytes };
}

/** Compared weakly: one ETag is shared by all encodings of a page (RFC 9110 section 8.8.3.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === etag || header.split(',').some((one) => one.trim() === etag));
}
