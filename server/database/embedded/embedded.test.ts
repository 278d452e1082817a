import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isDeep } from '#server/testing/tiers.ts';
import { livingEmbedded } from './living.ts';
import { hasEnded } from './postmaster.ts';
import { EmbeddedPostgresProblem } from './problem.ts';
import { type EmbeddedPostgres, sharedBuffers, startEmbedded } from './start.ts';

let folder: string;
let servers: EmbeddedPostgres[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plaudit-embedded-'));
  chmodSync(folder, 0o755);
  servers = [];
});

afterEach(async () => {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir = path.join(folder, 'data')): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ dataDir });
  servers.push(server);
  return server;
}

async function queryRow<Row extends pg.QueryResultRow>(connectionString: string, query: string): Promise<Row> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(query);
    return rows[0]!;
  } finally {
    await client.end();
  }
}

describe('a server', () => {
  const shared = path.join(mkdtempSync(path.join(tmpdir(), 'plaudit-embedded-')), 'data');
  let server: EmbeddedPostgres;
  let connectionString: string;
  beforeAll(async () => {
    chmodSync(path.dirname(shared), 0o755);
    server = await startEmbedded({ dataDir: shared });
    connectionString = server.connectionString;
    return async () => {
      await server.stop();
      rmSync(path.dirname(shared), { recursive: true, force: true });
    };
  });

  test('stores text as UTF-8, sorts it by code points, and has a role that is not a superuser', async () => {
    const row = await queryRow(
      connectionString,
      `select current_user as name, rolsuper, datlocale, datlocprovider, pg_encoding_to_char(encoding) as encoding
       from pg_database join pg_roles on rolname = current_user where datname = current_database()`,
    );
    expect(row).toEqual({
      name: 'plaudit',
      rolsuper: false,
      datlocale: 'C.UTF-8',
      datlocprovider: 'b',
      encoding: 'UTF8',
    });
  });

  test('is reached by its socket and password only', async () => {
    expect(await queryRow(connectionString, "select current_setting('listen_addresses') as addresses")).toEqual({
      addresses: '',
    });
    const socketFolder = new URL(connectionString.replace('@/', '@localhost/')).searchParams.get('host')!;
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(shared, 'postgres-password')).mode & 0o777).toBe(0o600);
    await expect(queryRow(connectionString.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  test('uses an eighth of the memory for shared buffers, within limits', async () => {
    const gigabytes = (count: number) => sharedBuffers(count * 2 ** 30);
    expect([0.5, 1, 4, 24].map(gigabytes)).toEqual([128, 128, 512, 2048]);
    const mine = Math.min(totalmem(), process.constrainedMemory() || totalmem());
    expect(
      await queryRow(connectionString, "select pg_size_bytes(current_setting('shared_buffers'))::float8 as bytes"),
    ).toEqual({ bytes: sharedBuffers(mine) * 2 ** 20 });
  });

  test('is back at the same address after kill -9', async () => {
    const before = server.pid;
    process.kill(before, 'SIGKILL');
    const until = Date.now() + 10_000;
    while (server.pid === before && Date.now() < until) await sleep(50);
    expect(server.pid).not.toBe(before);
    expect(server.connectionString).toBe(connectionString);
    expect(await queryRow(connectionString, 'select 1 as one')).toEqual({ one: 1 });
  });
});

test('a running server is adopted, and data survives a stop', async () => {
  const first = await start();
  await queryRow(first.connectionString, 'create table kept as select 7 as figure');
  const second = await start();
  expect(second.pid).toBe(first.pid);
  expect(second.connectionString).toBe(first.connectionString);
  await second.stop();
  expect(livingEmbedded(path.join(folder, 'data'))).toBeUndefined();
  const third = await start();
  expect(await queryRow(third.connectionString, 'select figure from kept')).toEqual({ figure: 7 });
  expect(livingEmbedded(path.join(folder, 'data'))).toBe(third.connectionString);
});

test('an interrupted initdb starts over', async () => {
  const dataDir = path.join(folder, 'data');
  mkdirSync(path.join(dataDir, 'postgres.new/base'), { recursive: true });
  const server = await start(dataDir);
  expect(await queryRow(server.connectionString, 'select 1 as one')).toEqual({ one: 1 });
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
});

describe('the data of a stopped server', () => {
  let stopped: string;
  beforeAll(async () => {
    const parent = mkdtempSync(path.join(tmpdir(), 'plaudit-embedded-'));
    chmodSync(parent, 0o755);
    stopped = path.join(parent, 'data');
    await (await startEmbedded({ dataDir: stopped })).stop();
    return () => rmSync(parent, { recursive: true, force: true });
  });

  test('is refused if it belongs to another version', async () => {
    const file = path.join(stopped, 'postgres/PG_VERSION');
    const version = readFileSync(file);
    writeFileSync(file, '16\n');
    await expect(startEmbedded({ dataDir: stopped })).rejects.toThrow(EmbeddedPostgresProblem);
    await expect(startEmbedded({ dataDir: stopped })).rejects.toThrow('made by PostgreSQL 16');
    writeFileSync(file, version);
  });

  test('is refused without its password', async () => {
    const file = path.join(stopped, 'postgres-password');
    renameSync(file, `${file}-elsewhere`);
    await expect(startEmbedded({ dataDir: stopped })).rejects.toThrow('The password of the database');
    renameSync(`${file}-elsewhere`, file);
  });

  test('is used even if another program now has the number in postmaster.pid', async () => {
    const pid = `${process.pid}\n${stopped}\n0\n5432\n/tmp/gone\n\n0\nready\n`;
    writeFileSync(path.join(stopped, 'postgres/postmaster.pid'), pid);
    const server = await start(stopped);
    expect(server.pid).not.toBe(process.pid);
  });
});

test.runIf(isDeep)('it runs on data under a folder that only its owner may enter', async () => {
  mkdirSync(path.join(folder, 'private'), { mode: 0o700 });
  const dataDir = path.join(folder, 'private/data');
  const server = await start(dataDir);
  await queryRow(server.connectionString, 'create table kept as select 7 as figure');
  await server.stop();
  expect(await queryRow((await start(dataDir)).connectionString, 'select figure from kept')).toEqual({ figure: 7 });
  await servers.at(-1)!.stop();
  if (process.getuid?.() === 0) rmSync(path.dirname(readlinkSync(path.join(dataDir, 'postgres'))), { recursive: true });
});

test.runIf(isDeep)('it runs on data under a long path', async () => {
  const { connectionString } = await start(path.join(folder, 'a-long-name-'.repeat(12)));
  expect(await queryRow(connectionString, 'select 1 as one')).toEqual({ one: 1 });
});

test('a throwaway server and its folder are gone after kill -9 of the process that started it', async () => {
  const dataDir = path.join(folder, 'data');
  const program = `import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'start.ts'))};
    const { pid } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, throwaway: true });
    console.log(pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString());
  expect(hasEnded(pid)).toBe(false);
  child.kill('SIGKILL');
  const until = Date.now() + 10_000;
  while ((existsSync(dataDir) || !hasEnded(pid)) && Date.now() < until) await sleep(50);
  expect(hasEnded(pid)).toBe(true);
  expect(existsSync(dataDir)).toBe(false);
});
