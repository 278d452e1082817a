import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { assetsFolder } from './bundle.ts';

/** The built files, which never change under their names, and the sign of the product. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: assetsFolder,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    cacheControl: true,
    decorateReply: false,
  });
  iconRoute(app);
}

/** Browsers ask for the old name by themselves. */
export function iconRoute(app: FastifyInstance): void {
  const icon = readFileSync(new URL('../../web/ui/favicon.svg', import.meta.url));
  for (const address of ['/favicon.svg', '/favicon.ico']) {
    app.get(address, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon),
    );
  }
}
