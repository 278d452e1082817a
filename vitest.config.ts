import { defineConfig } from 'vitest/config';
import { relayArtifacts } from './tools/relay-artifacts.ts';

/** Tests stand beside the code; those of `e2e/` drive the running product and have a file of their own. */
export default defineConfig({
  plugins: [relayArtifacts()],
  // Vite would take graphql's ES module beside the CommonJS one that libraries load; two copies refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{bench,common,server,web,tools,integrations}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/running/testing/artifacts.ts', 'server/database/testing/postgres.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // On a loaded machine an announcement may take seconds.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
