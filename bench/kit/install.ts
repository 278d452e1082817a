import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Installs a folder's lock file, unless that is done. Packages run no scripts: the folder's `.npmrc` says so. */
export function installIn(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  const { dependencies } = read<{ dependencies: Record<string, string> }>(path.join(folder, 'package.json'));
  const isThere = ([name, version]: [string, string]) => versionIn(packages, name) === version;
  if (Object.entries(dependencies).every(isThere)) return;
  const env = { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}` };
  execFileSync('npm', ['ci'], { cwd: folder, env, stdio: 'inherit' });
}

/** The version of an installed package, or undefined. */
export function versionIn(packages: string, name: string): string | undefined {
  const file = path.join(packages, name, 'package.json');
  return existsSync(file) ? read<{ version: string }>(file).version : undefined;
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
