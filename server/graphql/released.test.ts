import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildASTSchema, Kind, parse, printSchema, visit } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { readReleased, unanswered } from './released.ts';
import { schema } from './schema.ts';

const file = 'released-operations.json';

test.skipIf(!existsSync(file))('what pages of the last release ask for is still answered', () => {
  const released = readReleased(file);
  expect(Object.keys(released).length).toBeGreaterThan(0);
  expect(unanswered(schema, released)).toEqual([]);
});

test('before the first release nothing is required, and afterwards what the file says', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaudit-released-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const written = path.join(folder, file);
  expect(readReleased(written)).toEqual({});
  writeFileSync(written, JSON.stringify({ a: 'query Page { nothingAlike }' }));
  expect(unanswered(schema, readReleased(written))).toEqual([
    'query Page: Cannot query field "nothingAlike" on type "Query".',
  ]);
});

test('a field they use cannot be removed, nor a required argument added', () => {
  const pages = { a: 'query Page($slug: String!) { recruiter(slug: $slug) { headline } }' };
  const without = changed((type, field) => (type === 'Recruiter' && field === 'headline' ? null : undefined));
  expect(unanswered(without, pages)).toEqual([expect.stringContaining('query Page: Cannot query field "headline"')]);
  const demanding = changed((type, field, node) =>
    type === 'Query' && field === 'recruiter'
      ? { ...node, arguments: parse('type A { a(slug: String!, zone: String!): A }').definitions.flatMap(argumentsOf) }
      : undefined,
  );
  expect(unanswered(demanding, pages)).toEqual([expect.stringContaining('"zone"')]);
});

const argumentsOf = (definition: object) => (definition as { fields: { arguments: object[] }[] }).fields[0]!.arguments;

/** The schema with fields replaced, or removed by null. */
function changed(change: (type: string, field: string, node: object) => object | null | undefined) {
  const document = parse(printSchema(schema));
  return buildASTSchema(
    visit(document, {
      [Kind.OBJECT_TYPE_DEFINITION]: (type) => ({
        ...type,
        fields: type.fields?.flatMap((field) => {
          const other = change(type.name.value, field.name.value, field);
          return other === undefined ? [field] : other === null ? [] : [other as typeof field];
        }),
      }),
    }),
  );
}
