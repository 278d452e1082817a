import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepEarlierBuilds } from './keep-earlier-builds.ts';

test('the files of this build and the two before stay; older ones are removed with their compressed forms', () => {
  const { build, has } = newOutput();
  build('one.js', 'shared.js');
  build('two.js', 'shared.js');
  build('three.js', 'shared.js');
  expect(has('one.js')).toBe(true);
  build('four.js', 'shared.js');
  expect([has('one.js'), has('one.js.br')]).toEqual([false, false]);
  expect(['two.js', 'three.js', 'four.js', 'shared.js'].map(has)).toEqual([true, true, true, true]);
});

test('rebuilding the same build removes none', () => {
  const { build, has } = newOutput();
  build('one.js');
  for (let i = 0; i < 5; i += 1) build('two.js');
  expect(has('one.js')).toBe(true);
});

/** An output folder. */
function newOutput() {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaudit-builds-'));
  mkdirSync(path.join(folder, 'assets'));
  const plugin = keepEarlierBuilds(folder) as { writeBundle(options: object, bundle: object): void };
  const build = (...files: string[]) => {
    for (const file of files)
      for (const form of ['', '.br']) writeFileSync(path.join(folder, 'assets', file + form), '');
    plugin.writeBundle({}, Object.fromEntries(files.map((file) => [`assets/${file}`, {}])));
  };
  return { build, has: (file: string) => existsSync(path.join(folder, 'assets', file)) };
}
