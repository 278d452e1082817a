import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { Bundle, Entry } from './bundle.ts';

/** Serves the sources through Vite, which reloads the browser when they change. */
export async function developingBundle(app: FastifyInstance): Promise<Bundle> {
  const vite = await createServer({
    root: path.join(import.meta.dirname, '../..'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  return {
    id: 'developing',
    entry: () => vite.ssrLoadModule('/web/app/entry-server.tsx') as Promise<Entry>,
    filesFor: () => ({ entry: '/web/app/entry-client.ts', modules: [], styles: [], fonts: [] }),
    finish: async (address, html) => html.replace('<head>', `<head>${await headOf(address)}`),
  };

  async function headOf(address: string) {
    const html = await vite.transformIndexHtml(address, '<html><head></head><body></body></html>');
    return html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'));
  }
}
