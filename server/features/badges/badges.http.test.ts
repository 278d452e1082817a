import '../index.ts';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { badgeKinds, badgeSizes, badgeThemes } from '#common/badges/badges.ts';
import { badgePictureUrl } from '#common/urls.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { openKeptRoutes } from '#server/pages/testing/kept-routes.ts';
import { system } from '#server/session/viewer.ts';
import { createRecruiter } from '../profiles/profiles.factories.ts';
import { createBadge } from './badges.factories.ts';
import { badgeRoutes } from './badges.http.tsx';

const { database, connectionString, context } = await testDatabase();
const { app, close } = await openKeptRoutes({ database, connectionString }, badgeRoutes);
afterAll(close);
// Each request in a test counts as another network.
let networks = 0;
const get = (url: string, headers = {}) =>
  app.inject({ method: 'GET', url, headers, remoteAddress: `10.0.${networks >> 8}.${networks++ & 255}` });

const { id, slug } = await createRecruiter(database, { name: 'Ada Quay' });
const badge = await createBadge(database, { recruiter_id: id });
const asked = { kind: 'badge', theme: 'light', format: 'svg' } as const;
const address = badgePictureUrl(slug, asked);

test('every kind is there as SVG and as PNG in each scale, for any site', async () => {
  for (const kind of badgeKinds)
    for (const theme of badgeThemes) {
      const svg = await get(badgePictureUrl(slug, { kind, theme, format: 'svg' }));
      expect(svg.statusCode).toBe(200);
      expect(svg.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, no-cache',
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
      });
      expect(svg.body).toContain('Ada Quay: Recommended recruiter on Plaudit. Valid until ');
      for (const scale of theme === 'light' ? [1, 2, 3] : [1]) {
        const png = await get(badgePictureUrl(slug, { kind, theme, format: 'png', scale }));
        expect(png.headers['content-type']).toBe('image/png');
        const { width, height } = badgeSizes[kind];
        expect(await sharp(png.rawPayload).metadata()).toMatchObject({
          ...{ format: 'png', width: width * scale, height: height * scale },
        });
      }
    }
  expect((await get(`${address}?download=1`)).headers['content-disposition']).toBe(
    'attachment; filename="plaudit-badge-light.svg"',
  );
});

test('altered and unknown addresses, and recruiters without a badge, are not found', async () => {
  const without = await createRecruiter(database);
  const unclaimed = await createRecruiter(database, { is_claimed: false, source: 'a public list' });
  await createBadge(database, { recruiter_id: unclaimed.id });
  const gone = await createRecruiter(database, { gone_at: new Date() });
  await createBadge(database, { recruiter_id: gone.id });
  const file = 'badge-light.svg';
  for (const path of [
    ...[without, unclaimed, gone].map((one) => `/badge/${one.slug}/${file}`),
    ...[`/badge/no-one/${file}`, `/badge/${slug}/badge-light-2x.svg`, `/badge/${slug}/badge-light-1x.png`],
    ...[`/badge/${slug}/badge-light-4x.png`, `/badge/${slug}/badge-red.svg`, `/badge/${slug}/seal-light.svg`],
    ...[`/badge/${slug}/badge-light.gif`, `/badge/${slug}/badge.svg`, `/badge/${slug}/..%2fbadge-light.svg`],
    `/badge/${slug.toUpperCase()}/${file}`,
  ])
    expect((await get(path)).statusCode, path).toBe(404);
});

test('a picture is not sent again, until the badge lapses and its picture says so at once', async () => {
  const { headers, body } = await get(address);
  const again = await get(address, { 'if-none-match': headers.etag });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  await inWrite(context(system), async (write) => {
    await write.tx
      .updateTable('recommended_badges')
      .set({ lapsed_on: badge.since, lapsed_because: 'score' })
      .where('id', '=', badge.id)
      .execute();
    write.changesPage({ type: 'recruiter', id });
  });
  await vi.waitFor(async () => expect((await get(address)).body).toContain('Lapsed on '));
  const lapsed = await get(address, { 'if-none-match': headers.etag });
  expect(lapsed.statusCode).toBe(200);
  expect(lapsed.body).not.toBe(body);
});

test('a former slug still shows the badge', async () => {
  await database.kysely
    .insertInto('old_slugs')
    .values({ slug: `former-${id}`, recruiter_id: id, since: new Date() })
    .execute();
  expect((await get(badgePictureUrl(`former-${id}`, asked))).body).toBe((await get(address)).body);
});

test('while the feature is off, there are no pictures, kept ones included', async () => {
  expect((await get(address)).statusCode).toBe(200);
  const features = env.PLAUDIT_FEATURES;
  Object.assign(env, { PLAUDIT_FEATURES: { ...features, recommendedRecruiter: false } });
  try {
    expect((await get(address)).statusCode).toBe(404);
  } finally {
    Object.assign(env, { PLAUDIT_FEATURES: features });
  }
});
