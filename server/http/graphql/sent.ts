import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/commands/context.ts';
import type { KeptUpload } from '#server/storage/kept-upload.ts';
import { readForm } from './form.ts';
import { badRequest, RequestRefusal } from './refusal.ts';

/** What a client asks for. Nothing is checked yet but the form in which it came. */
export interface Sent {
  /** The hash of an operation of ours. */
  id?: unknown;
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  extensions?: unknown;
}

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

/** An operation, and one only: what an answer may cost is bounded for one, and pages never send more. */
export function operationOf(body: unknown): Sent {
  if (Array.isArray(body)) throw new RequestRefusal(400, 'BATCHING_REFUSED', 'Send one operation at a time.');
  if (typeof body !== 'object' || body === null) throw badRequest('Send a query, as a form or as JSON.');
  return body as Sent;
}

/** In fields of forms and addresses, variables and extensions are JSON. */
export function fromFields({ variables, extensions, ...sent }: Readonly<Record<string, unknown>>): Sent {
  return {
    ...sent,
    ...(variables !== undefined && { variables: readJson(variables, 'variables') }),
    ...(extensions !== undefined && { extensions: readJson(extensions, 'extensions') }),
  };
}

/** The JSON of a field that a form must have, or may have. */
export function readJson(value: unknown, name: string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return value === '' ? undefined : JSON.parse(value);
  } catch {
    throw badRequest(`The field ${name} is not JSON.`);
  }
}

const mediaTypeOf = ({ headers }: FastifyRequest) => headers['content-type']?.split(';')[0]?.trim().toLowerCase();
