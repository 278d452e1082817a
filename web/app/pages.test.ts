import { expect, test } from 'vitest';
import { featuresFor } from '#common/features.ts';
import { labelOfTab, listTabs } from '#common/reviews/lists/tabs.ts';
import { roleName, roles } from '#common/roles.ts';
import { answerFor, matchRoute, type RouteId, routeOf, routes } from '#common/routes.ts';
import { landingFor } from '#web/kit/landing.ts';
import { type Page, queryOf } from '#web/kit/page.ts';
import { navigationFor } from './navigation.ts';
import { loadPage, pageFiles } from './pages.ts';

const built = routes.filter((route) => route.isBuilt && !route.redirect);

test('every built route has its page, and there are no other pages', () => {
  expect(Object.keys(pageFiles).sort()).toEqual(built.map(({ id }) => id).sort());
});

test.each(Object.keys(pageFiles))('the page of %s exists', async (id) => {
  expect((await loadPage(id as RouteId)).default).toBeTypeOf('function');
});

test('a missing page says so', async () => {
  await expect(loadPage('nowhere' as RouteId)).rejects.toThrow('There is no page');
});

test.each(built.filter(({ isPublic }) => isPublic).map(({ id, path }) => [id, path] as const))(
  'the public page %s requests nothing that depends on the viewer',
  async (id, path) => {
    const { page } = await loadPage(id);
    const query = queryOf(page as Page | undefined, { path, params: {}, query: {} });
    expect(JSON.stringify(query ?? '')).not.toMatch(/"name":"viewer/);
  },
);

const production = featuresFor('production');
const all = [...roles].map(roleName);
const menuOf = (...held: readonly string[]) =>
  navigationFor({ roles: held, attributes: { approved: true } }, production, '/reviews/requested');
const labels = (...held: readonly string[]) =>
  menuOf(...held)
    .filter(({ title }) => title !== 'Admin panel')
    .flatMap(({ items }) => items)
    .map(({ label, current }) => (current ? `[${label}]` : label));

test('menus suit each kind of user, and show the current place', () => {
  expect(labels('ROLE_RECRUITER')).toEqual(
    expect.arrayContaining(['[Invited]', ...listTabs.slice(1).map(labelOfTab), 'Search']),
  );
  expect(labels('ROLE_RECRUITER', 'ROLE_RECRUITER_FREELANCER')).toEqual(labels('ROLE_RECRUITER'));
  expect(labels('ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN')[0]).toBe('[Invited]');
  expect(labels('ROLE_USER').at(-1)).toBe('Find recruiters');
  expect(labels('ROLE_USER', 'ROLE_USER_ADMIN').at(-1)).toBe('Find recruiters');
  for (const staff of ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'])
    expect(labels(staff)).toEqual(expect.arrayContaining(['[Invited]', 'Missing Reply', 'Search']));
});

test('recruiters have their profile in the menu, agency admins their agency too, staff neither', () => {
  const ofProfile = (...roles: string[]) =>
    labels(...roles).filter((label) => label === 'Your profile' || label === 'Agency');
  expect(ofProfile('ROLE_RECRUITER')).toEqual(['Your profile']);
  expect(ofProfile('ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN')).toEqual(['Your profile', 'Agency']);
  for (const role of ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN']) expect(ofProfile(role)).toEqual([]);
});

test.each(all)('the menu of %s contains only built screens that they may open', (role) => {
  for (const { href } of menuOf(role).flatMap(({ items }) => items)) {
    const { route } = matchRoute(href)!;
    expect([href, answerFor(route, { roles: [role], approved: true }, production)]).toEqual([href, 'ok']);
  }
});

test('only a super admin has the panel in the menu, as far as it is built', () => {
  const panels = routes.filter(({ id, isBuilt }) => id.startsWith('panel') && isBuilt).map(({ path }) => path);
  const inMenu = (role: string) => menuOf(role).find(({ title }) => title === 'Admin panel')?.items ?? [];
  expect(
    inMenu('ROLE_SUPER_ADMIN')
      .map(({ href }) => href)
      .sort(),
  ).toEqual(panels.sort());
  expect(inMenu('ROLE_ADMIN')).toEqual([]);
});

test('people land on their main screen, if it is built and open to them', () => {
  expect(landingFor(['ROLE_PRO_INDIVIDUAL', 'ROLE_RECRUITER'])).toBe('/reviews/requested');
  expect(landingFor(['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'])).toBe('/reviews/requested');
  expect([['ROLE_USER'], ['ROLE_USER_ADMIN', 'ROLE_USER'], []].map(landingFor)).toEqual(Array(3).fill('/search'));
  expect(landingFor(['ROLE_SUPER_ADMIN'])).toBe(routeOf('panelAdmin').isBuilt ? '/panel-admin' : '/reviews/requested');
  for (const role of all) {
    const { route } = matchRoute(landingFor([role]))!;
    expect([role, answerFor(route, { roles: [role], approved: false }, production)]).toEqual([role, 'ok']);
  }
});
