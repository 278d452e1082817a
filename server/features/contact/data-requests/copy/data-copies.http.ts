import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchRoute } from '#common/routes.ts';
import { dataCopyUrl } from '#common/urls.ts';
import { runCommand } from '#server/commands/command.ts';
import { contextOf } from '#server/http/context.ts';
import { log } from '#server/log.ts';
import { fileStorage } from '#server/storage/storage.ts';
import { downloadDataCopy } from './data-copies.commands.ts';

/**
 * Answers the form of the page behind the link to a copy of someone's data with the file. Programs that follow links in
 * emails send no form, so they get nothing. Call it before registering the pages.
 */
export function answerCopyDownloads(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const token = tokenOf(request);
    if (token === undefined) return;
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('x-content-type-options', 'nosniff');
    const outcome = await runCommand(downloadDataCopy, contextOf(request), { token });
    // The page says why the link doesn't work.
    if (!outcome.ok) return reply.redirect(dataCopyUrl(token), 303);
    const bytes = await fileStorage().get(outcome.result.key);
    if (!bytes) {
      log.error('The bytes of a copy of data are missing');
      return reply.status(503).type('text/plain; charset=utf-8').send('Try again in a minute.');
    }
    if (outcome.result.size) reply.header('content-length', outcome.result.size);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="your-plaudit-data.zip"')
      .send(bytes);
  });
}

function tokenOf({ method, url }: FastifyRequest): string | undefined {
  const match = method === 'POST' && url.startsWith('/privacy/copy/') ? matchRoute(url.split('?', 1)[0]!) : undefined;
  return match?.route.id === 'dataCopy' ? match.params['token'] : undefined;
}
