import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limited } from '../session/rate-limits.ts';
import { companyNames } from './company-names.queries.ts';
import { jobCategories } from './job-categories.ts';

/** The text typed so far: `q`, given once, and no longer than a name may be. */
function typed({ query }: FastifyRequest): string {
  const { q } = query as { q?: unknown };
  return typeof q === 'string' ? q.normalize('NFC').trim().slice(0, 120) : '';
}

/** `/company-names?q=` and `/job-categories?q=`: `[{ id, name }]` as you type. Cacheable for a minute. */
export async function companyNameRoutes(app: FastifyInstance): Promise<void> {
  app.get('/company-names', limited('typing'), async (request, reply) => {
    const names = await companyNames(app.database, typed(request));
    return reply.header('cache-control', 'public, max-age=60').send(names);
  });

  app.get('/job-categories', limited('typing'), async (request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(jobCategories(typed(request))),
  );
}
