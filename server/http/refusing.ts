import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { requestsRefused } from '#server/metrics.ts';
import { answerWhole } from './every-answer.ts';
import { RequestRefusal, refusalBody } from './graphql/refusal.ts';

/** Retry-After, in seconds. */
const retryAfter = 5;
/** Milliseconds covered by one log line. */
const tellEvery = 10_000;

/**
 * Refuses requests with 503 and Retry-After, bypassing everything else: under load even a log line each would be too
 * much. The body is discarded as it arrives.
 */
export function refusing(log: Pick<FastifyBaseLogger, 'warn'>): (request: FastifyRequest, reply: FastifyReply) => void {
  let untold = 0;
  const tell = () => {
    log.warn({ refused: untold }, 'Requests were refused: too many were under way');
    untold = 0;
  };
  return (request, reply) => {
    requestsRefused.inc();
    refused.add(reply);
    if (untold++ === 0) setTimeout(tell, tellEvery).unref();
    const { type, body } = request.headers.accept?.includes('text/html') ? page : answer;
    const described = ['content-type', type, 'content-length', String(body.length)];
    answerWhole(request, reply, { status: 503, headers: [...common, ...described], body });
  };
}

/** Whether a request was refused this way. If so, nothing else is recorded for it. */
export const wasRefused = (reply: FastifyReply): boolean => refused.has(reply);

const refused = new WeakSet<FastifyReply>();
const common = ['retry-after', String(retryAfter), 'cache-control', 'no-store'];

const busy = new RequestRefusal(503, 'BUSY', 'Plaudit is busy right now. Try again in a few seconds.');
const answer = {
  type: 'application/json; charset=utf-8',
  body: Buffer.from(JSON.stringify({ success: false, code: 503, message: busy.message, ...refusalBody(busy) })),
};

/** For readers of pages. Reloading sends a refused form again. */
const page = {
  type: 'text/html; charset=utf-8',
  body: Buffer.from(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Plaudit is busy right now</title>
<h1>Plaudit is busy right now</h1>
<p>Reload this page in a few seconds. If you were sending something, that sends it again.</p>
</html>
`),
};
