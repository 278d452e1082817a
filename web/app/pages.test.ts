import { expect, test } from 'vitest';
import { featuresFor } from '#common/features.ts';
import { roleName, roles } from '#common/roles.ts';
import { answerFor, matchRoute, type RouteId, routeOf, routes } from '#common/routes.ts';
import { dashboardTabsFor } from '#web/features/dashboard/dashboard-tabs.ts';
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
    .flatMap(({ items }) => items)
    .map(({ label, current }) => (current ? `[${label}]` : label));

test('menus hold the areas of each kind of user, and show the current one', () => {
  const recruiters = [
    ...[
      'Home',
      'Dashboard',
      '[Reviews]',
      'Placements',
      'Email sync',
      'Jobs',
      'Posts',
      'Marketing assets',
      'Profile',
      'Tools',
      'Search',
    ],
  ];
  expect(labels('ROLE_RECRUITER')).toEqual(recruiters);
  const withPeople = [
    ...[
      'Home',
      'Dashboard',
      '[Reviews]',
      'Placements',
      'Email sync',
      'Jobs',
      'Posts',
      'Marketing assets',
      'Surveys',
      'People',
      'Profile',
    ],
    ...['Tools', 'Search'],
  ];
  expect(labels('ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN')).toEqual(withPeople);
  expect(labels('ROLE_USER')).toEqual(['Jobs', 'Recruiters', 'Find recruiters', 'Dashboard', 'Your profile']);
  expect(labels('ROLE_USER', 'ROLE_USER_ADMIN')).toEqual([
    'Jobs',
    'Recruiters',
    'Find recruiters',
    'Dashboard',
    'Company profile',
    'People',
    'Your profile',
  ]);
  expect(labels('ROLE_ADMIN')).toEqual(['[Reviews]', 'Search']);
  expect(labels('ROLE_SUPER_ADMIN')).toEqual(['Admin panel', '[Reviews]', 'Search']);
});

test('an area is current on all of its pages, and shows what waits there', () => {
  const recruiter = { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'], attributes: { approved: true } };
  const itemsAt = (path: string, counts = {}) => navigationFor(recruiter, production, path, counts)[0]!.items;
  expect(itemsAt('/agency/edit').find(({ current }) => current)?.label).toBe('Profile');
  expect(itemsAt('/reviews/verified', { reviews: 3 })[2]).toMatchObject({ current: true, count: 3 });
  expect(itemsAt('/reviews/verified', { reviews: 0 })[2]).not.toHaveProperty('count');
});

test.each(all)('the menu of %s contains only built screens that they may open', (role) => {
  for (const { href } of menuOf(role).flatMap(({ items }) => items)) {
    const { route } = matchRoute(href)!;
    expect([href, answerFor(route, { roles: [role], approved: true }, production)]).toEqual([href, 'ok']);
  }
});

test.each(all)('the dashboards that a recruiter with %s is led to are built and open to them', (role) => {
  const held = ['ROLE_RECRUITER', role];
  for (const { href } of dashboardTabsFor(held, production)) {
    const { route } = matchRoute(href)!;
    expect([href, answerFor(route, { roles: held, approved: true }, production)]).toEqual([href, 'ok']);
  }
});

test('jobs, NPS, the leaderboard, cases and reports are tabs of those who can open them', () => {
  const tabsOf = (...names: readonly string[]) => dashboardTabsFor(names, production).map(({ tab }) => tab);
  expect(tabsOf('ROLE_RECRUITER')).toEqual(['reviews', 'jobs']);
  expect(tabsOf('ROLE_USER')).toEqual(['reviews', 'jobs']);
  expect(dashboardTabsFor(['ROLE_USER'], { ...production, jobs: false }).map(({ tab }) => tab)).toEqual(['reviews']);
  expect(tabsOf('ROLE_RECRUITER', 'ROLE_PRO_TEAM')).toEqual(['reviews', 'jobs', 'leaderboard', 'google']);
  expect(tabsOf('ROLE_RECRUITER', 'ROLE_ULTIMATE_TEAM')).toEqual([
    ...['reviews', 'jobs', 'nps', 'responses', 'leaderboard', 'google', 'cases'],
  ]);
  expect(tabsOf('ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN')).toEqual([
    'reviews',
    'jobs',
    'responses',
    'cases',
    'reports',
  ]);
});

test('people land on their main screen, if it is built and open to them', () => {
  expect(landingFor(['ROLE_PRO_INDIVIDUAL', 'ROLE_RECRUITER'])).toBe('/dashboard');
  expect(landingFor(['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'])).toBe('/dashboard');
  expect(landingFor(['ROLE_RECRUITER'], true)).toBe('/home');
  expect(landingFor(['ROLE_USER'], true)).toBe('/recruiters');
  expect(landingFor(['ROLE_ADMIN'])).toBe('/reviews/requested');
  expect([['ROLE_USER'], ['ROLE_USER_ADMIN', 'ROLE_USER']].map((held) => landingFor(held))).toEqual([
    '/recruiters',
    '/recruiters',
  ]);
  expect(landingFor([])).toBe('/search');
  expect(landingFor(['ROLE_SUPER_ADMIN'])).toBe(routeOf('panelAdmin').isBuilt ? '/panel-admin' : '/reviews/requested');
  for (const role of all) {
    const { route } = matchRoute(landingFor([role]))!;
    expect([role, answerFor(route, { roles: [role], approved: false }, production)]).toEqual([role, 'ok']);
  }
});
