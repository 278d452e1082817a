import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.join(import.meta.dirname, '..');

/** What Relay's index goes without in browsers: `later` in `lean-relay.ts`. */
const leftOut = /^(ConnectionHandler|Environment|QueryResponseCache|commitLocalUpdate)$/;

test('what is left out of Relay’s index is imported by its own file', () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: project }).filter((file) => !/\.test\.|\/testing\//.test(file));
  const wrong = files.flatMap((file) => {
    const source = readFileSync(path.join(project, file), 'utf8');
    const names = [...source.matchAll(/^import \{([^}]+)\} from '(?:react-relay|relay-runtime)';/gm)].flatMap(
      ([, imported]) => imported!.split(',').map((name) => name.trim()),
    );
    return names.filter((name) => leftOut.test(name)).map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
