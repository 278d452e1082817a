import type { FastifyInstance } from 'fastify';
import { searchSuggestionsUrl } from '#common/urls.ts';
import { readPublic } from '#server/database/public-reads.ts';
import { contextOf } from '#server/http/context.ts';
import { limited } from '../accounts/session/rate-limits.ts';
import { suggest } from './suggestions.queries.ts';

/** `/search/suggestions?q=`: suggestions as you type, as JSON. Cacheable for a minute. */
export async function suggestionRoutes(app: FastifyInstance): Promise<void> {
  app.get(searchSuggestionsUrl(), limited('typing'), async (request, reply) => {
    const { q } = request.query as { q?: unknown };
    const typed = typeof q === 'string' ? q : '';
    const suggestions = await readPublic(contextOf(request), (database) => suggest(database, typed));
    return reply.header('cache-control', 'public, max-age=60').header('x-robots-tag', 'noindex').send(suggestions);
  });
}
