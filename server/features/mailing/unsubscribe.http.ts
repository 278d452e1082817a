import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchRoute } from '#common/routes.ts';
import { runCommand } from '#server/commands/command.ts';
import { contextOf } from '#server/http/context.ts';
import { unsubscribe } from './mailing.commands.ts';

/**
 * Answers the POST of a mail program's own unsubscribe button (RFC 8058), from whatever site it comes, and stops the
 * mails of that agency. Every other request for the address is for its page. Call it before registering the pages.
 */
export function answerOneClick(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const token = tokenOf(request);
    if (token === undefined || !(await isOneClick(request))) return;
    const { ok } = await runCommand(unsubscribe, contextOf(request), { token, scope: 'agency' });
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex');
    reply.status(ok ? 200 : 404).type('text/plain; charset=utf-8');
    return reply.send(ok ? 'These emails have stopped.' : "This link doesn't work.");
  });
}

function tokenOf({ method, url }: FastifyRequest): string | undefined {
  const match = method === 'POST' && url.startsWith('/u/') ? matchRoute(url.split('?', 1)[0]!) : undefined;
  return match?.route.id === 'unsubscribe' ? match.params['token'] : undefined;
}

/** In either of the two encodings that RFC 8058 allows. The pages leave forms unparsed. */
async function isOneClick({ body, headers }: FastifyRequest): Promise<boolean> {
  if (!Buffer.isBuffer(body)) return false;
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
  return form.formData().then(
    (said) => said.get('List-Unsubscribe') === 'One-Click',
    () => false,
  );
}
