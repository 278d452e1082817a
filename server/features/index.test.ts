import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { declaring } from './index.ts';

test('every file that declares a type, a task or an event handler has a name that is found', () => {
  const cwd = import.meta.dirname;
  const found = new Set(globSync(declaring, { cwd }));
  const declares = /^(on\(|plan\.(rows|fields|mutation)\(|(export )?const \w+ = defineTask\()/m;
  const missed = globSync('**/*.{ts,tsx}', { cwd })
    .filter((file) => !found.has(file) && !/\.test\.tsx?$|testing\//.test(file))
    .filter((file) => declares.test(readFileSync(path.join(cwd, file), 'utf8')));
  expect(missed).toEqual([]);
  expect(found.size).toBeGreaterThan(50);
});
