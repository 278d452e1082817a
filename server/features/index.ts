import { globSync } from 'node:fs';
import '#server/storage/files.tasks.ts';

/** The names of files that declare types, mutations, tasks or event handlers. */
export const declaring = '**/*.{schema,tasks,events,mails}.{ts,tsx}';

// Loads every feature, always in the same order, because handlers of one event run in the order in which they were
// declared. None of these files may import this one, or the schema built from it: it would wait for itself.
for (const file of globSync(declaring, { cwd: import.meta.dirname }).sort()) {
  await import(new URL(file, import.meta.url).href);
}
