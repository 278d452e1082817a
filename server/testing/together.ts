import { afterAll, expect, vi } from 'vitest';
import { env } from '#server/env.ts';

// Settings are frozen in the product. Tests that need others change this copy, which all modules of a worker share.
vi.mock('#server/env.ts', async (load) => {
  const actual = await load<typeof import('#server/env.ts')>();
  const kept = globalThis as { settingsOfTests?: typeof actual.env };
  kept.settingsOfTests ??= { ...actual.env };
  return { ...actual, env: kept.settingsOfTests };
});

/** Without what libvips adds when it is loaded. */
const environment = () => ({ ...process.env, VIPSHOME: undefined });
const before = environment();
const settings = { ...env };

/** Runs after each file: the next one in this worker has the same modules, and must find nothing else of this one. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  for (const name of Object.keys(env)) if (!(name in settings)) Reflect.deleteProperty(env, name);
  Object.assign(env, settings);
  expect(environment(), 'A test may change the environment by vi.stubEnv only').toEqual(before);
});
