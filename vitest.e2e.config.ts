import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Files that measure time, count what the whole machine does, or end processes: nothing may run beside them. */
const alone = ['e2e/{crashes,nodes,start}/**/*.test.ts'];

const project = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  test: {
    name,
    pool: 'forks',
    // On a loaded machine a screen may take seconds to follow.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
    ...test,
  },
});

/** These tests run the product itself, with its processes, a database of each file's own and one browser. */
export default defineConfig({
  test: {
    globalSetup: ['server/database/testing/postgres.ts', 'e2e/running/start-chromium.ts'],
    projects: [
      project('beside', { include: ['e2e/**/*.test.ts'], exclude: alone, maxWorkers: 2 }),
      project('alone', { include: alone, fileParallelism: false }),
    ],
  },
});
