import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { difference } from './generated.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'plaudit-generated-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const committed = path.join(folder, 'schema.graphql');
const written = path.join(folder, 'write.mjs');

/** The committed text, and what its sources generate now. */
function stands(text: string, made: string) {
  writeFileSync(committed, text);
  writeFileSync(
    written,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(committed)}, ${JSON.stringify(made)});`,
  );
}

test('a committed file that differs from its sources is named, and left as it is', () => {
  stands('type Query { a: Int }', 'type Query { b: Int }');
  expect(difference(committed, [written])).toContain(`${committed} is not what its sources make of it`);
  expect(readFileSync(committed, 'utf8')).toBe('type Query { a: Int }');
});

test('an up-to-date file is not mentioned; unreadable sources are', () => {
  stands('type Query { a: Int }', 'type Query { a: Int }');
  expect(difference(committed, [written])).toBe('');
  writeFileSync(written, 'throw new Error("a type without a field")');
  expect(difference(committed, [written])).toContain('a type without a field');
});
