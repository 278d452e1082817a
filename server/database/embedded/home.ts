import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { type Binaries, binariesFor, installedBinaries } from './binaries.ts';
import { candidates, canEnter, isRoot, type Owner } from './owner.ts';
import { EmbeddedPostgresProblem } from './problem.ts';

/** Where one packaged Postgres keeps its data, and which user runs it. */
export interface Home {
  /** Created by `initdb`; missing before the first start. */
  readonly data: string;
  readonly binaries: Binaries;
  /** Absent if it is the user of this process. */
  readonly owner: Owner | undefined;
}

/**
 * Finds or chooses the home for a data folder. Root must run Postgres as another user, so the home lies outside a data
 * folder that this user cannot enter; the link `postgres` in the data folder remembers where.
 */
export function homeOf(dataDir: string, programs: Binaries = installedBinaries()): Home {
  makeEnterable(dataDir);
  const data = dataFolder(dataDir);
  const owner = isRoot() ? ownerOf(data) : undefined;
  return { data, owner, binaries: binariesFor(programs, owner, path.dirname(data)) };
}

function makeEnterable(folder: string): void {
  const made = mkdirSync(folder, { recursive: true });
  if (made) chmodSync(folder, 0o711);
}

function dataFolder(dataDir: string): string {
  const inside = path.join(realpathSync(dataDir), 'postgres');
  const known = lstatSync(inside, { throwIfNoEntry: false });
  if (known?.isSymbolicLink()) return remembered(inside);
  if (known || !isRoot()) return inside;
  return whoCanEnter(path.dirname(inside)) ? inside : chooseOutside(inside);
}

/** Creating an empty database in place of a missing one would look like losing everything. */
function remembered(link: string): string {
  const data = readlinkSync(link);
  if (existsSync(path.dirname(data))) return data;
  throw new EmbeddedPostgresProblem(
    `The database was kept in ${data}, which is gone; remove ${link} to begin with an empty one.`,
  );
}

function chooseOutside(link: string): string {
  const folder = makeOutside('/var/lib/plaudit-') ?? mkdtempSync('/tmp/plaudit-data-');
  chmodSync(folder, 0o711);
  const data = path.join(realpathSync(folder), 'postgres');
  symlinkSync(data, link);
  return data;
}

function makeOutside(prefix: string): string | undefined {
  try {
    return mkdtempSync(prefix);
  } catch {
    return undefined;
  }
}

function whoCanEnter(folder: string): Owner | undefined {
  return candidates(folder).find((owner) => canEnter(folder, owner));
}

function ownerOf(data: string): Owner {
  const folder = path.dirname(data);
  const owner = existsSync(data) ? statSync(data) : whoCanEnter(folder);
  if (owner && owner.uid !== 0 && canEnter(folder, owner)) return { uid: owner.uid, gid: owner.gid };
  throw new EmbeddedPostgresProblem(
    `The user that runs Postgres (${owner?.uid ?? 'nobody'}) cannot enter ${folder}: open the folders above it, or move it.`,
  );
}
