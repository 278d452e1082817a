import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clockAhead } from '#server/clock.ts';
import { env } from '#server/env.ts';
import { clockNow, moveClock } from './clock.ts';
import { clockPage } from './pages/ClockPage.tsx';
import { clockStyles, clockStylesUrl } from './pages/clock-styles.ts';

/**
 * The clock of a local installation, which can be put ahead to see what happens after days or weeks. Elsewhere these
 * addresses don't exist.
 */
export async function clockRoutes(app: FastifyInstance): Promise<void> {
  if (env.PLAUDIT_ENV !== 'local') return;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get(clockStylesUrl, async (_request, reply) => reply.type('text/css; charset=utf-8').send(clockStyles));
  app.get('/dev/clock', async (_request, reply) => show(reply, 200));
  app.get('/dev/clock.json', async () => clockNow());
  app.post('/dev/clock', async (request, reply) => {
    const ahead = isOfThisSite(request) ? aheadBy(request.body) : null;
    if (ahead === null)
      return show(reply, 400, 'Enter days, hours, or minutes to move forward, or a time later than now.');
    await moveClock(app.database, ahead);
    return wantsData(request) ? clockNow() : reply.redirect('/dev/clock', 303);
  });
}

const move = z.object({
  days: z.coerce.number().min(0).max(3660).catch(0),
  hours: z.coerce
    .number()
    .min(0)
    .max(24 * 366)
    .catch(0),
  minutes: z.coerce
    .number()
    .min(0)
    .max(60 * 24 * 366)
    .catch(0),
  to: z.iso.datetime({ offset: true, local: true }).optional().catch(undefined),
  reset: z
    .union([z.literal('1'), z.literal(true)])
    .optional()
    .catch(undefined),
});

/** Milliseconds ahead of the machine's clock; null if that would not move the clock, or would move it back. */
function aheadBy(body: unknown): number | null {
  const { days, hours, minutes, to, reset } = move.parse(body ?? {});
  if (reset) return 0;
  const by = to
    ? Date.parse(/Z|[+-]\d\d:\d\d$/.test(to) ? to : `${to}Z`) - Date.now() - clockAhead()
    : ((days * 24 + hours) * 60 + minutes) * 60_000;
  return by > 0 ? Math.round(clockAhead() + by) : null;
}

/** Keeps a form on another site from moving the clock. */
const isOfThisSite = ({ headers }: FastifyRequest) =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

const wantsData = ({ headers }: FastifyRequest) => headers.accept?.includes('application/json') ?? false;

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const show = (reply: FastifyReply, status: number, hint?: string) =>
  reply
    .status(status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(clockPage(clockNow(), hint));
