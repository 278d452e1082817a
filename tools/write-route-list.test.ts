import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { routes } from '#common/routes.ts';
import { routeList, routeListFile } from './write-route-list.ts';

test('docs/routes.md is up to date (otherwise run tools/write-route-list.ts)', async () => {
  expect(await readFile(routeListFile, 'utf8')).toBe(routeList());
});

test('every route is listed once, with its path', () => {
  const lines = routeList().split('\n');
  for (const { path } of routes) {
    expect(lines.filter((line) => line.startsWith(`| \`${path}\` |`))).toHaveLength(1);
  }
});
