import { z } from 'zod';
import { type HttpReply, type HttpRequest, jsonOf, type Send } from './http.ts';
import { VendorProblem } from './problem.ts';
import { readAs, text } from './shapes.ts';

/**
 * Sends a request for tokens (RFC 6749). An error that is among `ended` throws `problem`: `wrong` for a code that is
 * used up, `signedOut` for a refresh token that no longer works. Every other error is a fault of ours: `wrong`.
 */
export async function tokensOf(
  send: Send,
  request: HttpRequest,
  problem: 'wrong' | 'signedOut',
  ended: readonly string[] = ['invalid_grant'],
): Promise<unknown> {
  const reply = await send(request);
  if (reply.status >= 200 && reply.status < 300) return jsonOf(reply);
  if (reply.status >= 500)
    throw new VendorProblem('down', `A fault on their side (status ${reply.status}) at signing in.`);
  const error = errorOf(reply);
  if (error && ended.includes(error))
    throw new VendorProblem(problem, `They no longer accept what we sign in with (${error}).`);
  throw new VendorProblem('wrong', `They didn't accept our request for tokens (status ${reply.status}).`);
}

/** The name of the error, if it is one of OAuth. */
function errorOf(reply: HttpReply): string | null {
  try {
    return readAs(z.looseObject({ error: text }), jsonOf(reply), 'the error').error;
  } catch {
    return null;
  }
}
