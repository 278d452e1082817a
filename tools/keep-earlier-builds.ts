import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Builds whose files stay: this one, and two more for documents sent before a release. */
const buildsKept = 3;

/**
 * Removes files of older builds from the output folder, which must not be emptied; its `builds.json` records whose they
 * are.
 */
export function keepEarlierBuilds(output: string): Plugin {
  return {
    name: 'keep-earlier-builds',
    apply: 'build',
    writeBundle(_options, bundle) {
      const register = path.join(output, 'builds.json');
      const earlier: string[][] = existsSync(register) ? JSON.parse(readFileSync(register, 'utf8')) : [];
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const same = (other: readonly string[]) => other.toString() === files.toString();
      const builds = [files, ...earlier.filter((build) => !same(build))];
      const kept = new Set(builds.slice(0, buildsKept).flat());
      for (const file of builds.slice(buildsKept).flat()) {
        if (kept.has(file)) continue;
        for (const form of ['', '.br', '.gz']) rmSync(path.join(output, file + form), { force: true });
      }
      writeFileSync(register, JSON.stringify(builds.slice(0, buildsKept)));
    },
  };
}
