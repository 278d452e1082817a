import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureJava } from './java.ts';

/** The result of each test file, by path. */
type Outcome = ReadonlyMap<string, Result>;
interface Result {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly seconds: number;
}

/** Runs all tests, or those in the given paths, with a sample of the long ones or all of them. */
function test(paths: readonly string[]): Outcome {
  const [inTheRunning, besideTheCode] = split(paths);
  node('server/main.ts', 'build');
  return new Map([
    ...(!paths.length || besideTheCode.length ? runTests('vitest.config.ts', besideTheCode) : []),
    ...(!paths.length || inTheRunning.length ? runWithPrograms(inTheRunning) : []),
  ]);
}

function split(paths: readonly string[]): [string[], string[]] {
  const relative = paths.map((one) => path.relative('.', one) || '.');
  const isE2e = (one: string) => one === 'e2e' || one.startsWith('e2e/');
  return [relative.filter(isE2e), relative.filter((one) => !isE2e(one))];
}

/** Programs that some tests need, and how to recognise those tests by their text. */
const programs = [
  { name: 'Chromium', ensure: ensureBrowser, drives: /playwright|browser\.ts'/ },
  { name: 'Java', ensure: ensureJava, drives: /html-checker\.ts'/ },
] as const;

/** A test that needs a missing program counts as failed, and says which. */
function runWithPrograms(paths: readonly string[]): Outcome {
  const files = wanted(paths);
  const missing = programs
    .map(({ name, ensure, drives }) => ({ name, ensure, files: files.filter((file) => drives.test(textOf(file))) }))
    .filter((program) => program.files.length > 0 && !program.ensure());
  const unable = missing.flatMap(({ name, files: those }) =>
    those.map((file) => [file, `there is no ${name} in PATH`] as const),
  );
  const outcome = runTests('vitest.e2e.config.ts', [...paths, ...unable.map(([file]) => `--exclude=${file}`)]);
  return new Map([
    ...outcome,
    ...unable.map(([file, why]) => [file, { passed: 0, failures: [why], seconds: 0 }] as const),
  ]);
}

const wanted = (paths: readonly string[]) =>
  globSync('e2e/**/*.test.ts')
    .filter((file) => !paths.length || paths.some((one) => file.startsWith(one)))
    .sort();

const textOf = (file: string) => readFileSync(file, 'utf8');

/**
 * In CI, which may share its machine, a few failed files are rerun once on their own. Those that pass then are listed
 * as having failed at first: either the test or the product has a race.
 */
function runTests(config: string, args: readonly string[]): Outcome {
  const outcome = runOnce(config, args);
  const failed = failedFiles(outcome);
  if (!process.env['CI'] || !failed.length || failed.length > 4 || failed.includes(config)) return outcome;
  const again = runOnce(config, failed);
  for (const file of failed) if (again.get(file)?.failures.length === 0) failedAtFirst.push(...told(file, outcome));
  return new Map([...outcome, ...again]);
}

const failedAtFirst: string[] = [];

const failedFiles = (outcome: Outcome) =>
  [...outcome].filter(([, { failures }]) => failures.length).map(([file]) => file);

const told = (file: string, outcome: Outcome) => (outcome.get(file)?.failures ?? []).map((one) => `${file}: ${one}`);

function runOnce(config: string, args: readonly string[]): Outcome {
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
  const outcome: Outcome = existsSync(report) ? readReport(report) : new Map();
  rmSync(folder, { recursive: true });
  // Vitest also fails for errors outside any test, such as an unhandled rejection.
  if (ended || failedFiles(outcome).length) return outcome;
  return new Map([...outcome, [config, { passed: 0, failures: ['an error outside of its tests'], seconds: 0 }]]);
}

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/** A file that cannot be loaded counts as one failure. */
function readReport(file: string): Outcome {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return new Map(
    testResults.map(({ name, status, message, startTime, endTime, assertionResults }) => {
      const those = (wanted: string) => assertionResults.filter((one) => one.status === wanted);
      const failures = those('failed').map(
        (one) => `${one.fullName}\n    ${beginning(one.failureMessages?.[0] ?? '')}`,
      );
      if (status === 'failed' && !failures.length) failures.push(beginning(message));
      const seconds = (endTime - startTime) / 1000;
      return [path.relative('.', name), { passed: those('passed').length, failures, seconds }] as const;
    }),
  );
}

const beginning = (reason: string) => reason.split('\n').slice(0, 4).join('\n    ').slice(0, 600);

function node(...args: string[]): void {
  if (!run(...args)) process.exit(1);
}

function run(...args: string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** The commit's hash, so the sample changes with each commit and is the same for everybody who tests it. */
function seedOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return stdout?.trim() || 'no commit';
}

/** The ten slowest files, with their seconds. */
const slowest = (outcome: Outcome) =>
  [...outcome]
    .sort(([, a], [, b]) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(([file, { seconds }]) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);

const isDeep = process.argv.includes('--deep');
process.env.PLAUDIT_TEST_SEED ||= seedOfCommit();
if (isDeep) process.env.PLAUDIT_TEST_DEEP = '1';
const how = isDeep ? 'Everything at full length' : `The sample of PLAUDIT_TEST_SEED=${process.env.PLAUDIT_TEST_SEED}`;
console.log(how);

const outcome = test(process.argv.slice(2).filter((one) => one !== '--deep'));
const failures = [...outcome.keys()].flatMap((file) => told(file, outcome));
if (failedAtFirst.length) console.error(`\nFailed at first:\n  ${failedAtFirst.join('\n  ')}`);
if (failures.length) console.error(`\nFailed:\n  ${failures.join('\n  ')}`);
if (failures.length || failedAtFirst.length) console.error(`\n${how}`);
console.log(`\nSlowest:\n  ${slowest(outcome).join('\n  ')}`);
const passed = [...outcome.values()].reduce((sum, one) => sum + one.passed, 0);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length ? 1 : 0);
