import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionLimits } from '#common/limits.ts';
import { recruiterUrl } from '#common/urls.ts';
import { connect } from '#server/database/database.ts';
import { createUser } from '#server/features/accounts/accounts.factories.ts';

import { violations } from '../crashes/books.ts';
import { goThrough } from '../crashes/journey.ts';
import { untilSettled } from '../crashes/settled.ts';
import { openClient } from '../running/client.ts';
import { addRecruiter, type RecruiterToTest } from '../running/people.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';
import { untilTrue } from '../running/until.ts';
import { hasTurn } from './in-turn.ts';

let plaudit: Plaudit;
let recruiter: RecruiterToTest;
const admin = { username: 'grace@staff.example', password: 'a long enough password' };

beforeAll(async () => {
  // Not `local`, where no balancer checks whether a process is ready.
  const environment = { PLAUDIT_ENV: 'dev', PLAUDIT_DEMO: '0' };
  plaudit = await startPlaudit({ webs: 2, workers: 2, balanced: true, environment });
  recruiter = await addRecruiter(plaudit.postgres.connectionString);
  const database = connect(plaudit.postgres.connectionString, 1);
  const { username: email, password } = admin;
  await createUser(database, { email, password, roles: ['ROLE_SUPER_ADMIN'] });
  await database.close();
});
afterAll(() => plaudit?.stop());

/** The address of one web process, bypassing the balancer. */
const web = (index: number) => plaudit.webs[index % 2]!.url;

interface Told {
  status: number;
  token?: string;
  refresh_token?: string;
  captcha?: boolean;
}

/** Posts a form, from a network of the test's own, so that no other tries are counted with it. */
async function post(origin: string, path: string, form: Readonly<Record<string, string>>, network: string) {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'x-forwarded-for': network },
  });
  return { status: response.status, ...((await response.json()) as object) } as Told;
}
const signIn = (origin: string, { username, password }: typeof admin, network = '192.0.2.7', captcha?: string) =>
  post(
    origin,
    '/login/login_check',
    { _username: username, _password: password, ...(captcha && { captcha }) },
    network,
  );
const refresh = (origin: string, { refresh_token = '' }: Told) =>
  post(origin, '/token/refresh', { refresh_token }, '192.0.2.7');

/** What the queries below select. */
interface Data {
  viewer: { id: string; name: string; roles: string[]; recruiterToEdit: { id: string; version: number } };
  changeRoles: { errors: unknown[] };
  deactivateUser: { errors: unknown[] };
  saveRecruiterProfile: { errors: unknown[]; profile: { photoUrl: string } };
}
interface Answered {
  status: number;
  data: Data;
}

async function send(origin: string, token: string | undefined, query: string, variables = {}): Promise<Answered> {
  const response = await fetch(`${origin}/graphql/`, {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: response.status, data: ((await response.json()) as { data: Data }).data };
}

async function solvedCaptcha(origin: string): Promise<string> {
  const challenge = await (await fetch(`${origin}/login/captcha?purpose=login`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe.runIf(hasTurn('balanced'))('what one web process learned, the other knows', () => {
  test('a session: started at one, refreshed at the other, ended at both when a used token comes again', async () => {
    const begun = await signIn(web(0), recruiter.credentials);
    const renewed = await refresh(web(1), begun);
    const again = await refresh(web(0), renewed);
    expect([begun.status, renewed.status, again.status]).toEqual([200, 200, 200]);
    expect((await send(web(1), again.token, '{ viewer { name } }')).data.viewer.name).toBeTruthy();
    expect((await refresh(web(1), begun)).status).toBe(401);
    expect((await refresh(web(0), again)).status).toBe(401);
    expect((await refresh(web(1), again)).status).toBe(401);
  });

  test('failed sign-ins, and used captchas', async () => {
    const network = '198.51.100.20';
    const { credentials } = await addRecruiter(plaudit.postgres.connectionString, 'forgetful');
    const wrong = { ...credentials, password: 'not the password at all' };
    const challenged: boolean[] = [];
    for (let tries = 0; tries < sessionLimits.captchaAfterFailures; tries += 1)
      challenged.push((await signIn(web(tries), wrong, network)).captcha ?? false);
    expect(challenged).toEqual(challenged.map((_, index) => index === challenged.length - 1));
    for (const index of [0, 1])
      expect(await signIn(web(index), credentials, network)).toMatchObject({ status: 401, captcha: true });
    const captcha = await solvedCaptcha(web(0));
    expect((await signIn(web(1), credentials, network, captcha)).status).toBe(200);
    for (const index of [0, 1]) expect((await signIn(web(index), credentials, network, captcha)).status).toBe(401);
  });

  test("a person's roles, and whether they may sign in at all", async () => {
    const person = await addRecruiter(plaudit.postgres.connectionString, 'leaving');
    const [{ token }, { token: adminToken }] = await Promise.all([
      signIn(web(0), person.credentials),
      signIn(web(0), admin),
    ]);
    const who = '{ viewer { id roles } }';
    const { viewer } = (await send(web(1), token, who)).data;
    expect((await send(web(0), token, who)).data.viewer).toEqual(viewer);
    const change = 'mutation ($input: ChangeRolesInput!) { changeRoles(input: $input) { errors { message } } }';
    const roles = ['ROLE_RECRUITER'];
    const changed = await send(web(0), adminToken, change, { input: { userId: viewer.id, roles } });
    expect(changed.data.changeRoles.errors).toEqual([]);
    for (const index of [1, 0]) expect((await send(web(index), token, who)).data.viewer.roles).toEqual(roles);
    const end = 'mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { errors { message } } }';
    const ended = await send(web(1), adminToken, end, { input: { userId: viewer.id } });
    expect(ended.data.deactivateUser.errors).toEqual([]);
    for (const index of [0, 1]) expect((await send(web(index), token, who)).status).toBe(401);
  });

  test('an uploaded picture', async () => {
    const { token } = await signIn(web(0), recruiter.credentials);
    const { viewer } = (await send(web(1), token, '{ viewer { recruiterToEdit { id version } } }')).data;
    const { id: profileId, version: expectedVersion } = viewer.recruiterToEdit;
    const query = `mutation ($input: SaveRecruiterProfileInput!) {
      saveRecruiterProfile(input: $input) { errors { message } profile { photoUrl } } }`;
    const form = new FormData();
    const input = { profileId, expectedVersion, photo: null, photoAlt: 'Robin' };
    form.append('operations', JSON.stringify({ query, variables: { input } }));
    form.append('map', '{"0":["variables.input.photo"]}');
    const square = sharp({ create: { width: 400, height: 400, channels: 3, background: '#2a6' } });
    form.append('0', new Blob([new Uint8Array(await square.png().toBuffer())]), 'robin.png');
    const sent = await fetch(`${web(0)}/graphql/`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    const { errors, profile } = ((await sent.json()) as Answered).data.saveRecruiterProfile;
    expect(errors).toEqual([]);
    const pictures = await Promise.all([0, 1].map((index) => fetch(new URL(profile.photoUrl, web(index)))));
    expect(pictures.map(({ status }) => status)).toEqual([200, 200]);
    expect(await pictures[1]!.bytes()).toEqual(await pictures[0]!.bytes());
  });
});

describe.runIf(hasTurn('balanced'))('a restart of a web process under load', () => {
  test('is announced to the balancer first, fails no request and loses nothing', async () => {
    const load = startLoad();
    try {
      await untilTrue('all kinds of requests have been answered', () => load.answers.size === load.kinds);
      const readiness = watchReadiness(web(0));
      plaudit.webs[0]!.process.renew();
      const journey = goThrough(balanced(), recruiter, 'restarted');
      await untilTrue('it has gone and come back', () => /gone.*,200$/.test(readiness.seen.join()), {
        within: 120_000,
      });
      await readiness.stop();
      expect(readiness.seen.join()).toContain('503,gone');
      const { said } = await journey;
      expect(Object.values(said).map(({ triesWithoutAnswer }) => triesWithoutAnswer)).toEqual([0, 0, 0]);
      await load.stop();
      expect(Object.fromEntries(load.answers)).toEqual(
        Object.fromEntries([...load.answers.keys()].map((kind) => [kind, ['200']])),
      );
      await untilSettled(plaudit);
      expect(await violations(plaudit, recruiter, [await journey])).toEqual([]);
    } finally {
      await load.stop();
    }
  }, 240_000);
});

describe.runIf(hasTurn('balanced'))('a worker that is killed and does not come back', () => {
  test('leaves its tasks to the other, which does each of them once', async () => {
    // One client sends all invitations, because sign-ins of a network are limited by the minute and there are as many
    // invitations as cores.
    const owner = openClient([plaudit.url], recruiter.credentials);
    const names = Array.from({ length: 4 * availableParallelism() }, (_, number) => `left-${number}`);
    const requestAll = () =>
      Promise.all(names.map((name) => goThrough(balanced(), recruiter, name, { until: 'invite', owner })));
    const journeys = await whileNoMailIsWritten(async () => {
      const challenged = await requestAll();
      await untilTrue('both workers have their hands full', async () => (await holders()) === 2);
      const [killed] = plaudit.workers;
      killed!.kill();
      await killed!.stop();
      return challenged;
    });
    await untilSettled(plaudit);
    expect(await violations(plaudit, recruiter, journeys)).toEqual([]);
  });
});

/** Blocks each task halfway, where it writes its email. */
async function whileNoMailIsWritten<T>(work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: plaudit.postgres.connectionString });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table mails in exclusive mode');
    return await work();
  } finally {
    // Ends its transaction, and so releases the lock.
    await holder.end();
  }
}

/** How many workers hold tasks. */
async function holders(): Promise<number> {
  const [row] = await plaudit.query<{ count: number }>(
    'select count(distinct locked_by)::int as count from graphile_worker._private_jobs where locked_at is not null',
  );
  return row!.count;
}

/** The same, but its clients know only the balancer. */
const balanced = (): Plaudit => ({ ...plaudit, webs: [{ ...plaudit.webs[0]!, url: plaudit.url }] });

/**
 * Sends typical requests through the balancer again and again. `answers`: the different answers to each kind of
 * request.
 */
function startLoad() {
  const answers = new Map<string, string[]>();
  let isStopped = false;
  let session: Promise<Told> = signIn(plaudit.url, recruiter.credentials);
  const kinds: Readonly<Record<string, () => Promise<string>>> = {
    'a kept page': () => statusOf(recruiterUrl(recruiter.slug)),
    'a page that is drawn': () => statusOf('/search?q=robin'),
    'a query': async () => String((await send(plaudit.url, (await session).token, '{ viewer { name } }')).status),
    'a session renewed': async () => {
      session = session.then((told) => refresh(plaudit.url, told));
      return String((await session).status);
    },
    'a sign-in': async () => String((await signIn(plaudit.url, recruiter.credentials, freshNetwork())).status),
  };
  const clients = Object.entries(kinds).map(async ([kind, request]) => {
    while (!isStopped) {
      const answer = await request().catch((error: Error) => `failed: ${error.cause ?? error.message}`);
      answers.set(kind, [...new Set([...(answers.get(kind) ?? []), answer])]);
      await sleep(20);
    }
  });
  return {
    answers,
    kinds: clients.length,
    stop: async () => {
      isStopped = true;
      await Promise.all(clients);
    },
  };
}

async function statusOf(path: string): Promise<string> {
  const response = await fetch(plaudit.url + path);
  await response.arrayBuffer();
  return String(response.status);
}

let networks = 0;
/** Sign-ins of a network are limited by the minute. */
const freshNetwork = () => `10.9.${Math.floor(networks / 250)}.${networks++ % 250}`;

/** The states of readiness that a process goes through, in order. */
function watchReadiness(origin: string) {
  const seen: string[] = [];
  let isStopped = false;
  const watch = async () => {
    while (!isStopped) {
      const state = await fetch(`${origin}/readyz`).then(
        ({ status }) => String(status),
        () => 'gone',
      );
      if (seen.at(-1) !== state) seen.push(state);
      await sleep(50);
    }
  };
  const watching = watch();
  return {
    seen,
    stop: () => {
      isStopped = true;
      return watching;
    },
  };
}
