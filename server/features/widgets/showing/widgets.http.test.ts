import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import '../../index.ts';
import { type WidgetKind, widgetKinds, widgetLayouts, widgetThemes } from '#common/widgets/widgets.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { hostileTexts } from '#server/features/testing/hostile-texts.ts';
import { openKeptRoutes } from '#server/pages/testing/kept-routes.ts';
import { createAgency, createRecruiter } from '../../profiles/profiles.factories.ts';
import { createReview } from '../../reviews/reviews.factories.ts';
import { createWidget as makeWidget } from '../widgets.factories.ts';
import { ViewsOfWidgets } from './views.ts';
import { widgetRoutes } from './widgets.http.tsx';

const { database, connectionString } = await testDatabase();
const { kysely } = database;
const { app, close } = await openKeptRoutes({ database, connectionString }, widgetRoutes);
afterAll(close);

async function createWidget(wishes: Partial<Parameters<typeof makeWidget>[1]> = {}) {
  const agency = await createAgency(database, { plan: 'pro_team', name: 'Old Quay & <b>Sons</b>' });
  const recruiter = await createRecruiter(database, { agency_id: agency.id, name: 'Ada Quay' });
  return { ...(await makeWidget(database, { agency_id: agency.id, ...wishes })), agency, recruiter };
}
type Made = Awaited<ReturnType<typeof createWidget>>;

const review = ({ recruiter }: Pick<Made, 'recruiter'>, wishes: object = {}) =>
  createReview(database, { recruiter_id: recruiter.id, publication: 'published', level: 3, ...wishes });
const get = (key: string, headers = {}, kind: WidgetKind = 'carousel') =>
  app.inject({ method: 'GET', url: `/widget/${kind}?key=${key}`, headers });

describe('the document of a widget', () => {
  test('shows the newest reviews with score, count, how many are shown, and links to their pages', async () => {
    const widget = await createWidget();
    for (let at = 0; at < 14; at++) await review(widget, { title: `Review number ${at}` });
    const { statusCode, body, headers } = await get(widget.key);
    expect(statusCode).toBe(200);
    expect(body.match(/<li class="card">/g)).toHaveLength(12);
    expect(body).toContain('12 of ');
    expect(body).toContain(`/agency/${widget.agency.slug}"`);
    expect(body).toContain('Level 3: Placement confirmed');
    expect(headers['set-cookie']).toBeUndefined();
    // Nothing in it makes the browser request anything.
    expect(body).not.toMatch(/\ssrc=|<link|url\(|@import/);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'; /,
    );
  });

  test('says too few, or that there are none', async () => {
    const widget = await createWidget();
    expect((await get(widget.key)).body).toContain('No reviews to show yet.');
    const other = await createWidget();
    await review(other);
    await kysely
      .updateTable('agency_figures')
      .set({ review_count: 1, published_count: 1 })
      .where('agency_id', '=', other.agency.id)
      .execute();
    const { body } = await get(other.key);
    expect(body).toContain('1 review, too few');
    expect(body).toContain('1 of 1 shown');
  });

  test('of every kind, layout and theme takes 15 kB at most with the loader', async () => {
    const { agency, recruiter } = await createWidget();
    for (let at = 0; at < 12; at++)
      await review({ recruiter }, { body: `Every word differs here ${crypto.randomUUID()} `.repeat(45) });
    const loader = gzipSync((await app.inject('/widget.js')).body).length;
    expect(loader).toBeLessThan(5000);
    for (const kind of widgetKinds)
      for (const layout of widgetLayouts)
        for (const theme of widgetThemes) {
          const { key } = await createWidget({ kind, layout, theme, agency_id: agency.id });
          const { body } = await get(key, {}, kind);
          expect(body).toContain(`class="${kind} ${layout}" data-theme="${theme === 'dark' ? 'night' : 'day'}"`);
          expect(loader + gzipSync(body).length).toBeLessThan(15_000);
        }
  });

  test.each(Object.entries(hostileTexts).filter(([, text]) => text.length < 2900 && !text.includes('\0')))(
    'keeps text text: %s',
    async (_what, text) => {
      const widget = await createWidget({ kind: 'testimonial' });
      await review(widget, { body: `A text that tries something: ${text.replaceAll(/\p{Cs}/gu, '')}` });
      const { body } = await get(widget.key, {}, 'testimonial');
      expect(body.match(/<script/g)).toHaveLength(1);
      expect(body).not.toMatch(/<zq-tag|<!ENTITY| onmouseover="/);
    },
  );

  test('is about a recruiter, a team or the agency, and of the reviews that were chosen', async () => {
    const { agency, recruiter } = await createWidget();
    const colleague = await createRecruiter(database, { agency_id: agency.id });
    const team = crypto.randomUUID();
    await kysely
      .insertInto('teams')
      .values({ id: team, agency_id: agency.id, name: 'Trades', created_at: new Date() })
      .execute();
    await kysely
      .insertInto('team_members')
      .values({
        id: crypto.randomUUID(),
        team_id: team,
        agency_id: agency.id,
        recruiter_id: colleague.id,
        added_at: new Date(),
      })
      .execute();
    await review({ recruiter }, { title: 'About Ada', reviewer_type: 'candidate' });
    await review({ recruiter }, { title: 'An employer', reviewer_type: 'employer' });
    await review({ recruiter: colleague }, { title: 'About the colleague', level: 1 });
    const titles = async (wishes: object) => {
      const { key } = await createWidget({ ...wishes, agency_id: agency.id });
      return [...(await get(key)).body.matchAll(/<h2 class="title"><a [^>]*>([^<]+)</g)]
        .map(([, title]) => title!)
        .sort();
    };
    expect(await titles({})).toEqual(['About Ada', 'About the colleague', 'An employer']);
    expect(await titles({ recruiter_id: recruiter.id })).toEqual(['About Ada', 'An employer']);
    expect(await titles({ team_id: team })).toEqual(['About the colleague']);
    expect(await titles({ audience: 'employer' })).toEqual(['An employer']);
    expect(await titles({ least_level: 2 })).toEqual(['About Ada', 'An employer']);
  });

  test('is empty when it is paused, unknown, not in the plan, or about a recruiter who has left', async () => {
    const empty = (await get('unknown-key-')).body;
    expect(empty.length).toBeLessThanOrEqual(200);
    const gone = await createRecruiter(database, {});
    for (const wishes of [{ is_paused: true }, { recruiter_id: gone.id }])
      expect((await get((await createWidget(wishes)).key)).body).toBe(empty);
    const premium = await createWidget({ kind: 'footerBar' });
    expect((await get(premium.key)).body).not.toBe(empty);
    const basic = await createWidget({ kind: 'footerBar' });
    await kysely.updateTable('agencies').set({ plan: 'free' }).where('id', '=', basic.agency.id).execute();
    expect((await get(basic.key)).body).toBe(empty);
    expect((await app.inject('/widget')).body).toBe(empty);
  });

  test('may be framed by the sites that were chosen, or by every site', async () => {
    const widget = await createWidget({ origins: ['https://agency.example', 'https://www.agency.example'] });
    expect((await get(widget.key)).headers['content-security-policy']).toContain(
      'frame-ancestors https://agency.example https://www.agency.example',
    );
    expect((await get((await createWidget()).key)).headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
  });

  test('is kept, answers 304, and follows a changed review and a changed widget', async () => {
    const widget = await createWidget({ theme: 'light' });
    const shown = await review(widget, { title: 'A fair start' });
    const first = await get(widget.key);
    expect(first.body).toContain('A fair start');
    const query = vi.spyOn(database.pool, 'query');
    expect((await get(widget.key, { 'if-none-match': first.headers.etag })).statusCode).toBe(304);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
    const announce = (key: string) => sql`select pg_notify('page_versions', ${JSON.stringify([key])})`.execute(kysely);
    await kysely
      .updateTable('reviews')
      .set({ publication: 'removed', removed_because: 'spam' })
      .where('id', '=', shown.id)
      .execute();
    await announce(`recruiter:${widget.recruiter.id}`);
    await expect.poll(async () => (await get(widget.key)).body).not.toContain('A fair start');
    await kysely.updateTable('widgets').set({ is_paused: true }).where('id', '=', widget.id).execute();
    await announce(`widget:${widget.id}`);
    await expect.poll(async () => (await get(widget.key)).body.length).toBeLessThanOrEqual(200);
  });
});

test('a draft is shown to our own pages only', async () => {
  const widget = await createWidget();
  await review(widget, { title: 'Seen before saving' });
  const draft = new URLSearchParams({
    preview: '1',
    layout: 'single',
    theme: 'dark',
    accent: '#1b7f4b',
    agency: widget.agency.slug,
  });
  const { body, headers } = await app.inject(`/widget/footerBar?${draft}`);
  expect(body).toContain('Seen before saving');
  expect(body).toContain('--widget:#1b7f4b');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  draft.set('accent', 'red;}');
  expect((await app.inject(`/widget/footerBar?${draft}`)).body).not.toContain('red;}');
});

test('a picture of it says the score, for sites without frames', async () => {
  const widget = await createWidget();
  const { statusCode, rawPayload, headers } = await app.inject(`/widget/picture/${widget.key}.png`);
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 400 });
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  for (const file of ['unknown-key-.png', 'x.png', `${widget.key}.jpg`])
    expect((await app.inject(`/widget/picture/${file}`)).statusCode, file).toBe(404);
});

test('views are counted by site and day, a site beyond the most as one that is not named', async () => {
  const { id } = await createWidget();
  const views = new ViewsOfWidgets(database);
  for (const from of ['https://a.example/page?token=1', 'https://a.example', 'about:client', undefined])
    views.count(id, from);
  await views.write();
  views.count(id, 'https://a.example');
  for (let at = 0; at < 60; at++) views.count(id, `https://s${at}.example`);
  await views.write();
  views.count(id, 'https://late.example');
  await views.stop();
  const rows = await kysely
    .selectFrom('widget_views')
    .select(['origin', 'views'])
    .where('widget_id', '=', id)
    .execute();
  const of = (origin: string) => rows.find((row) => row.origin === origin)?.views;
  expect(of('https://a.example')).toBe(3);
  expect(of('https://late.example')).toBeUndefined();
  expect(of('')).toBe(3);
  expect(rows.reduce((sum, row) => sum + row.views, 0)).toBe(66);
});
