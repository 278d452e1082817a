import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { productName } from '#common/product.ts';
import { searchUrl } from '#common/urls.ts';
import { assetsFolder } from './bundle.ts';

/** The built files, which never change under their names, and the favicon. */
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

/** Browsers request the old name by themselves; phones want PNGs instead of SVG. */
export function iconRoute(app: FastifyInstance): void {
  const icon = readFileSync(new URL('../../web/ui/favicon.svg', import.meta.url));
  for (const address of ['/favicon.svg', '/favicon.ico']) {
    app.get(address, (_request, reply) => reply.header('cache-control', kept).type('image/svg+xml').send(icon));
  }
  for (const [address, size] of Object.entries(iconSizes)) {
    const drawn = sharp(icon, { density: (72 * size) / 32 })
      .resize(size, size)
      .png();
    app.get(address, async (_request, reply) =>
      reply
        .header('cache-control', kept)
        .type('image/png')
        .send(await drawn.clone().toBuffer()),
    );
  }
  app.get('/site.webmanifest', (_request, reply) =>
    reply.header('cache-control', kept).type('application/manifest+json').send(JSON.stringify(manifest)),
  );
}

const kept = 'public, max-age=86400';

/** Sizes in pixels, by address. */
const iconSizes = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;

/** The site's name and icons on a phone's home screen (W3C Web Application Manifest). */
const manifest = {
  name: productName,
  short_name: productName,
  description: 'Reviews of recruiters, bound to real placements',
  start_url: searchUrl(),
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#0072bb',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
};
