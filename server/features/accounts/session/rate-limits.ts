import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How often one network may call a route of one process; limits over all processes are counted in Postgres. */
const allowed = {
  login: { max: 120, timeWindow: 60_000 },
  captcha: { max: 60, timeWindow: 60_000 },
  resetPassword: { max: 30, timeWindow: 15 * 60_000 },
  newPassword: { max: 30, timeWindow: 15 * 60_000 },
  signInBy: { max: 60, timeWindow: 60_000 },
  loginLink: { max: 60, timeWindow: 15 * 60_000 },
  register: { max: 30, timeWindow: 60 * 60_000 },
  typing: { max: 240, timeWindow: 60_000 },
  paper: { max: 30, timeWindow: 60_000 },
  picture: { max: 60, timeWindow: 60_000 },
  widget: { max: 120, timeWindow: 60_000 },
  hook: { max: 600, timeWindow: 60_000 },
} as const satisfies Readonly<Record<string, RateLimitOptions>>;

/** Enables limits for the routes below. Routes without one, such as public pages, pay nothing. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests from your network. Try again in ${after}.`), { statusCode: 429 }),
  });
}

/**
 * Options for a route: `app.post('/register', limited('register'), …)`. Beyond the limit it answers 429 with
 * Retry-After. `isFree`: requests that are not counted.
 */
export const limited = (
  name: keyof typeof allowed,
  isFree?: (request: FastifyRequest) => boolean,
): { config: { rateLimit: RateLimitOptions } } => ({
  config: { rateLimit: { ...allowed[name], ...(isFree && { allowList: isFree }) } },
});
