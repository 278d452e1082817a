import { createHash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { migrationNames } from '#server/database/migrations.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { startEarlierMajor } from '#server/database/testing/earlier-major.ts';
import { folderStorage } from '#server/storage/folder.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { readManifest, rowsOf } from './manifest.ts';
import { restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';
import { contentsOf, majorOf, rulesOf } from './testing/contents.ts';
import { fillEveryTable } from './testing/every-table.ts';
import { withLateEnds } from './testing/late-ends.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** Whether this build has a migration that was missing when a backup was taken. */
const build = vi.hoisted(() => ({ hasLaterMigration: false }));
vi.mock('#server/database/migrations.ts', async (original) => {
  const real = await original<typeof import('#server/database/migrations.ts')>();
  return {
    migrationNames: async () => [
      ...(await real.migrationNames()),
      ...(build.hasLaterMigration ? ['9998_later.sql'] : []),
    ],
    migrationText: async (name: string) =>
      name === '9998_later.sql' ? 'alter table clock add column later text' : real.migrationText(name),
  };
});
const own = await testDatabase({ demo: true });
const room = await mkdtemp(path.join(tmpdir(), 'plaudit-backup-'));
afterAll(() => rm(room, { recursive: true, force: true }));
const folder = path.join(room, 'backup');
const secret = 'of one installation';
const tell = () => undefined;
const storage = folderStorage(path.join(room, 'files'));
const picture = Buffer.from('bytes of a picture');
const key = randomBytes(32).toString('base64url');

let before: { contents: Awaited<ReturnType<typeof contentsOf>>; rules: readonly string[] };
beforeAll(async () => {
  await storage.put(key, Readable.from(picture));
  await own.database.pool.query(
    `insert into files (id, key, kind, media_type, size, sha256, state, uploaded_at, attached_at)
    values (gen_random_uuid(), $1, 'photo', 'image/webp', $2, $3, 'attached', now(), now())`,
    [key, picture.length, createHash('sha256').update(picture).digest()],
  );
  await fillEveryTable(own.database.pool);
  before = { contents: await contentsOf(own.connectionString), rules: await rulesOf(own.connectionString) };
  await takeBackup({ connectionString: own.connectionString, folder, storage, secret, tell });
});

const restored = async (from = folder, change: object = {}) => {
  const { connectionString } = await testDatabase({ empty: true });
  const files = folderStorage(await mkdtemp(path.join(room, 'restored-')));
  return {
    connectionString,
    files,
    done: restoreBackup({ connectionString, folder: from, storage: files, secret, tell, ...change }),
  };
};

describe('a backup', () => {
  let whole: Promise<Awaited<ReturnType<typeof restored>>> | undefined;
  const restoredOnce = () => (whole ??= restored().then((one) => one.done.then(() => one)));

  test('restored into an empty database has every row of every table, the tasks that wait, and the files', async () => {
    const { connectionString, files } = await restoredOnce();
    expect(Object.keys(before.contents).length).toBeGreaterThan(45);
    expect(before.rules.length).toBeGreaterThan(900);
    const empty = Object.keys(before.contents).filter((table) => before.contents[table]!.count === 0);
    expect(empty, 'fillEveryTable gives each table a row').toEqual([]);
    expect(await contentsOf(connectionString)).toEqual(before.contents);
    expect(await rulesOf(connectionString)).toEqual(before.rules);
    expect(Buffer.concat(await (await files.get(key))!.toArray())).toEqual(picture);
  });

  test('leaves a database that goes on: with its references, triggers, and numbers that go on from where they were', async () => {
    const { connectionString } = await restoredOnce();
    const client = new pg.Client({ connectionString });
    await client.connect();
    const refusals = [
      'update reviews set recruiter_id = gen_random_uuid()',
      'delete from recruiters where id in (select recruiter_id from reviews)',
    ];
    for (const refused of refusals)
      await expect(client.query(refused)).rejects.toMatchObject({ code: expect.stringMatching(/^23(503|001)$/) });
    const { rows } = await client.query(
      "select (graphile_worker.add_job('wait', '{}')).id > max(id) as is_next from graphile_worker._private_jobs",
    );
    expect(rows).toEqual([{ is_next: true }]);
    await client.end();
  });

  test('captures one moment, even while others write', async () => {
    const target = path.join(room, 'meanwhile');
    let written = false;
    const writeMeanwhile = () => {
      if (written) return;
      written = true;
      void own.database.pool.query(
        "insert into suppressions (id, email, reason, created_at) values (gen_random_uuid(), 'late@mail.example', 'objected', now())",
      );
    };
    await takeBackup({ connectionString: own.connectionString, folder: target, storage, secret, tell: writeMeanwhile });
    expect(gunzipSync(await readFile(rowsOf(target, { name: 'public.suppressions' }))).toString()).not.toContain(
      'late@',
    );
    await own.database.pool.query("delete from suppressions where email = 'late@mail.example'");
  });

  test('counts its rows though the server tells the end of a command late', async () => {
    const target = path.join(room, 'late-counts');
    const connectionString = await withLateEnds(own.connectionString);
    await takeBackup({ connectionString, folder: target, storage, secret, tell });
    const { tables } = await readManifest(target);
    expect(tables.map(({ name, rows }) => `${name} ${rows}`).sort()).toEqual(
      Object.entries(before.contents)
        .map(([name, { count }]) => `${name} ${count}`)
        .sort(),
    );
  });

  test.runIf(isDeep)('is restored whole though the server tells the end of a command late', async () => {
    const { connectionString: empty } = await testDatabase({ empty: true });
    await restoreBackup({ connectionString: await withLateEnds(empty), folder, storage, secret, tell });
    expect(await contentsOf(empty)).toEqual(before.contents);
  });

  test('lists missing files, and does not count them as saved', async () => {
    const nothing = folderStorage(path.join(room, 'nothing'));
    const target = path.join(room, 'without-files');
    const { files, missing } = await takeBackup({ ...own, folder: target, storage: nothing, secret, tell });
    expect({ files, missing }).toEqual({ files: 0, missing: [key] });
  });

  test('refuses a folder that exists, and leaves nothing behind when it fails', async () => {
    await expect(takeBackup({ ...own, folder, storage, secret, tell })).rejects.toThrow('something in');
    const broken = { ...storage, get: () => Promise.reject(new Error('The disk is gone')) };
    const target = path.join(room, 'cut-short');
    await expect(takeBackup({ ...own, folder: target, storage: broken, secret, tell })).rejects.toThrow('disk');
    expect((await readdir(room)).filter((name) => name.startsWith('cut-short'))).toEqual([]);
  });

  test('refuses a database that Plaudit never ran on', async () => {
    const empty = await testDatabase({ empty: true });
    const target = path.join(room, 'of-nothing');
    await expect(takeBackup({ ...empty, folder: target, storage, secret, tell })).rejects.toThrow('nothing to back up');
  });

  test('can be read by its owner only', async () => {
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(rowsOf(folder, { name: 'public.users' })).mode & 0o077).toBe(0);
  });
});

describe('nothing is restored', () => {
  const isEmpty = async (connectionString: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    const { rows } = await client.query('select coalesce((select count(*) from users), 0)::int as users');
    await client.end();
    return rows[0].users === 0;
  };
  async function changed(change: (copy: string) => Promise<void>) {
    const copy = await mkdtemp(path.join(room, 'changed-'));
    await cp(folder, copy, { recursive: true });
    await change(copy);
    return copy;
  }

  test('when rows were changed', async () => {
    const copy = await changed(async (at) => {
      const file = rowsOf(at, { name: 'public.users' });
      const text = gunzipSync(await readFile(file))
        .toString()
        .replace('Sunny Demo', 'Shady Demo');
      await writeFile(file, gzipSync(text));
    });
    const { connectionString, done } = await restored(copy);
    await expect(done).rejects.toThrow('The rows of public.users are not those that were backed up.');
    expect(await isEmpty(connectionString)).toBe(true);
  });

  test('when a file was changed', async () => {
    const copy = await changed((at) => writeFile(path.join(at, 'files', key), 'other bytes'));
    const { connectionString, done } = await restored(copy);
    await expect(done).rejects.toThrow(`The file ${key} of the backup is broken.`);
    expect(await isEmpty(connectionString)).toBe(true);
  });

  test('over existing data', async () => {
    await expect(
      restoreBackup({ connectionString: own.connectionString, folder, storage, secret, tell }),
    ).rejects.toThrow('The database holds something already');
  });

  test('with another secret', async () => {
    const { done } = await restored(folder, { secret: 'of another' });
    await expect(done).rejects.toThrow('PLAUDIT_SECRET');
  });

  test('from a newer Plaudit, or from something that is not a backup', async () => {
    const copy = await changed(async (at) => {
      const manifest = await readManifest(at);
      manifest.migrations.push('9999_later.sql');
      await writeFile(path.join(at, 'manifest.json'), JSON.stringify(manifest));
    });
    await expect((await restored(copy)).done).rejects.toThrow('A later Plaudit took the backup');
    const nowhere = path.join(room, 'nowhere');
    await expect((await restored(nowhere)).done).rejects.toThrow('There is no backup in');
  });
});

test('a backup from an older Plaudit is migrated to this version', async () => {
  const earlier = await testDatabase({ empty: true });
  await migrate(earlier.connectionString);
  build.hasLaterMigration = true;
  onTestFinished(() => {
    build.hasLaterMigration = false;
  });
  const all = await migrationNames();
  const target = path.join(room, 'earlier');
  await takeBackup({ connectionString: earlier.connectionString, folder: target, storage, secret, tell });
  expect((await readManifest(target)).migrations).toEqual(all.slice(0, -1));
  const { connectionString, done } = await restored(target);
  await done;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name collate "C"');
  await client.end();
  expect(rows.map(({ name }) => name)).toEqual(all);
});

describe.runIf(isDeep)('another major version', () => {
  const connections: { earlier: string } = { earlier: '' };
  const files = folderStorage(path.join(room, 'files-of-the-earlier'));
  beforeAll(async () => {
    connections.earlier = await startEarlierMajor();
  });

  test('the oldest supported version restores a backup of the packaged one in full', async () => {
    const { earlier } = connections;
    expect(await majorOf(earlier)).toBeLessThan(await majorOf(own.connectionString));
    await restoreBackup({ connectionString: earlier, folder, storage: files, secret, tell });
    expect(await contentsOf(earlier)).toEqual(before.contents);
    expect(await rulesOf(earlier)).toEqual(before.rules);
  });

  test('the packaged version restores a backup of the oldest one in full', async () => {
    const { earlier } = connections;
    const target = path.join(room, 'of-the-earlier');
    await takeBackup({ connectionString: earlier, folder: target, storage: files, secret, tell });
    expect(Number.parseInt((await readManifest(target)).postgres, 10)).toBe(await majorOf(earlier));
    const { connectionString, done } = await restored(target);
    await done;
    expect(await contentsOf(connectionString)).toEqual(before.contents);
    expect(await rulesOf(connectionString)).toEqual(before.rules);
  });
});
