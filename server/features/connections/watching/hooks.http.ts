import type { FastifyInstance } from 'fastify';
import { isAts } from '#common/connections/vendors.ts';
import { carryOut } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { limited } from '#server/features/accounts/session/rate-limits.ts';
import { contextOf } from '#server/http/context.ts';
import { atsOf } from '#server/integrations/registry.ts';
import { sendTo } from '#server/integrations/send.ts';
import { system } from '#server/session/viewer.ts';
import { keepHints } from '../syncing/runs.commands.ts';
import { isHookSecretOf } from './hook-secret.ts';

/** The most bytes of a delivery. */
const bodyLimit = 256_000;

/**
 * `/in/connections/:id/:secret`: what a vendor posts when something changed there. It is only kept as a hint to read the
 * record again. All that isn't from the vendor looks unknown.
 */
export async function connectionHookRoutes(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
  app.route<{ Params: { id: string; secret: string } }>({
    method: 'POST',
    url: '/in/connections/:id/:secret',
    ...limited('hook'),
    handler: async (request, reply) => {
      const { id, secret } = request.params;
      if (!isHookSecretOf(id, secret)) return reply.callNotFound();
      const vendor = await vendorOfConnection(contextOf(request), id);
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const delivery = vendor?.webhooks?.parse(headers, String(request.body ?? ''), secret);
      if (!vendor || !delivery) return reply.callNotFound();
      if ('confirmUrl' in delivery) await sendTo({ hosts: ['.amazonaws.com'] })({ url: delivery.confirmUrl });
      else
        await carryOut({ ...contextOf(request), viewer: system }, keepHints, {
          ...{ connectionId: id, hints: [...delivery.hints] },
        });
      return reply.status(202).header('cache-control', 'no-store').send();
    },
  });
}

async function vendorOfConnection({ database }: Context, id: string) {
  const row = await database.kysely
    .selectFrom('connections')
    .select('vendor')
    .where('id', '=', id)
    .where('state', '<>', 'disconnected')
    .executeTakeFirst();
  return row && isAts(row.vendor) ? atsOf(row.vendor) : undefined;
}
