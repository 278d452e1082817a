import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasEnded } from '#server/database/embedded/postmaster.ts';

const project = path.join(import.meta.dirname, '..');
let folder: string;
let running: ChildProcess[];

beforeEach(() => {
  running = [];
  folder = mkdtempSync(path.join(tmpdir(), 'plaudit-install-'));
  for (const file of ['tools/install.mjs', 'server/running/lock.mjs'])
    cpSync(path.join(project, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  npmIs('mkdir -p node_modules && echo installed >> npm.log');
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const log = () => path.join(folder, 'npm.log');
const timesInstalled = () => (existsSync(log()) ? readFileSync(log(), 'utf8').split('\n').length - 1 : 0);

/** Replaces npm with the test's own program. */
function npmIs(script: string): void {
  const file = path.join(folder, 'programs/npm');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

function start(): ChildProcess {
  const child = spawn(process.execPath, ['tools/install.mjs'], {
    cwd: folder,
    env: { PATH: `${path.join(folder, 'programs')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

async function install(): Promise<{ code: number; said: string; node: string }> {
  const child = start();
  const result = { said: '', node: '' };
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    result.node += text;
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    result.said += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { ...result, code };
}

test('packages are installed once, and again when the lock file changes', async () => {
  expect(await install()).toMatchObject({ code: 0, node: `${process.execPath}\n` });
  expect(await install()).toMatchObject({ code: 0, said: '' });
  expect(timesInstalled()).toBe(1);
  writeFileSync(path.join(folder, 'package-lock.json'), '{ "changed": true }');
  await install();
  expect(timesInstalled()).toBe(2);
});

test('an interrupted installation ends its npm, and is repeated', async () => {
  npmIs('echo $$ > npm.pid; mkdir -p node_modules; exec sleep 30');
  const child = start();
  while (!existsSync(path.join(folder, 'node_modules'))) await sleep(20);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const npm = Number(readFileSync(path.join(folder, 'npm.pid'), 'utf8'));
  while (!hasEnded(npm)) await sleep(20);
  npmIs('echo installed >> npm.log');
  expect(await install()).toMatchObject({ code: 0 });
  expect(timesInstalled()).toBe(1);
});

test('a second one at the same time says that the first is running', async () => {
  npmIs('mkdir -p node_modules && exec sleep 30');
  const first = start();
  while (!existsSync(path.join(folder, 'node_modules'))) await sleep(20);
  const second = await install();
  expect(second).toMatchObject({
    code: 1,
    said: `Plaudit is being installed in this folder by process ${first.pid}: wait until that one is done.\n`,
  });
});

test('an unreachable registry is reported in one sentence, without waiting for npm to give up', async () => {
  npmIs(
    'while :; do echo "npm http fetch GET http://registry.example/zod attempt 1 failed with ENOTFOUND"; sleep 0.01; done',
  );
  const { code, said } = await install();
  expect(code).toBe(1);
  expect(said).toContain(
    'The packages could not be fetched from the npm registry (ENOTFOUND): check the network, then try again.',
  );
});

test('any other npm error is reported in its own words', async () => {
  npmIs('echo "npm error code ODD"; exit 1');
  expect(await install()).toMatchObject({ code: 1, said: expect.stringContaining('npm says:\nnpm error code ODD') });
});
