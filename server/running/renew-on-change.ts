import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import type { KeptChild } from './kept-child.ts';

const project = path.join(import.meta.dirname, '../..');

/**
 * For development: restarts processes when their sources change, and updates Relay's artifacts when the pages' GraphQL
 * changes. Vite reloads the pages.
 */
export function renewOnChange(children: readonly KeptChild[], writeArtifacts: () => Promise<void>): void {
  onChange(['common', 'server', 'integrations'], () => {
    console.log('Sources changed: starting web and worker anew.');
    for (const child of children) child.renew();
  });
  onChange(['web'], () => {
    // The next change may fix it.
    writeArtifacts().catch((error: Error) => console.error(error.message));
  });
}

/** Editors save in several steps and switching branches writes many files. Treat them as one change. */
function onChange(folders: readonly string[], act: () => void): void {
  let soon: NodeJS.Timeout | undefined;
  for (const folder of folders.filter((name) => existsSync(path.join(project, name)))) {
    watch(path.join(project, folder), { recursive: true }, (_, file) => {
      if (!file || file.includes('__generated__') || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(soon);
      soon = setTimeout(act, 200);
    });
  }
}
