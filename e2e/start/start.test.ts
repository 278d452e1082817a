import { once } from 'node:events';
import { lstatSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sample } from '#server/testing/tiers.ts';
import { untilTrue } from '../running/until.ts';
import { type Clone, cloneProject, freePort, type Run } from './clone.ts';
import { childOf, processesOf } from './processes.ts';

/** Each test takes seconds, so each commit runs only some of them. */
const inTurn = sample(
  ['second', 'killed', 'left behind', 'long path', 'private folder', 'taken port', 'other data', 'admin'],
  2,
  'start',
);
const clones: Clone[] = [];

function aClone(options?: Parameters<typeof cloneProject>[0]): Clone {
  const clone = cloneProject(options);
  clones.push(clone);
  return clone;
}

afterEach(async () => {
  for (const clone of clones.splice(0)) await clone.remove();
});

async function started(clone: Clone, settings: Record<string, string> = {}): Promise<Run & { url: string }> {
  const PORT = settings.PORT ?? (await freePort());
  const run = clone.run('bin/start', { PORT, ...settings });
  const url = `http://localhost:${PORT}`;
  await run.says(`Plaudit is ready at ${url}`);
  return { ...run, url };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  return response?.status === 200;
}

const postgresOf = (clone: Clone) =>
  processesOf(clone.folder).find(({ command }) => command.includes('bin/postgres -D'))?.pid;

test('bin/start prints the address and the demo accounts when it is ready, and Ctrl-C stops all it started', async () => {
  const clone = aClone();
  const run = await started(clone, { PLAUDIT_DEMO: '1' });
  await run.says('ultimate_team@demo.example');
  await run.says('plaudit-demo-2026');
  expect(await isReady(run.url)).toBe(true);
  process.kill(run.pid, 'SIGINT');
  expect(await run.ended).toBe(0);
  expect(processesOf(clone.folder)).toEqual([]);
  expect(await isReady(run.url)).toBe(false);
});

test.runIf(inTurn.includes('second'))(
  'a second start in one folder says that the first is running; one with other data runs beside it',
  async () => {
    const clone = aClone();
    const first = await started(clone);
    const second = clone.run('bin/start', { PORT: await freePort() });
    expect(await second.ended).toBe(1);
    expect(second.said()).toBe(
      `Plaudit is already running on ${clone.folder}/.data (process ${first.pid}, ${first.url}): stop it first, or start a second one with another PORT and PLAUDIT_DATA_DIR.\n`,
    );
    const beside = await started(clone, { PLAUDIT_DATA_DIR: 'other-data' });
    expect(await isReady(first.url)).toBe(true);
    expect(await isReady(beside.url)).toBe(true);
    process.kill(beside.pid, 'SIGTERM');
    expect(await beside.ended).toBe(0);
    expect(await isReady(first.url)).toBe(true);
  },
);

test.runIf(inTurn.includes('killed'))(
  'killed processes come back: web in 2 s, Postgres in 10 s, the worker',
  async () => {
    const clone = aClone();
    const run = await started(clone);
    const web = childOf(run.pid, 'web');
    const worker = childOf(run.pid, 'worker');
    process.kill(worker, 'SIGKILL');
    process.kill(web, 'SIGKILL');
    const webBack = await untilTrue(
      'web is back',
      async () => childIsNew(run.pid, 'web', web) && (await isReady(run.url)),
    );
    expect(webBack).toBeLessThan(2000 * slack);
    await untilTrue('the worker is back', () => childIsNew(run.pid, 'worker', worker), { within: 10_000 });
    const postgres = postgresOf(clone)!;
    process.kill(postgres, 'SIGKILL');
    const postgresBack = await untilTrue(
      'Postgres is back',
      async () => postgresOf(clone) !== postgres && (await isReady(run.url)),
    );
    expect(postgresBack).toBeLessThan(10_000);
  },
);

/** The goals are for a machine with nothing else to do. */
const slack = 2;

function childIsNew(supervisor: number, role: string, before: number): boolean {
  try {
    return childOf(supervisor, role) !== before;
  } catch {
    return false;
  }
}

test.runIf(inTurn.includes('left behind'))(
  'after kill -9 of bin/start only Postgres is left, and the next start adopts it',
  async () => {
    const clone = aClone();
    const PORT = await freePort();
    const run = await started(clone, { PORT });
    const postgres = postgresOf(clone)!;
    process.kill(run.pid, 'SIGKILL');
    await run.ended;
    const again = await started(clone, { PORT });
    expect(postgresOf(clone)).toBe(postgres);
    expect(await isReady(again.url)).toBe(true);
    expect(processesOf(clone.folder).filter(({ command }) => command.endsWith('main.ts web'))).toHaveLength(1);
    process.kill(again.pid, 'SIGINT');
    expect(await again.ended).toBe(0);
    expect(processesOf(clone.folder)).toEqual([]);
  },
);

test.runIf(inTurn.includes('long path'))('it starts under a path of 150 characters', async () => {
  const clone = aClone({ below: `${'a-folder-with-a-name-of-forty-characters/'.repeat(3)}and-one-more` });
  expect(clone.folder.length).toBeGreaterThan(150);
  const run = await started(clone);
  expect(await isReady(run.url)).toBe(true);
});

test.runIf(inTurn.includes('private folder'))(
  'it starts under a folder that only its owner may enter, again and again',
  async () => {
    const clone = aClone({ below: 'private', mode: 0o700, ownPackages: true });
    for (const _ of [1, 2]) {
      const run = await started(clone);
      expect(await isReady(run.url)).toBe(true);
      process.kill(run.pid, 'SIGINT');
      expect(await run.ended).toBe(0);
    }
    const isOutside = lstatSync(path.join(clone.folder, '.data/postgres')).isSymbolicLink();
    expect(isOutside).toBe(process.getuid?.() === 0);
  },
);

test('an invalid setting stops the start with a sentence that names it', async () => {
  const clone = aClone();
  const sentences = {
    'The setting PORT must be': { PORT: 'many' },
    'The setting PLAUDIT_SECRET must hold a secret of your own in production': {
      PLAUDIT_URL: 'https://plaudit.example',
    },
    'The setting PLAUDIT_DATA_DIR must name a folder': { PLAUDIT_DATA_DIR: 'package.json' },
    'The setting PLAUDIT_FEATURES must name features': { PLAUDIT_FEATURES: '+nothing' },
    'The database that DATABASE_URL names cannot be reached': {
      PORT: await freePort(),
      DATABASE_URL: `postgresql://somebody@127.0.0.1:${await freePort()}/plaudit`,
    },
  };
  for (const [sentence, settings] of Object.entries(sentences)) {
    const run = clone.run('bin/start', settings);
    expect(await run.ended).toBe(1);
    expect(run.said()).toContain(sentence);
    expect(run.said()).not.toContain('    at ');
  }
});

test.runIf(inTurn.includes('taken port'))('a port in use stops the start with a sentence that names it', async () => {
  const clone = aClone();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const PORT = String((server.address() as { port: number }).port);
  const run = clone.run('bin/start', { PORT });
  expect(await run.ended).toBe(1);
  server.close();
  expect(run.said()).toContain(`The port ${PORT} is taken by another program`);
});

test.runIf(inTurn.includes('other data'))(
  'data of another PostgreSQL is refused with a sentence and left untouched',
  async () => {
    const clone = aClone();
    const run = await started(clone);
    process.kill(run.pid, 'SIGINT');
    await run.ended;
    const version = path.join(clone.folder, '.data/postgres/PG_VERSION');
    writeFileSync(version, '17\n');
    const refused = clone.run('bin/start', { PORT: await freePort() });
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toContain('was made by PostgreSQL 17, and the packaged one is 18');
  },
);

test.runIf(inTurn.includes('admin'))(
  'bin/admin creates a super admin who can sign in, whether Plaudit is running or not',
  async () => {
    const clone = aClone();
    const password = 'a long enough password';
    const before = clone.run('bin/admin create first@plaudit.example', {}, `${password}\n`);
    expect(await before.ended).toBe(0);
    const run = await started(clone);
    const during = clone.run('bin/admin create second@plaudit.example', {}, `${password}\n`);
    expect(await during.ended).toBe(0);
    for (const name of ['first', 'second']) {
      const response = await fetch(`${run.url}/login/login_check`, {
        method: 'POST',
        body: new URLSearchParams({ _username: `${name}@plaudit.example`, _password: password }),
      });
      expect(response.status).toBe(200);
    }
    const again = clone.run('bin/admin create second@plaudit.example', {}, `${password}\n`);
    expect(await again.ended).toBe(1);
    expect(again.said()).toBe("There's already an account for second@plaudit.example.\n");
  },
);
