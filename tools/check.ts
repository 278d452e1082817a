import { spawnSync } from 'node:child_process';
import { styleText } from 'node:util';
import { writeArtifacts } from '#server/running/artifacts.ts';
import { isUnchanged } from './generated.ts';

interface Step {
  readonly name: string;
  /** Its output, and whether it passed. */
  run(): Said | Promise<Said>;
}

interface Said {
  readonly ok: boolean;
  readonly said: string;
}

/** Runs `node_modules/<program>` on the sources. */
const command = (name: string, program: string, ...args: string[]): Step => ({
  name,
  run() {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    return { ok: status === 0, said: stdout + stderr };
  },
});

/** The pages' types come from relay-compiler's artifacts. */
const artifacts = () =>
  writeArtifacts().then(
    () => ({ ok: true, said: '' }),
    (error: Error) => ({ ok: false, said: error.message }),
  );

const steps: readonly Step[] = [
  { name: 'GraphQL of the pages', run: artifacts },
  command(
    'format and lint',
    '@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '--diagnostic-level=warn',
    '.',
  ),
  command('lint by types', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'),
  command('types', 'tsnative/bin/tsc', '-p', '.'),
  command(
    'who imports whom',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'common',
    'integrations',
    'server',
    'web',
  ),
  { name: 'generated files', run: isUnchanged },
  command('dead code', 'knip/bin/knip.js', '--no-progress'),
];

let failed = 0;
for (const { name, run } of steps) {
  const start = performance.now();
  const { ok, said } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? styleText('green', '✓') : styleText('red', '✗')} ${name} (${seconds} s)`);
  if (ok) continue;
  failed += 1;
  console.log(said.trimEnd());
}
process.exit(failed ? 1 : 0);
