import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureJava } from './java.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Runs every test, or those in the paths given, and ends with their counts alone on a line. */
function test(paths: readonly string[]): Counts {
  const [inTheRunning, besideTheCode] = split(paths);
  node('server/main.ts', 'build');
  const counts: Counts[] = [];
  if (!paths.length || besideTheCode.length) counts.push(runTests('vitest.config.ts', besideTheCode));
  if (!paths.length || inTheRunning.length) counts.push(runWithPrograms(inTheRunning));
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
}

function split(paths: readonly string[]): [string[], string[]] {
  const relative = paths.map((one) => path.relative('.', one) || '.');
  const isE2e = (one: string) => one === 'e2e' || one.startsWith('e2e/');
  return [relative.filter(isE2e), relative.filter((one) => !isE2e(one))];
}

/** Programs that some tests drive, and how a test that does is told by its text. */
const programs = [
  { name: 'Chromium', ensure: ensureBrowser, drives: /playwright|browser\.ts'/ },
  { name: 'Java', ensure: ensureJava, drives: /html-checker\.ts'/ },
] as const;

/** What needs a program that is neither here nor can be installed counts as failed, and is named. */
function runWithPrograms(paths: readonly string[]): Counts {
  const files = wanted(paths);
  const missing = programs
    .map(({ name, ensure, drives }) => ({ name, ensure, files: files.filter((file) => drives.test(textOf(file))) }))
    .filter((program) => program.files.length > 0 && !program.ensure());
  const unable = [...new Set(missing.flatMap((program) => program.files))];
  const counts = runTests('vitest.e2e.config.ts', [...paths, ...unable.map((file) => `--exclude=${file}`)]);
  for (const program of missing)
    console.error(`\nNot run, because there is no ${program.name} in PATH:\n  ${program.files.join('\n  ')}`);
  return { ...counts, failed: counts.failed + unable.length };
}

const wanted = (paths: readonly string[]) =>
  globSync('e2e/**/*.test.ts')
    .filter((file) => !paths.length || paths.some((one) => file.startsWith(one)))
    .sort();

const textOf = (file: string) => readFileSync(file, 'utf8');

function runTests(config: string, args: readonly string[]): Counts {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaudit-test-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ended = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    `--config=${config}`,
    '--passWithNoTests',
    ...reporters,
    ...args,
  );
  const counts = existsSync(report) ? readReport(report) : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true });
  // Vitest also fails for what belongs to no test, such as an error nobody caught.
  return ended || counts.failed ? counts : { ...counts, failed: 1 };
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that cannot be loaded has no tests that could fail, and counts as one. */
function readReport(file: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

function node(...args: string[]): void {
  if (!run(...args)) process.exit(1);
}

function run(...args: string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

const { passed, failed } = test(process.argv.slice(2));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
