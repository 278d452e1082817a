import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartProblem } from '#server/running/problem.ts';

const table = z.object({
  /** With its schema, as SQL has it: `public.reviews`. */
  name: z.string().regex(/^\w+\.\w+$/),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().nonnegative(),
  /** Of the rows as COPY writes them, before they are packed; hexadecimal. */
  sha256: z.string().length(64),
});

const manifest = z.object({
  /** Raised where a backup of before can no longer be read. */
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Of the server that it was taken from, such as `18.4`. */
  postgres: z.string(),
  /** Tells one PLAUDIT_SECRET from another without saying it. */
  secret: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).min(1),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  /** By their keys: what people sent, and the SHA-256 of each in hexadecimal. */
  files: z.array(z.object({ key: z.string(), sha256: z.string().length(64) })),
});

/** What lies in the folder of a backup, and how each part is known to be whole. */
export type Manifest = z.infer<typeof manifest>;
/** A table within a backup. */
export type BackedUpTable = z.infer<typeof table>;

/** Where the rows of a table lie within a backup's folder: as COPY writes them in text, packed by gzip. */
export const rowsOf = (folder: string, { name }: Pick<BackedUpTable, 'name'>): string =>
  path.join(folder, 'tables', `${name}.copy.gz`);

/** Where the files that people sent lie within a backup's folder, each named by its key. */
export const filesOf = (folder: string): string => path.join(folder, 'files');

/** Written last: a folder without it is no backup. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(fileOf(folder), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
}

/** Throws `StartProblem` where the folder holds no whole backup, or one of a later Plaudit. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => {
    throw new StartProblem(`There is no backup in ${folder}: its manifest.json is missing.`);
  });
  const read = manifest.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new StartProblem(
    `The manifest of the backup in ${folder} cannot be read: it is broken, or a later Plaudit made it.`,
  );
}

const fileOf = (folder: string) => path.join(folder, 'manifest.json');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
