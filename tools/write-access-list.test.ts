import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { flagNames, flagsFor } from '#common/flags.ts';
import { roleName, roles } from '#common/roles.ts';
import { answerFor, type Route, routes } from '#common/routes.ts';
import { accessList, accessListFile } from './write-access-list.ts';

test('docs/access-routes.md is up to date (otherwise run tools/write-access-list.ts)', async () => {
  expect(await readFile(accessListFile, 'utf8')).toBe(accessList());
});

const everyFlag = flagsFor('production', Object.fromEntries(flagNames.map((flag) => [flag, true])));
const noFlag = flagsFor('production', Object.fromEntries(flagNames.map((flag) => [flag, false])));
const viewers = [null, ...[...roles, 'none'].map((role) => ({ roles: [roleName(role)], approved: true }))];
const answers = (route: Route, flags = everyFlag, country = 'AU') =>
  new Set(viewers.map((viewer) => answerFor(route, viewer, flags, country)));

test.each(routes.map((route) => [route.id, route] as const))('the answers of %s come in their order', (_id, route) => {
  const built = { ...route, isBuilt: true };
  expect([...answers({ ...route, isBuilt: false })]).toEqual(['not-found']);
  if (route.flags.length) expect([...answers(built, noFlag)]).toEqual(['not-found']);
  if (route.countries) expect([...answers(built, everyFlag, 'GB')]).toEqual(['not-found']);
  expect(answerFor(built, null, everyFlag, 'AU')).toBe(route.isOpen ? 'ok' : 'sign-in');
  expect([...answers(built)]).not.toContain('not-found');
  const unapproved = answerFor(built, { roles: ['ROLE_SUPER_ADMIN'], approved: false }, everyFlag, 'AU');
  expect(unapproved).toBe(route.needsApproved ? 'denied' : 'ok');
});
