import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartProblem } from '#server/running/problem.ts';

const table = z.object({
  /** Qualified with its schema, such as `public.reviews`. */
  name: z.string().regex(/^\w+\.\w+$/),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().nonnegative(),
  /** Of the rows as COPY writes them, before compression. Hexadecimal. */
  sha256: z.string().length(64),
});

const manifest = z.object({
  /** Raise this when older backups can no longer be read. */
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The version of the server it was taken from, such as `18.4`. */
  postgres: z.string(),
  /** Tells whether two installations share a PLAUDIT_SECRET, without revealing it. */
  secret: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).min(1),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  /** Uploaded files by key, each with its SHA-256 in hexadecimal. */
  files: z.array(z.object({ key: z.string(), sha256: z.string().length(64) })),
});

/** What a backup folder contains, and the checksums that prove it is complete. */
export type Manifest = z.infer<typeof manifest>;
/** One table in a backup. */
export type BackedUpTable = z.infer<typeof table>;

/** The path of a table's rows in a backup folder: COPY text, gzipped. */
export const rowsOf = (folder: string, { name }: Pick<BackedUpTable, 'name'>): string =>
  path.join(folder, 'tables', `${name}.copy.gz`);

/** The path of uploaded files in a backup folder; each file is named by its key. */
export const filesOf = (folder: string): string => path.join(folder, 'files');

/** Written last: a folder without it is not a backup. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(fileOf(folder), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
}

/** Throws `StartProblem` when the folder holds no complete backup, or one from a newer Plaudit. */
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
