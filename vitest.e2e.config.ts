import { defineConfig } from 'vitest/config';

/** These tests run the product itself, with its processes, its database and a browser; one file at a time. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    // On a loaded machine a screen may take seconds to follow.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
