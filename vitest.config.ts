import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { relayArtifacts } from './tools/relay-artifacts.ts';

const beside = '{bench,common,server,web,tools,integrations}/**/*.test.{ts,tsx}';
/** A file that replaces a module, or loads one again, would leave that to the next file of its worker. */
const replacing = globSync(beside).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

const shared = {
  plugins: [relayArtifacts()],
  // Vite would take graphql's ES module beside the CommonJS one that libraries load; two copies refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};
const limits = {
  // On a loaded machine an announcement may take seconds.
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

/**
 * Tests are next to the code; those of `e2e/` drive the running product and have a file of their own. Loading modules
 * takes as long as testing them, so a worker loads each once and runs many files, but for those that replace modules.
 */
export default defineConfig({
  test: {
    globalSetup: ['server/running/testing/artifacts.ts', 'server/database/testing/postgres.ts'],
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'alone',
          include: replacing,
          ...limits,
        },
      },
      {
        ...shared,
        test: {
          name: 'together',
          include: [beside],
          exclude: replacing,
          isolate: false,
          setupFiles: ['server/testing/together.ts'],
          ...limits,
        },
      },
    ],
  },
});
