import { afterEach, expect, test, vi } from 'vitest';
import { keepChild, runOnce } from './kept-child.ts';
import { StartProblem } from './problem.ts';

const node = process.execPath;

afterEach(() => {
  process.execPath = node;
  vi.restoreAllMocks();
});

test('a process that cannot be spawned is retried, then reported as failing to start', async () => {
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

test('a job that cannot be spawned is reported as failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  process.execPath = '/no/such/program';
  await expect(runOnce('build', {}, new AbortController().signal)).rejects.toBeInstanceOf(StartProblem);
});
