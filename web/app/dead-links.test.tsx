import { getRequest } from 'relay-runtime';
import { expect, test } from 'vitest';
import { holdsSecret, type Route, routes } from '#common/routes.ts';
import { type Page, queryOf } from '#web/kit/page.ts';
import { addressOf, renderPage } from '#web/pages/testing/render-page.tsx';
import { loadPage } from './pages.ts';

const links = routes.filter((route) => route.isBuilt && holdsSecret(route));

/** The route's address with a made-up token. */
function deadAddress({ path }: Route) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return addressOf(path.replace(/:(\w+)\??/g, 'made-up'), {
    params: Object.fromEntries(names.map((name) => [name, 'made-up'])),
  });
}

test.each(links.map((route) => [route.path, route] as const))(
  'an unknown, used or expired link of %s says so at once, asks for nothing, and leads on',
  async (_, route) => {
    const module = await loadPage(route.id);
    const page = module.page as unknown as Page;
    const address = deadAddress(route);
    const { selections } = getRequest(queryOf(page, address)!).operation;
    const nothing = Object.fromEntries(selections.map((field) => [(field as { name: string }).name, null]));
    expect([404, 410]).toContain(page.status!(nothing, address));
    const html = renderPage(module, nothing, address);
    expect(html).toMatch(/<h[12][^>]*>(This link|We don&#x27;t recognize this link)/);
    expect(html).not.toMatch(/<(input|textarea|select)/);
    expect(html).toMatch(/<a [^>]*href="(\/|mailto:)/);
    expect(html).not.toContain('made-up');
  },
);

test('the list of emailed links is complete', () => {
  expect(links.length).toBeGreaterThan(9);
});
