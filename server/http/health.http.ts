import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { env } from '#server/env.ts';
import { metricsText, metricsType } from '#server/metrics.ts';

/** Load balancers call these before sending requests here. */
export interface Readiness {
  isStopping: boolean;
}

interface HealthOptions {
  readonly readiness: Readiness;
  /** Behind a proxy, a visitor's address may look like this machine's. */
  readonly isBehindProxy?: boolean;
  /** For monitoring from other machines. */
  readonly metricsToken?: string | undefined;
}

/**
 * `/healthz`: the process answers. `/readyz`: it should get requests. `/metrics`: figures, for holders of the token,
 * and for this machine's addresses when there is no proxy in front.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { readiness, isBehindProxy = env.TRUST_PROXY > 0, metricsToken = env.METRICS_TOKEN }: HealthOptions,
): Promise<void> {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (readiness.isStopping) return reply.status(503).send({ status: 'stopping' });
    try {
      await app.database.pool.query('/* readyz */ select 1');
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'without database' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const isOnMachine =
      !isBehindProxy && !request.headers['x-forwarded-for'] && isOwnMachine(request.socket.remoteAddress);
    if (!isOnMachine && !hasToken(request, metricsToken)) return reply.status(404).send({ message: 'Not found' });
    return reply.type(metricsType).send(await metricsText());
  });
}

const isOwnMachine = (address = '') => address === '::1' || address.replace('::ffff:', '').startsWith('127.');

function hasToken({ headers: { authorization = '' } }: FastifyRequest, token: string | undefined): boolean {
  const [sent, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return token !== undefined && sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
