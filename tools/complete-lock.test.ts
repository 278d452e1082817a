import { expect, test } from 'vitest';
import { completeLock } from './complete-lock.ts';

const tool = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: { '@tool/cli-linux-x64-musl': '2.0.0', '@tool/cli-darwin-arm64': '2.0.0', fsevents: '^2.3.0' },
};
const darwin = {
  version: '2.0.0',
  dev: true,
  optional: true,
  cpu: ['arm64'],
  os: ['darwin'],
  integrity: 'sha512-known',
};

test('packages for other machines are added, and those npm knew stay as they are', () => {
  const lock = { packages: { 'node_modules/tool': tool, 'node_modules/@tool/cli-darwin-arm64': darwin } };
  expect(completeLock(lock).packages).toEqual({
    'node_modules/@tool/cli-darwin-arm64': darwin,
    'node_modules/@tool/cli-linux-x64-musl': {
      version: '2.0.0',
      dev: true,
      optional: true,
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
    },
    'node_modules/tool': tool,
  });
});

test('a second run changes nothing', () => {
  const once = completeLock({ packages: { 'node_modules/tool': tool } });
  expect(completeLock(once)).toEqual(once);
});
