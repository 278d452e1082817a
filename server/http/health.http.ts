import type { FastifyInstance } from 'fastify';
import { metricsText, metricsType } from '#server/metrics.ts';

/** What a balancer asks before it sends requests here. */
export interface Readiness {
  isStopping: boolean;
}

/** `/healthz`: the process answers. `/readyz`: it should get requests. `/metrics`: figures, for addresses of the machine only. */
export async function healthRoutes(app: FastifyInstance, { readiness }: { readiness: Readiness }): Promise<void> {
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
    if (!isOwnMachine(request.socket.remoteAddress) || request.headers['x-forwarded-for'])
      return reply.status(404).send({ message: 'Not found' });
    return reply.type(metricsType).send(await metricsText());
  });
}

const isOwnMachine = (address = '') => address === '::1' || address.replace('::ffff:', '').startsWith('127.');
