import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

async function ask<Row extends pg.QueryResultRow>(connectionString: string, query: string): Promise<Row> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(query);
    return rows[0]!;
  } finally {
    await client.end();
  }
}

test('text is UTF-8 and compared by code points, and the role is no superuser', async () => {
  const { connectionString } = await start();
  const row = await ask(
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

test('only its socket and password give access', async () => {
  const { connectionString } = await start();
  expect(await ask(connectionString, "select current_setting('listen_addresses') as addresses")).toEqual({
    addresses: '',
  });
  const socketFolder = new URL(connectionString.replace('@/', '@localhost/')).searchParams.get('host')!;
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, 'data/postgres-password')).mode & 0o777).toBe(0o600);
  await expect(ask(connectionString.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
});

test('shared_buffers is an eighth of memory, within limits', async () => {
  const gigabytes = (count: number) => sharedBuffers(count * 2 ** 30);
  expect([0.5, 1, 4, 24].map(gigabytes)).toEqual([128, 128, 512, 2048]);
  const { connectionString } = await start();
  const mine = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  expect(
    await ask(connectionString, "select pg_size_bytes(current_setting('shared_buffers'))::float8 as bytes"),
  ).toEqual({ bytes: sharedBuffers(mine) * 2 ** 20 });
});

test('a running server is adopted, and a stopped one keeps what was written', async () => {
  const first = await start();
  await ask(first.connectionString, 'create table kept as select 7 as figure');
  const second = await start();
  expect(second.pid).toBe(first.pid);
  expect(second.connectionString).toBe(first.connectionString);
  await second.stop();
  expect(livingEmbedded(path.join(folder, 'data'))).toBeUndefined();
  const third = await start();
  expect(await ask(third.connectionString, 'select figure from kept')).toEqual({ figure: 7 });
  expect(livingEmbedded(path.join(folder, 'data'))).toBe(third.connectionString);
});

test('after kill -9 it comes back at the same address', async () => {
  const server = await start();
  const before = server.pid;
  process.kill(before, 'SIGKILL');
  const until = Date.now() + 10_000;
  while (server.pid === before && Date.now() < until) await sleep(50);
  expect(server.pid).not.toBe(before);
  expect(await ask(server.connectionString, 'select 1 as one')).toEqual({ one: 1 });
});

test('a stale postmaster.pid whose number another program now has does no harm', async () => {
  const dataDir = path.join(folder, 'data');
  await (await start(dataDir)).stop();
  writeFileSync(
    path.join(dataDir, 'postgres/postmaster.pid'),
    `${process.pid}\n${dataDir}\n0\n5432\n/tmp/gone\n\n0\nready\n`,
  );
  const server = await start(dataDir);
  expect(server.pid).not.toBe(process.pid);
});

test('an interrupted initdb is repeated', async () => {
  const dataDir = path.join(folder, 'data');
  mkdirSync(path.join(dataDir, 'postgres.new/base'), { recursive: true });
  const server = await start(dataDir);
  expect(await ask(server.connectionString, 'select 1 as one')).toEqual({ one: 1 });
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
});

test('data of another version is refused', async () => {
  const dataDir = path.join(folder, 'data');
  await (await start(dataDir)).stop();
  writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '16\n');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(EmbeddedPostgresProblem);
  await expect(startEmbedded({ dataDir })).rejects.toThrow('made by PostgreSQL 16');
});

test('data without its password is refused', async () => {
  const dataDir = path.join(folder, 'data');
  await (await start(dataDir)).stop();
  rmSync(path.join(dataDir, 'postgres-password'));
  await expect(startEmbedded({ dataDir })).rejects.toThrow('The password of the database');
});

test('it runs on data under a folder that only its owner may enter', async () => {
  mkdirSync(path.join(folder, 'private'), { mode: 0o700 });
  const dataDir = path.join(folder, 'private/data');
  const server = await start(dataDir);
  await ask(server.connectionString, 'create table kept as select 7 as figure');
  await server.stop();
  expect(await ask((await start(dataDir)).connectionString, 'select figure from kept')).toEqual({ figure: 7 });
  await servers.at(-1)!.stop();
  if (process.getuid?.() === 0) rmSync(path.dirname(readlinkSync(path.join(dataDir, 'postgres'))), { recursive: true });
});

test('it runs on data under a long path', async () => {
  const { connectionString } = await start(path.join(folder, 'a-long-name-'.repeat(12)));
  expect(await ask(connectionString, 'select 1 as one')).toEqual({ one: 1 });
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
