import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('./migrations/', import.meta.url);

/** The names of this build's migrations, in the order in which they are applied. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** The SQL of a migration. */
export const migrationText = (name: string): Promise<string> => readFile(new URL(name, folder), 'utf8');
