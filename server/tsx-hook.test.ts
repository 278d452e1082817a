import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  // Inside the project, so that the file finds React.
  folder = mkdtempSync(path.join(import.meta.dirname, '../node_modules/.plaudit-tsx-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function importTsx(source: string): string {
  const file = path.join(folder, 'Greeting.tsx');
  writeFileSync(file, source);
  const hook = path.join(import.meta.dirname, 'tsx-hook.ts');
  const program = `const { Greeting } = await import(${JSON.stringify(file)}); console.log(JSON.stringify(Greeting({ name: 'Ada' }).props));`;
  return execFileSync(process.execPath, ['--import', hook, '--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

test('Node imports a component written in TypeScript', () => {
  const source = 'export function Greeting({ name }: { name: string }) { return <p title={name}>Hello</p>; }';
  expect(JSON.parse(importTsx(source))).toEqual({ title: 'Ada', children: 'Hello' });
});

test("a syntax error in it is reported with the file's name", () => {
  expect(() => importTsx('export function Greeting() { return <p>; }')).toThrow(/SyntaxError: .*Greeting\.tsx/);
});
