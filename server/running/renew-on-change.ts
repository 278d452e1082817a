import { watch } from 'node:fs';
import path from 'node:path';
import type { KeptChild } from './kept-child.ts';

/** For developing: starts the processes anew when something changed that they read. */
export function renewOnChange(children: readonly KeptChild[]): void {
  let soon: NodeJS.Timeout | undefined;
  const renew = () => {
    console.log('Sources changed.');
    for (const child of children) child.renew();
  };
  for (const folder of ['common', 'server', 'integrations']) {
    watch(path.join(import.meta.dirname, '../..', folder), { recursive: true }, (_, file) => {
      if (!file || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(soon);
      soon = setTimeout(renew, 200);
    });
  }
}
