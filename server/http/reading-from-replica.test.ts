import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { mostBehind, Replica } from '#server/database/replica.ts';
import { type ReplicatedPostgres, startReplicated } from '#server/database/testing/replica.ts';
import { accessTokens } from '#server/features/accounts/session/sessions.ts';
import { createRecruiter, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { log } from '#server/log.ts';
import { metricsText } from '#server/metrics.ts';
import { type DocumentServer, openDocumentServer } from '#server/pages/testing/document-server.ts';
import { graphqlRoutes } from './graphql.http.ts';
import { readFromReplica } from './reading-from-replica.ts';

let servers: ReplicatedPostgres;
let database: Database;
let replica: Replica;
let server: DocumentServer;
/** The clock does not move, so a slow machine never makes the replica too old. Each test starts a second later. */
let time = 0;
const now = () => time;

beforeAll(async () => {
  servers = await startReplicated();
  const { connectionString: primary } = servers.primary;
  await migrate(primary);
  database = connect(primary, 4);
  replica = new Replica({ connectionString: servers.connectionString, primary, size: 4, patience: 30, now });
  server = await openDocumentServer(
    { database, connectionString: primary },
    {
      now,
      async arrange(app) {
        readFromReplica(app, replica);
        await app.register(graphqlRoutes);
      },
    },
  );
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  await servers?.stop();
});
beforeEach(untilUsed);

/** Waits until the replica has everything written so far, and advances the clock by a second. */
async function untilUsed() {
  time += 1000;
  await expect.poll(() => replica.knownUpTo()).toBe(time);
}

/** Runs a test while the replica receives nothing. */
async function paused(run: () => Promise<void>) {
  await untilUsed();
  await servers.replay('pause');
  try {
    await run();
  } finally {
    await servers.replay('resume');
  }
}

const rename = (id: string, name: string) =>
  database.kysely.updateTable('recruiters').set({ name }).where('id', '=', id).execute();

type Headers = Readonly<Record<string, string>>;

async function send(query: string, variables: object = {}, headers: Headers = {}) {
  const answer = await server.app.inject({ method: 'POST', url: '/graphql/', headers, payload: { query, variables } });
  return { data: answer.json().data, cookie: String(answer.headers['set-cookie'] ?? '') };
}

/** A recruiter's name from the API. */
const nameOf = async (slug: string, headers?: Headers): Promise<string> =>
  (await send(`{ recruiter(slug: "${slug}") { name } }`, {}, headers)).data.recruiter.name;

const pageOf = async (slug: string) => (await server.get(`/recruiter/${slug}`)).body;

const told = async (metric: string) =>
  Number(new RegExp(`^${metric.replace(/[{}]/g, '\\$&')} (.*)$`, 'm').exec(await metricsText())?.[1]);

describe('a recent write', () => {
  test('may be missing for a stranger, but not for signed-in users or whoever made it', async () => {
    const { viewer, user, recruiter } = await createRecruiterWithLogin(database, { slug: 'ada', name: 'Ada Reyes' });
    const token = await accessTokens().sign({ ...user, roles: viewer.roles }, new Date());
    const signedIn = { authorization: `Bearer ${token}` };
    const save = `mutation ($input: SaveRecruiterProfileInput!) {
      saveRecruiterProfile(input: $input) { errors { message } profile { name } } }`;
    const input = {
      profileId: `RecruiterToEdit:${recruiter.id}`,
      expectedVersion: recruiter.version,
      name: 'Ada Reyes-Low',
    };
    await paused(async () => {
      const { data, cookie } = await send(save, { input }, signedIn);
      expect(data.saveRecruiterProfile).toEqual({ errors: [], profile: { name: 'Ada Reyes-Low' } });
      expect(cookie).toBe('plaudit_wrote=1; Path=/; Max-Age=11; HttpOnly; SameSite=Lax');
      expect(await nameOf('ada')).toBe('Ada Reyes');
      expect(await nameOf('ada', signedIn)).toBe('Ada Reyes-Low');
      expect(await nameOf('ada', { cookie: cookie.split(';', 1)[0]! })).toBe('Ada Reyes-Low');
    });
    await expect.poll(() => nameOf('ada')).toBe('Ada Reyes-Low');
  });

  test('is on an announced page, so no outdated page is kept', async () => {
    const [cal, dee] = [
      await createRecruiter(database, { slug: 'cal', name: 'Cal Ode' }),
      await createRecruiter(database, { slug: 'dee', name: 'Dee Ray' }),
    ];
    await paused(async () => {
      await Promise.all([rename(cal.id, 'Cal Odell'), rename(dee.id, 'Dee Rayner')]);
      await announce(`recruiter:${cal.id}`);
      expect(await pageOf('dee')).toContain('Dee Ray</h1>');
      expect(await pageOf('cal')).toContain('Cal Odell</h1>');
      await rename(cal.id, 'Nobody announced this');
      expect(await pageOf('cal')).toContain('Cal Odell</h1>');
    });
  });

  test('never makes a new page missing', async () => {
    await paused(async () => {
      await createRecruiter(database, { slug: 'eve', name: 'Eve Moss' });
      expect(await pageOf('eve')).toContain('Eve Moss</h1>');
    });
  });

  test('is seen by everybody when the replica lags too far behind', async () => {
    const { id } = await createRecruiter(database, { slug: 'fay', name: 'Fay Orr' });
    await paused(async () => {
      await rename(id, 'Fay Orrin');
      expect(await nameOf('fay')).toBe('Fay Orr');
      expect(await told('plaudit_replica_used')).toBe(1);
      time += mostBehind + 1;
      expect(await nameOf('fay')).toBe('Fay Orrin');
      expect(await told('plaudit_replica_used')).toBe(0);
      expect(await told('plaudit_replica_lag_seconds')).toBeCloseTo(10.001);
    });
  });
});

/** Raises a page's version and announces it. Resolves when this process has heard it. */
async function announce(subject: string) {
  const heard = vi.spyOn(server.kept, 'announce');
  await database.pool.query(`update recruiters set page_version = page_version + 1 where 'recruiter:' || id = $1`, [
    subject,
  ]);
  await database.pool.query(`select pg_notify('page_versions', $1)`, [JSON.stringify([subject])]);
  await expect.poll(() => heard.mock.calls.flat(2)).toContain(subject);
  heard.mockRestore();
}

test('a public read queries the replica as often as it would query the primary, and the primary never', async () => {
  await createRecruiter(database, { slug: 'gil', name: 'Gil Marsh' });
  await untilUsed();
  const [onReplica, onPrimary] = [vi.spyOn(replica.database.pool, 'query'), vi.spyOn(database.pool, 'query')];
  expect(await nameOf('gil')).toBe('Gil Marsh');
  expect((await server.get('/recruiter/gil')).statusCode).toBe(200);
  expect([onReplica.mock.calls.length, onPrimary.mock.calls.length]).toEqual([3, 0]);
  vi.restoreAllMocks();
});

test('the replica takes no writes, not even temporary tables', async () => {
  const write = replica.database.pool.query('create temp table mine (id int)');
  await expect(write).rejects.toMatchObject({ code: '25006' });
});

test('a replica that dies fails nobody, and is used again when it is back', async () => {
  await createRecruiter(database, { slug: 'hal', name: 'Hal Reed' });
  const readUntil = async (isUsed: boolean) => {
    for (;;) {
      expect(await nameOf('hal')).toBe('Hal Reed');
      expect((await server.get('/search?words=hal')).body).toContain('Hal Reed');
      if ((replica.knownUpTo() !== undefined) === isUsed) return;
    }
  };
  await untilUsed();
  const warned = vi.spyOn(log, 'warn');
  await servers.kill();
  await readUntil(false);
  await readUntil(false);
  await expect.poll(() => warned.mock.calls.length).toBe(1);
  await servers.revive();
  await readUntil(true);
  const before = await told('plaudit_replica_reads_total{outcome="answered"}');
  await nameOf('hal');
  expect(await told('plaudit_replica_reads_total{outcome="answered"}')).toBe(before + 1);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('a server that is not a replica of the primary is not used: another server, or a promoted one', async () => {
  const warned = vi.spyOn(log, 'warn');
  const whys = () => warned.mock.calls.map(([what]) => String((what as { err?: Error }).err));
  const { connectionString: primary } = servers.primary;
  const other = new Replica({ connectionString: primary, primary, size: 1, now });
  other.follow();
  await expect.poll(whys).toEqual([expect.stringContaining('a server that is no replica')]);
  expect(other.knownUpTo()).toBeUndefined();
  await other.stop();
  await servers.promote();
  await expect.poll(whys).toHaveLength(2);
  expect(replica.knownUpTo()).toBeUndefined();
  warned.mockRestore();
});
