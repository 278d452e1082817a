import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameCode } from '#common/widgets/code.ts';
import {
  isPinnedWidget,
  type WidgetKind,
  type WidgetLayout,
  widgetKinds,
  widgetLayouts,
  widgetThemes,
} from '#common/widgets/widgets.ts';
import { connect, type Database } from '#server/database/database.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { createWidget } from '#server/features/widgets/widgets.factories.ts';
import { sample } from '#server/testing/tiers.ts';
import { findings } from './running/axe.ts';
import { openChromium } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;
let database: Database;
let agencyId: string;
let host: Server;
let site: string;

const hostile = `<script>parent.hit = 1</script><img src=x onerror="parent.hit = 1"> العربية Māori ${'long'.repeat(60)}`;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  database = connect(plaudit.postgres.connectionString, 1);
  const agency = await createAgency(database, { name: 'Old Quay Talent', plan: 'pro_team' });
  agencyId = agency.id;
  const recruiter = await createRecruiter(database, { agency_id: agency.id });
  const yesterday = new Date(Date.now() - 86_400_000);
  for (let at = 0; at < 12; at++)
    await createReview(database, {
      ...{ recruiter_id: recruiter.id, publication: 'published', level: 3, submitted_at: yesterday },
      ...(at === 0 ? { body: hostile, title: '<b>Bold</b> & "quoted"', submitted_at: new Date() } : {}),
    });
  // The host page: another origin, which allows nothing but our scripts and frames.
  host = createServer(({ url }, response) => {
    response
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', `default-src 'none'; script-src ${plaudit.url}; frame-src ${plaudit.url}`)
      .end(`<!doctype html><html lang="en"><title>Host</title><main><h1>Host</h1>${pages.get(url!) ?? ''}</main>`);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(async () => {
  host?.close();
  await database?.close();
  await browser?.close();
  await plaudit?.stop();
});

const pages = new Map<string, string>();

/** A host page with a widget between texts: as an agency copies it, or without our script. */
async function embedded(
  kind: WidgetKind,
  wishes: Partial<Parameters<typeof createWidget>[1]> = {},
  withLoader = true,
): Promise<string> {
  const widget = await createWidget(database, { agency_id: agencyId, kind, layout: 'triple', ...wishes });
  const { key, layout } = widget;
  const code = frameCode(plaudit.url, {
    ...{
      key,
      kind,
      layout: layout as WidgetLayout,
      subjectName: 'Old Quay Talent',
      profile: '/agency/old-quay-talent',
    },
  });
  const [frame, loader] = withLoader ? code.split('\n') : [code.split('\n')[0], ''];
  const text = '<p>What the host says.</p>'.repeat(4);
  const isPinned = isPinnedWidget(kind);
  pages.set(`/${key}`, isPinned ? `${text}${text}${frame}${loader}` : `${text}${frame}${loader}${text}`);
  return `${site}/${key}`;
}

interface Watched {
  page: Page;
  requests: string[];
  faults: string[];
}
async function open(address: string, options = {}): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const requests: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(plaudit.url)) requests.push(new URL(request.url()).pathname);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    const seen = { shift: 0, messages: [] as unknown[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('message', ({ data }) => seen.messages.push(data));
  });
  await page.goto(address, { waitUntil: 'load' });
  return { page, requests, faults };
}
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number; messages: unknown[] } }).seen);
const shownOf = (page: Page) => page.locator('iframe').evaluate((frame) => getComputedStyle(frame).clipPath);
/** The widget's frame. A lazy one comes after its page. */
async function widgetIn(page: Page): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(plaudit.url));
  await untilTrue('the frame is there', () => find() !== undefined);
  return find()!;
}

test.each(widgetKinds)(
  '%s: a strict host page shows it with two requests, without cookies, storage or a shift',
  async (kind) => {
    const { page, requests, faults } = await open(await embedded(kind));
    await untilTrue('the host knows its size', async () => (await seen(page)).messages.length > 0);
    const frame = await widgetIn(page);
    expect(requests.sort()).toEqual([`/widget.js`, `/widget/${kind}`].sort());
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    if (isPinnedWidget(kind)) {
      const opener = frame.locator('.opener');
      await opener.press('Enter');
      await frame.getByRole('heading', { name: '<b>Bold</b> & "quoted"' }).waitFor();
      await untilTrue('the whole frame shows', async () => (await shownOf(page)) === 'none');
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await untilTrue('its tab shows', async () => (await shownOf(page)).startsWith('inset'));
    } else {
      await frame.getByText('parent.hit = 1').first().waitFor();
      expect(await findings(page)).toEqual([]);
    }
    expect((await seen(page)).shift).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test('a carousel turns by its buttons and keys, never by itself', async () => {
  const { page } = await open(await embedded('carousel', { layout: 'double' }));
  const frame = await widgetIn(page);
  const at = () => frame.locator('.cards').evaluate((cards) => Math.round(cards.scrollLeft));
  await frame.getByRole('button', { name: 'More cards' }).click();
  await untilTrue('it has turned', async () => (await at()) > 400);
  await frame.locator('.cards').press('End');
  await frame.getByRole('button', { name: 'Earlier cards' }).click();
  await page.context().close();
});

test('it works without our script, and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await open(await embedded('carousel', {}, false), { javaScriptEnabled });
    await untilTrue('the frame is there', async () =>
      (await (await widgetIn(page)).content()).includes('12 of 12 shown'),
    );
    const pinned = await open(await embedded('pinnedLeft', {}, false), { javaScriptEnabled });
    await untilTrue('its tab is a link', async () =>
      /<a href="http:[^"]+\/agency\/[^"]+"[^>]* class="opener"/.test(await (await widgetIn(pinned.page)).content()),
    );
    for (const { context } of [{ context: page.context() }, { context: pinned.page.context() }]) await context.close();
  }
});

test('only the chosen sites may frame it, and one that is paused takes no room of its own', async () => {
  const foreign = await open(await embedded('carousel', { origins: ['https://agency.example'] }));
  await untilTrue('the browser says why it refuses', () => foreign.faults.join().includes('frame-ancestors'));
  await foreign.page.context().close();
  const own = await open(await embedded('carousel', { origins: [site] }));
  await (await widgetIn(own.page)).getByText('12 of 12 shown').waitFor();
  await own.page.context().close();
  const paused = await open(await embedded('carousel', { is_paused: true }));
  expect(await (await widgetIn(paused.page)).locator('body').innerText()).toBe('');
  expect((await seen(paused.page)).shift).toBe(0);
  await paused.page.context().close();
});

const looks = widgetKinds.flatMap((kind) =>
  widgetLayouts.flatMap((layout) => widgetThemes.map((theme) => ({ kind, layout, theme }))),
);

test.each(sample(looks, 6, 'widgets'))(
  '$kind, $layout, $theme: nothing is cut off or overlaps',
  async ({ kind, ...look }) => {
    for (const width of [1280, 320]) {
      const { page, faults } = await open(await embedded(kind, look), { viewport: { width, height: 800 } });
      await page.locator('iframe').evaluate((frame) => frame.removeAttribute('width'));
      const frame = await widgetIn(page);
      if (isPinnedWidget(kind)) {
        await untilTrue('the host knows its size', async () => (await seen(page)).messages.length > 0);
        await frame.locator('.opener').click();
        await untilTrue('it is open', () => frame.locator('body.open').isVisible());
      } else
        await page
          .locator('iframe')
          .evaluate((one, to) => Object.assign((one as HTMLElement).style, { width: `${to}px` }), width - 20);
      // The texts of a card may end early by design; everything else lies within the document.
      const wrong = await frame.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '.number, .figures, .head .stars, .turn:not([hidden]), .close, .foot, .none',
          ),
        ]
          .filter((part) => part.offsetParent)
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
          })
          .map((part) => part.className),
      );
      expect(wrong, `${width} px`).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    }
  },
);
