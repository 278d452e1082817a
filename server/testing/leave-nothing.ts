import { afterAll, expect, vi } from 'vitest';

/** Without what libvips adds when it is loaded. */
const environment = () => ({ ...process.env, VIPSHOME: undefined });
const before = environment();

/** Runs after each file: the next one in this worker has the same modules, and must find nothing else of this one. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  expect(environment(), 'A test may change the environment by vi.stubEnv only').toEqual(before);
});
