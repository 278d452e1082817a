import formbody from '@fastify/formbody';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { trustHops } from '#server/http/proxies.ts';
import { registerRateLimits } from '../session/rate-limits.ts';
import { sessionRoutes } from '../session/session.http.ts';

/** The cheapest captcha, always with the same answer. */
export const leastWork = { rounds: 1, guesses: [2, 2] } as const;

/** The session's routes on a server of their own. `hops`: trusted proxies; `limits`: whether rates are limited. */
export async function sessionApp(
  database: Database,
  { hops = 0, limits = false } = {},
): Promise<{ app: FastifyInstance; post: Post }> {
  const app = Fastify({ trustProxy: trustHops(hops) });
  app.decorate('database', database);
  await app.register(formbody);
  if (limits) await registerRateLimits(app);
  await app.register(sessionRoutes, { captchaWork: leastWork });
  return { app, post: poster(app) };
}

type Post = ReturnType<typeof poster>;

/** Posts a form; `from` is the client's address. */
const poster =
  (app: FastifyInstance) =>
  (
    url: string,
    form: Readonly<Record<string, string>>,
    { from, headers = {} }: { from?: string; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
      ...(from && { remoteAddress: from }),
    });

/** Requests and solves a captcha like the widget in a browser; returns what the form sends. */
export async function solvedCaptcha(app: FastifyInstance, purpose = 'login'): Promise<string> {
  const challenge = (await app.inject(`/login/captcha?purpose=${purpose}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
