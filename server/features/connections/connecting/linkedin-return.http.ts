import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { linkedInErrorUrl, linkedInReturnUrl } from '#common/urls.ts';

const sent = z.object({
  state: z.string().max(1000),
  code: z.string().max(2000).optional(),
  error: z.string().max(200).optional(),
});

/**
 * `/linkedin/connect`: where LinkedIn sends people back. It changes nothing and leads to the page that finishes; to the
 * sign-in page, if LinkedIn sent nothing that we could finish with.
 */
export async function linkedInReturnRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Record<string, unknown> }>('/linkedin/connect', async ({ query }, reply) => {
    const { data } = sent.safeParse(query);
    const isOurs = data && (data.code || data.error);
    const error = typeof query['error'] === 'string' ? query['error'].slice(0, 200) : 'missing';
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(isOurs ? linkedInReturnUrl(data) : linkedInErrorUrl(error), 303);
  });
}
