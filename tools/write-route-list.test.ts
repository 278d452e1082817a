import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { routes } from '#common/routes.ts';
import { routeList, routeListFile } from './write-route-list.ts';

test('docs/routes.md is what the table says (else run tools/write-route-list.ts)', async () => {
  expect(await readFile(routeListFile, 'utf8')).toBe(routeList());
});

test('every route stands in the list with its path once', () => {
  const lines = routeList().split('\n');
  for (const { path } of routes) {
    expect(lines.filter((line) => line.startsWith(`| \`${path}\` |`))).toHaveLength(1);
  }
});
