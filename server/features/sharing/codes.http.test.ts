import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileCodeUrl, profileLinkedInUrl } from '#common/urls.ts';
import { registerRateLimits } from '../accounts/session/rate-limits.ts';
import { codeRoutes } from './codes.http.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await registerRateLimits(app);
  await app.register(codeRoutes);
});
afterAll(() => app.close());

const ada = { kind: 'recruiter', slug: 'ada-reyes' } as const;
const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

test('a QR code is the same picture as SVG and PNG, with a quiet zone, and is not sent twice', async () => {
  const svg = await get(profileCodeUrl(ada, 'svg'));
  const png = await get(profileCodeUrl(ada, 'png'));
  expect(svg.headers['content-type']).toContain('image/svg+xml');
  expect(svg.body).not.toMatch(/<script|on\w+=/);
  const [drawn, sent] = await Promise.all(
    [Buffer.from(svg.rawPayload), png.rawPayload].map((bytes) =>
      sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  expect(sent!.info).toMatchObject({ format: 'raw', width: drawn!.info.width, height: drawn!.info.height });
  expect(sent!.data.equals(drawn!.data)).toBe(true);
  // Four white modules of sixteen pixels at the edge, then the dark corner of a finder.
  const pixel = (at: number) => sent!.data[(at * sent!.info.width + at) * sent!.info.channels];
  expect([pixel(0), pixel(63), pixel(64)]).toEqual([255, 255, 0]);
  expect((await get(profileCodeUrl(ada, 'png'), { 'if-none-match': png.headers.etag })).statusCode).toBe(304);
});

test('each profile has its own code, and nothing else has one', async () => {
  const codes = await Promise.all(
    [ada, { kind: 'agency', slug: ada.slug } as const, { ...ada, slug: 'kim-o' }].map((at) =>
      get(profileCodeUrl(at, 'svg')),
    ),
  );
  expect(new Set(codes.map(({ body }) => body)).size).toBe(3);
  for (const url of ['/qr/recruiter/a.gif', '/qr/user/a.svg', '/qr/recruiter/A%20b.svg', '/share/linkedin/user/a'])
    expect((await get(url)).statusCode).toBe(404);
});

test('the way to LinkedIn leads to its share page with the full address of the profile, and nowhere else', async () => {
  const { statusCode, headers } = await get(profileLinkedInUrl(ada), { host: 'plaudit.example' });
  expect(statusCode).toBe(302);
  const to = new URL(String(headers.location));
  expect(to.origin + to.pathname).toBe('https://www.linkedin.com/sharing/share-offsite/');
  expect(new URL(to.searchParams.get('url')!).pathname).toBe('/recruiter/ada-reyes');
});
