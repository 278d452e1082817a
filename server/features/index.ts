import { globSync } from 'node:fs';
import '#server/storage/files.tasks.ts';

/** How a file is named that declares types, mutations, tasks or handlers of events. */
export const declaring = '**/*.{schema,tasks,events,mails}.{ts,tsx}';

// Loads every feature, in the same order everywhere: handlers of one event run in the order in which they were declared.
// A file among these that imports this one, or the schema made from it, would wait for itself.
for (const file of globSync(declaring, { cwd: import.meta.dirname }).sort()) {
  await import(new URL(file, import.meta.url).href);
}
