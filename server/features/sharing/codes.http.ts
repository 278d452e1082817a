import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { z } from 'zod';
import { qrCode } from '#common/pictures/qr-code.ts';
import { absolute, linkedInShareUrl, profileUrl } from '#common/urls.ts';
import { publicOriginOf } from '#server/http/public-site.ts';
import { limited } from '../accounts/session/rate-limits.ts';

const addressShape = z.object({
  kind: z.enum(['recruiter', 'agency']),
  slug: z.string().regex(/^[a-z\d-]{1,80}$/),
});
const fileShape = addressShape.extend({ format: z.enum(['svg', 'png']) });

/** Pixels of a module in the PNG: printed on a card, the code stays sharp. */
const modulePixels = 16;

/**
 * What passes a profile on without a script: its address as a QR code, and the way to LinkedIn's share page. Both are
 * made of the address alone, whether there is such a profile or not.
 */
export async function codeRoutes(app: FastifyInstance): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/qr/:kind/:slug.:format',
    ...limited('picture', () => false),
    handler: async (request, reply) => {
      const address = fileShape.safeParse(request.params);
      if (!address.success) return reply.callNotFound();
      const { format, ...at } = address.data;
      const svg = codeOf(absolute(publicOriginOf(request), profileUrl(at)));
      const bytes =
        format === 'svg' ? Buffer.from(svg) : await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      reply
        .header('etag', etag)
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
        .header('x-robots-tag', 'noindex')
        .type(format === 'svg' ? 'image/svg+xml' : 'image/png');
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      return reply.send(bytes);
    },
  });

  app.get('/share/linkedin/:kind/:slug', async (request, reply) => {
    const address = addressShape.safeParse(request.params);
    if (!address.success) return reply.callNotFound();
    const link = absolute(publicOriginOf(request), profileUrl(address.data));
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .redirect(linkedInShareUrl(link), 302);
  });
}

/** A QR code as SVG: dark modules as one path on white. */
function codeOf(text: string): string {
  const { path, size } = qrCode(text);
  const side = size * modulePixels;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
