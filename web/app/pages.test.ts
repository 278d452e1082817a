import { expect, test } from 'vitest';
import { flagsFor } from '#common/flags.ts';
import { type RouteId, routes } from '#common/routes.ts';
import { landingFor } from '#web/kit/landing.ts';
import { navigationFor } from './navigation.ts';
import { loadPage, pageFiles } from './pages.ts';

const built = routes.filter((route) => route.isBuilt && !route.redirect);

test('every built route has its page, and no other', () => {
  expect(Object.keys(pageFiles).sort()).toEqual(built.map(({ id }) => id).sort());
});

test.each(Object.entries(pageFiles))('the page of %s is there', async (_id, file) => {
  expect((await loadPage(file)).default).toBeTypeOf('function');
});

test('a page that is not there says so', async () => {
  await expect(loadPage('nowhere/NonePage.tsx')).rejects.toThrow('There is no page web/pages/nowhere/NonePage.tsx.');
});

test.each(built.filter(({ isPublic }) => isPublic).map(({ id }) => [id]))(
  'the public page %s asks for nothing that depends on the viewer',
  async (id: RouteId) => {
    const { page } = await loadPage(pageFiles[id]!);
    expect(JSON.stringify((page as { query?: unknown } | undefined)?.query ?? '')).not.toMatch(/"name":"viewer/);
  },
);

const labels = (roles: readonly string[]) =>
  navigationFor({ roles, attributes: { approved: true } }, flagsFor('production'), '/reviews/requested')
    .flatMap(({ items }) => items)
    .map(({ label, current }) => (current ? `[${label}]` : label));

test('menus show what is built and open to the person, and where one is', () => {
  expect(labels(['ROLE_RECRUITER'])).toEqual(['[Asked]', 'To answer', 'Answered', 'Search']);
  expect(labels(['ROLE_USER'])).toEqual(['Search']);
});

test('recruiters land on their reviews, all others on the search', () => {
  expect(landingFor(['ROLE_PRO_INDIVIDUAL', 'ROLE_RECRUITER'])).toBe('/reviews/requested');
  expect([['ROLE_USER'], ['ROLE_SUPER_ADMIN'], []].map(landingFor)).toEqual(['/search', '/search', '/search']);
});
