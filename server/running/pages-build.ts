import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { writeArtifacts } from './artifacts.ts';
import { hashOfFiles } from './hash-of-files.ts';
import { waitForLock } from './lock.mjs';

const project = path.join(import.meta.dirname, '../..');
const output = path.join(project, 'dist');
/** The hash of the sources of the last complete build. Missing while a build is under way. */
const stamp = path.join(output, 'built-from');

/** Builds pages and widgets for browser and server, unless the sources have not changed. */
export async function buildPages(): Promise<void> {
  // Another Plaudit started from this folder may be building. Our own lock ends with this process.
  await waitForLock(output, 'building.lock', 'a build');
  await writeArtifacts();
  const hash = hashOfFiles(project, sources());
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the pages …');
  rmSync(stamp, { force: true });
  await build({ root: project, logLevel: 'error' });
  await build({ root: project, logLevel: 'error', build: { ssr: true } });
  writeFileSync(stamp, hash);
}

/** Everything a build reads. Relay's artifacts are made from the same files. */
function sources(): string[] {
  const single = [
    'package.json',
    'package-lock.json',
    'schema.graphql',
    'vite.config.ts',
    'relay.config.json',
    ...readdirSync(path.join(project, 'tools'))
      .filter((file) => /^(lean|relay|compress|keep)-.*(?<!\.test)\.ts$/.test(file))
      .map((file) => `tools/${file}`),
  ];
  const inFolders = ['common', 'web'].flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name) && !entry.parentPath.includes('__generated__'),
      )
      .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name))),
  );
  return [...single.filter((file) => existsSync(path.join(project, file))), ...inFolders];
}
