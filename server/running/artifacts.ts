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
/** The hash of the sources of the last complete run. Missing while a run is under way. */
const stampIn = (project: string) => path.join(folderIn(project), 'made-from');

/**
 * Runs relay-compiler over the pages, unless its last run read the same sources. Throws `StartProblem` with the
 * compiler's message when a page's GraphQL is invalid.
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
  mkdirSync(folderIn(project), { recursive: true });
  rmSync(stampIn(project), { force: true });
  // The compiler does not start without this file, and only ever appends to it.
  writeFileSync(path.join(folderIn(project), 'operations.json'), '{}');
  await promisify(execFile)(process.execPath, [compiler], { cwd: project }).catch(({ stdout, stderr }) => {
    throw new StartProblem(`The GraphQL of the pages is wrong:\n${errorsIn(stdout + stderr)}`);
  });
  writeFileSync(stampIn(project), hash);
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
