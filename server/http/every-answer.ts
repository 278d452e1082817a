import type { FastifyInstance, FastifyReply } from 'fastify';

/** Names and values in turn, as Node writes them at the least cost. */
export type Headers = readonly string[];

/** What every answer says, whichever way it goes out. */
export const headersOfEveryAnswer = (requestId: string): Headers => [
  'x-request-id',
  requestId,
  'x-content-type-options',
  'nosniff',
  'strict-transport-security',
  'max-age=31536000',
];

/** Lets all answers say so that go through the hooks. */
export function sayWithEveryAnswer(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    say(reply, headersOfEveryAnswer(request.id));
    next();
  });
}

/** Adds headers to an answer. */
export function say(reply: FastifyReply, headers: Headers): FastifyReply {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at]!, headers[at + 1]);
  return reply;
}
