import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leavePlace } from './place-of-request.ts';
import { toldOfWriting } from './reading-from-replica.ts';

/** Names and values in turn, the cheapest form for Node to write. */
export type Headers = readonly string[];

/** A complete response, with its headers. */
export interface Whole {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: Buffer | string | undefined;
}

/**
 * Sends a response past all response hooks, with its headers in one call. That halves the cost of a response without
 * database access. It sends and does what the hooks would. HEAD gets no body.
 */
export function answerWhole(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Whole): void {
  leavePlace(request);
  reply
    .hijack()
    .raw.writeHead(status, [...headersOfEveryAnswer(request), ...headers])
    .end(request.method === 'HEAD' ? undefined : body);
}

/** Makes responses that go through the hooks say and do the same. */
export function sayWithEveryAnswer(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    say(reply, headersOfEveryAnswer(request));
    next(null, payload);
  });
}

const headersOfEveryAnswer = (request: FastifyRequest): Headers => [
  'x-request-id',
  request.id,
  'x-content-type-options',
  'nosniff',
  'strict-transport-security',
  'max-age=31536000',
  ...toldOfWriting(request),
];

/** Adds headers to a response. */
export function say(reply: FastifyReply, headers: Headers): FastifyReply {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at]!, headers[at + 1]);
  return reply;
}
