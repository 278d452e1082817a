import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lock.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plaudit-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the second process sees the holder's description until the lock is free", async () => {
  const first = await takeLock(folder, 'a.lock', 'the first');
  expect(await takeLock(folder, 'a.lock', 'the second')).toEqual({ heldBy: 'the first' });
  expect((await takeLock(folder, 'b.lock', 'another')).free).toBeDefined();
  await first.free?.();
  expect((await takeLock(folder, 'a.lock', 'the third')).free).toBeDefined();
});

test('kill -9 frees the lock', async () => {
  const holder = await holderProcess(folder);
  expect(await takeLock(folder, 'a.lock', 'the second')).toEqual({ heldBy: 'a process' });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect((await takeLock(folder, 'a.lock', 'the third')).free).toBeDefined();
});

test('of many processes that find a dead lock at once, only one gets it', async () => {
  const holder = await holderProcess(folder);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, number) => takeLock(folder, 'a.lock', `number ${number}`)),
  );
  expect(all.filter((one) => one.free)).toHaveLength(1);
});

test('works when the path is longer than a socket path may be', async () => {
  const deep = path.join(folder, 'a-long-name-'.repeat(15));
  const { free } = await takeLock(deep, 'a.lock', 'the first');
  expect(await takeLock(deep, 'a.lock', 'the second')).toEqual({ heldBy: 'the first' });
  await free?.();
});

async function holderProcess(where: string) {
  const program = `import { takeLock } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'))};
    await takeLock(${JSON.stringify(where)}, 'a.lock', 'a process');
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return child;
}
