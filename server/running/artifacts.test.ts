import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeArtifacts } from './artifacts.ts';
import { StartProblem } from './problem.ts';

const project = mkdtempSync(path.join(tmpdir(), 'plaudit-artifacts-'));
afterAll(() => rmSync(project, { recursive: true }));
for (const file of ['package.json', 'relay.config.json']) cpSync(file, path.join(project, file));
mkdirSync(path.join(project, 'common/profiles'), { recursive: true });
mkdirSync(path.join(project, 'web'));
writeFileSync(
  path.join(project, 'schema.graphql'),
  'scalar Date scalar DateTime scalar Decimal scalar Upload scalar Tallies type Query { score: Int, name: String }',
);

const writePage = (query: string) =>
  writeFileSync(path.join(project, 'web/Page.tsx'), `const query = graphql\`\n  ${query}\n\`;\n`);

const generated = (file: string) => path.join(project, 'web/__generated__', file);
const operations = () => Object.values(JSON.parse(readFileSync(generated('operations.json'), 'utf8')));

test('a folder without artifacts gets them, and no run is made while the pages stay the same', async () => {
  writePage('query PageQuery { score }');
  await writeArtifacts(project);
  expect(readdirSync(generated(''))).toContain('PageQuery.graphql.ts');
  const { mtimeMs } = statSync(generated('operations.json'));
  await writeArtifacts(project);
  expect(statSync(generated('operations.json')).mtimeMs).toBe(mtimeMs);
});

test('a page that changes has its operation replaced', async () => {
  writePage('query PageQuery { name }');
  await Promise.all([writeArtifacts(project), writeArtifacts(project)]);
  expect(operations()).toEqual([expect.stringContaining('name')]);
});

test('an operation stays on the list when the schema changes or a run was interrupted', async () => {
  appendFileSync(path.join(project, 'schema.graphql'), ' type Unused { id: ID }');
  await writeArtifacts(project);
  expect(operations()).toEqual([expect.stringContaining('name')]);
  writeFileSync(generated('operations.json'), '{}');
  rmSync(generated('made-from'));
  await writeArtifacts(project);
  expect(operations()).toEqual([expect.stringContaining('name')]);
});

test('GraphQL that does not match the schema is reported with its location until it is fixed', async () => {
  writePage('query PageQuery { salary }');
  for (const _ of [1, 2]) {
    const told = await writeArtifacts(project).catch((error: Error) => error);
    expect(told).toBeInstanceOf(StartProblem);
    expect((told as Error).message).toMatch(/^The GraphQL of the pages is wrong:\n.*web\/Page\.tsx.*salary/s);
  }
  writePage('query PageQuery { score }');
  await writeArtifacts(project);
  expect(operations()).toEqual([expect.stringContaining('score')]);
});
