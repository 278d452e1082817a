import { afterEach, expect, test, vi } from 'vitest';
import { keepChild, runOnce } from './kept-child.ts';
import { StartProblem } from './problem.ts';

const node = process.execPath;

afterEach(() => {
  process.execPath = node;
  vi.restoreAllMocks();
});

test('a part that cannot be spawned is tried again, and then told as one that does not start', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  process.execPath = '/no/such/program';
  const child = keepChild('web', {});
  await expect(child.ready).rejects.toThrow(new StartProblem('The web process does not start.'));
  await child.stop();
  expect(told.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('ENOENT) and is started again in 0.1 s.'),
    expect.stringContaining('ENOENT) and is started again in 0.2 s.'),
    expect.stringContaining('ENOENT) and is started again in 0.4 s.'),
  ]);
});

test('work that cannot be spawned is told as work that failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  process.execPath = '/no/such/program';
  await expect(runOnce('build', {}, new AbortController().signal)).rejects.toBeInstanceOf(StartProblem);
});
