import type { FastifyRequest } from 'fastify';
import { fromFields, operationOf, type Sent } from './fields.ts';
import { RequestRefusal } from './refusal.ts';

/** Reads a GET, JSON, or a URL-encoded form; `readForm` reads multipart forms. Throws a RequestRefusal. */
export function readSent(request: FastifyRequest): Sent {
  if (request.method === 'GET') return fromFields(request.query as Record<string, unknown>);
  const type = mediaTypeOf(request);
  if (type === 'application/json') return operationOf(request.body);
  if (type === 'application/x-www-form-urlencoded') return fromFields({ ...operationOf(request.body) });
  throw new RequestRefusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send JSON or a form, and say which by Content-Type.');
}

const mediaTypeOf = ({ headers }: FastifyRequest) => headers['content-type']?.split(';')[0]?.trim().toLowerCase();
