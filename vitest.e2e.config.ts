import { defineConfig } from 'vitest/config';

/** These tests run the product itself, with its processes, its database and a browser; one file at a time. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
