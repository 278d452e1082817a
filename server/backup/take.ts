import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { StartProblem } from '#server/running/problem.ts';
import type { Storage } from '#server/storage/bytes.ts';
import { type BackedUpTable, filesOf, type Manifest, rowsOf, writeManifest } from './manifest.ts';
import { Measured } from './measured.ts';
import { type KeptTable, keptTables, openSteady, sequences, writingOf } from './tables.ts';

/** What to back up, and where to. */
export interface Backup {
  readonly connectionString: string;
  /** Must not exist yet. It appears only once it is complete. */
  readonly folder: string;
  readonly storage: Storage;
  /** Identifies this installation's secret without revealing it. */
  readonly secret: string;
  /** Called with the part that is being written. */
  tell(sentence: string): void;
}

/**
 * Writes the rows of one moment, and the files they refer to, into a folder while Plaudit keeps running. Throws
 * `StartProblem` when the folder exists. A failed backup leaves nothing behind.
 * @returns the number of rows and files, and the keys of files whose bytes were missing
 */
export async function takeBackup(backup: Backup): Promise<{ rows: number; files: number; missing: string[] }> {
  if (existsSync(backup.folder)) throw new StartProblem(`There is something in ${backup.folder} already.`);
  const unfinished = `${backup.folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  const client = await openSteady(backup.connectionString);
  try {
    await client.query('begin isolation level repeatable read read only');
    await refuseEmpty(client);
    const { manifest, missing } = await fill(client, unfinished, backup);
    await writeManifest(unfinished, manifest);
    await rename(unfinished, backup.folder);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, files: manifest.files.length, missing };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function refuseEmpty(client: pg.Client) {
  const { rows } = await client.query<{ isOurs: boolean }>(
    `select to_regclass('public.migrations') is not null as "isOurs"`,
  );
  if (!rows[0]!.isOurs) throw new StartProblem('There is nothing to back up: Plaudit has never run on this database.');
}

async function fill(client: pg.Client, folder: string, { storage, secret, tell }: Backup) {
  const { rows: moment } = await client.query<{ takenAt: Date; postgres: string; migrations: string[] }>(
    `select now() as "takenAt", current_setting('server_version') as postgres,
      (select json_agg(name order by name collate "C") from migrations) as migrations`,
  );
  const { takenAt, postgres, migrations } = moment[0]!;
  const tables: BackedUpTable[] = [];
  for (const table of await keptTables(client)) {
    tell(`Rows of ${table.name}`);
    tables.push(await writeRows(client, folder, table));
  }
  const { kept, missing } = await writeFiles(client, folder, storage, tell);
  const manifest: Manifest = {
    format: 1,
    takenAt: takenAt.toISOString(),
    postgres,
    secret,
    migrations,
    tables,
    sequences: await sequences(client),
    files: kept,
  };
  return { manifest, missing };
}

async function writeRows(client: pg.Client, folder: string, table: KeptTable): Promise<BackedUpTable> {
  const rows = client.query(to(writingOf(table)));
  const measured = new Measured();
  const file = createWriteStream(rowsOf(folder, table), { mode: 0o600, flush: true });
  await pipeline(rows, measured, createGzip({ level: 4 }), file);
  return { name: table.name, columns: [...table.columns], rows: measured.rows(), sha256: measured.sha256() };
}

/**
 * Bytes never change under a key, so they can be read after the snapshot. Files deleted by a task since then are
 * reported as missing.
 */
async function writeFiles(client: pg.Client, folder: string, storage: Storage, tell: Backup['tell']) {
  await mkdir(filesOf(folder), { mode: 0o700 });
  const { rows } = await client.query<{ key: string }>(
    'select key from files where sha256 is not null and bytes_removed_at is null order by key collate "C"',
  );
  const kept: Manifest['files'] = [];
  const missing: string[] = [];
  for (const [at, { key }] of rows.entries()) {
    if (at % 1000 === 0) tell(`Files: ${at} of ${rows.length}`);
    const bytes = await storage.get(key);
    if (!bytes) {
      missing.push(key);
      continue;
    }
    const measured = new Measured();
    await pipeline(bytes, measured, createWriteStream(path.join(filesOf(folder), key), { mode: 0o600, flush: true }));
    kept.push({ key, sha256: measured.sha256() });
  }
  return { kept, missing };
}
