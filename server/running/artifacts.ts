import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { hashOfFiles } from './hash-of-files.ts';
import { waitForLock } from './lock.mjs';
import { StartProblem } from './problem.ts';

const ours = path.join(import.meta.dirname, '../..');
const compiler = path.join(ours, 'node_modules/relay-compiler/cli.js');

const folderIn = (project: string) => path.join(project, 'web/__generated__');
const operationsIn = (project: string) => path.join(folderIn(project), 'operations.json');
/** The hash of the sources of the last complete run. Missing while a run is under way. */
const stampIn = (project: string) => path.join(folderIn(project), 'made-from');

/**
 * Runs relay-compiler over the pages, unless its last run read the same sources. Throws `StartProblem` with the
 * compiler's message if the GraphQL of a page is wrong.
 */
export async function writeArtifacts(project = ours): Promise<void> {
  if (isWritten(project)) return;
  const lock = await waitForLock(path.join(project, 'dist'), 'artifacts.lock', 'relay-compiler');
  try {
    if (!isWritten(project)) await compile(project);
  } finally {
    await lock.free();
  }
}

const isWritten = (project: string) =>
  existsSync(stampIn(project)) && readFileSync(stampIn(project), 'utf8') === hashOfSources(project);

async function compile(project: string): Promise<void> {
  const hash = hashOfSources(project);
  rmSync(stampIn(project), { force: true });
  if (!existsSync(operationsIn(project))) beginAnew(project);
  await runCompiler(project);
  if (!keepOperations(project)) {
    beginAnew(project);
    await runCompiler(project);
  }
  writeFileSync(stampIn(project), hash);
}

/** The compiler does not start without a list of operations. */
function beginAnew(project: string): void {
  rmSync(folderIn(project), { recursive: true, force: true });
  mkdirSync(folderIn(project), { recursive: true });
  writeFileSync(operationsIn(project), '{}');
}

const runCompiler = (project: string) =>
  promisify(execFile)(process.execPath, [compiler], { cwd: project }).catch(({ stdout, stderr }) => {
    throw new StartProblem(`The GraphQL of the pages is wrong:\n${errorsIn(stdout + stderr)}`);
  });

/**
 * Removes operations that no page has any more; the compiler only ever appends. Returns false when one is missing: the
 * compiler skips operations whose artifact exists, so repeating an interrupted run does not complete the list.
 */
function keepOperations(project: string): boolean {
  const listed: Readonly<Record<string, string>> = JSON.parse(readFileSync(operationsIn(project), 'utf8'));
  const ids = readdirSync(folderIn(project))
    .filter((file) => file.endsWith('.graphql.ts'))
    .flatMap(
      (file) => /"id": "([0-9a-f]{64})"/.exec(readFileSync(path.join(folderIn(project), file), 'utf8'))?.[1] ?? [],
    );
  const kept = ids.sort().map((id) => [id, listed[id]] as const);
  writeFileSync(operationsIn(project), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  return kept.every(([, text]) => text !== undefined);
}

const errorsIn = (said: string) =>
  stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => !line.startsWith('[INFO]'))
    .join('\n')
    .trim();

function hashOfSources(project: string): string {
  const pages = readdirSync(path.join(project, 'web'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.parentPath !== folderIn(project))
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)));
  return hashOfFiles(project, ['package.json', 'relay.config.json', 'schema.graphql', ...pages]);
}
