import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { featureNames, featuresFor } from '#common/features.ts';
import { roleName, roles } from '#common/roles.ts';
import { answerFor, type Route, routes } from '#common/routes.ts';
import { accessList, accessListFile } from './write-access-list.ts';

test('docs/access-routes.md is up to date (otherwise run tools/write-access-list.ts)', async () => {
  expect(await readFile(accessListFile, 'utf8')).toBe(accessList());
});

const everyFeature = featuresFor('production', Object.fromEntries(featureNames.map((feature) => [feature, true])));
const noFeature = featuresFor('production', Object.fromEntries(featureNames.map((feature) => [feature, false])));
const viewers = [null, ...[...roles, 'none'].map((role) => ({ roles: [roleName(role)], approved: true }))];
const answers = (route: Route, features = everyFeature, country = 'AU') =>
  new Set(viewers.map((viewer) => answerFor(route, viewer, features, country)));

test.each(routes.map((route) => [route.id, route] as const))('the answers of %s come in their order', (_id, route) => {
  const built = { ...route, isBuilt: true };
  expect([...answers({ ...route, isBuilt: false })]).toEqual(['not-found']);
  if (route.features.length) expect([...answers(built, noFeature)]).toEqual(['not-found']);
  if (route.countries) expect([...answers(built, everyFeature, 'GB')]).toEqual(['not-found']);
  expect(answerFor(built, null, everyFeature, 'AU')).toBe(route.isOpen ? 'ok' : 'sign-in');
  expect([...answers(built)]).not.toContain('not-found');
  const unapproved = answerFor(built, { roles: ['ROLE_SUPER_ADMIN'], approved: false }, everyFeature, 'AU');
  expect(unapproved).toBe(route.needsApproved ? 'denied' : 'ok');
});
