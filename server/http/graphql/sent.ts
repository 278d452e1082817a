import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/commands/context.ts';
import type { KeptUpload } from '#server/storage/kept-upload.ts';
import { fromFields, operationOf, type Sent } from './fields.ts';
import { readForm } from './form.ts';
import { RequestRefusal } from './refusal.ts';

/**
 * Reads a request: a GET, JSON, or one of the two kinds of forms. Files are kept and noted in `kept`, also where the
 * request is refused behind them. Throws a RequestRefusal.
 */
export async function readSent(request: FastifyRequest, context: Context, kept: KeptUpload[]): Promise<Sent> {
  if (request.method === 'GET') return fromFields(request.query as Record<string, unknown>);
  if (request.isMultipart()) return readForm(request, context, kept);
  const type = mediaTypeOf(request);
  if (type === 'application/json') return operationOf(request.body);
  if (type === 'application/x-www-form-urlencoded') return fromFields({ ...operationOf(request.body) });
  throw new RequestRefusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send JSON or a form, and say which by Content-Type.');
}

const mediaTypeOf = ({ headers }: FastifyRequest) => headers['content-type']?.split(';')[0]?.trim().toLowerCase();
