import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { migrate } from '#server/database/migrate.ts';
import { migrationNames } from '#server/database/migrations.ts';
import { StartProblem } from '#server/running/problem.ts';
import type { Storage } from '#server/storage/bytes.ts';
import { withoutRules } from './loose.ts';
import { type BackedUpTable, filesOf, type Manifest, readManifest, rowsOf } from './manifest.ts';
import { Measured } from './measured.ts';
import { keptTables, openSteady, takingOf, writingOf } from './tables.ts';

/** Where to read a backup from, and where to restore it to. */
export interface Restore {
  /** An empty database on any supported PostgreSQL. */
  readonly connectionString: string;
  readonly folder: string;
  readonly storage: Storage;
  /** Tells whether the backup was taken with this installation's secret. */
  readonly secret: string;
  /** Called with the part that is being restored. */
  tell(sentence: string): void;
}

/**
 * Restores a backup into an empty installation, all rows or none. Reads everything back and compares counts and
 * checksums before committing, then migrates an older backup to this version. Throws `StartProblem` when the
 * installation is not empty, or when the backup is damaged, foreign or newer than this Plaudit.
 */
export async function restoreBackup(restore: Restore): Promise<Manifest> {
  const { connectionString, folder, tell } = restore;
  const manifest = await readManifest(folder);
  await refuseUnfit(manifest, restore);
  await migrate(connectionString, new Set(manifest.migrations));
  const client = await openSteady(connectionString);
  try {
    await refuseFull(client);
    await putFiles(manifest, restore);
    await client.query('begin');
    await withoutRules(client, async () => {
      for (const table of manifest.tables) {
        tell(`Rows of ${table.name}`);
        await putRows(client, folder, table);
      }
    });
    await compare(client, manifest, tell);
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await migrate(connectionString);
  return manifest;
}

async function refuseUnfit({ secret, migrations }: Manifest, restore: Restore) {
  if (secret !== restore.secret)
    throw new StartProblem('The backup was taken under another PLAUDIT_SECRET: set the one it was taken under.');
  const known = new Set(await migrationNames());
  if (!migrations.every((name) => known.has(name)))
    throw new StartProblem('A later Plaudit took the backup: restore it with that version or a newer one.');
}

async function refuseFull(client: pg.Client) {
  for (const { name } of await keptTables(client)) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount && name.startsWith('public.'))
      throw new StartProblem(`The database holds something already (${name}): a backup is restored into an empty one.`);
  }
}

async function putFiles({ files }: Manifest, { folder, storage, tell }: Restore) {
  for (const [at, { key, sha256 }] of files.entries()) {
    if (at % 1000 === 0) tell(`Files: ${at} of ${files.length}`);
    const measured = new Measured();
    const bytes = createReadStream(path.join(filesOf(folder), key));
    bytes.on('error', (error) => measured.destroy(error));
    await storage.put(key, bytes.pipe(measured));
    if (measured.sha256() !== sha256) throw new StartProblem(`The file ${key} of the backup is broken.`);
  }
}

async function putRows(client: pg.Client, folder: string, table: BackedUpTable) {
  const measured = new Measured();
  const rows = client.query(from(takingOf(table)));
  await pipeline(createReadStream(rowsOf(folder, table)), createGunzip(), measured, rows);
  if (rows.rowCount !== table.rows || measured.sha256() !== table.sha256) throw broken(table);
}

/**
 * Reads the restored rows back from the database, so anything the server parsed differently is found before it is
 * committed.
 */
async function compare(client: pg.Client, { tables }: Manifest, tell: Restore['tell']) {
  const standing = new Map((await keptTables(client)).map((table) => [table.name, table]));
  for (const table of tables) {
    tell(`Comparing ${table.name}`);
    const rows = client.query(to(writingOf({ ...standing.get(table.name)!, columns: table.columns })));
    const measured = new Measured();
    await pipeline(rows, measured, nowhere());
    if (measured.rows() !== table.rows || measured.sha256() !== table.sha256) throw broken(table);
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const broken = ({ name }: BackedUpTable) => new StartProblem(`The rows of ${name} are not those that were backed up.`);
