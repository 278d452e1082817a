import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recruiterUrl } from '#common/urls.ts';
import { connect } from '#server/database/database.ts';
import { createDatabase } from '#server/database/testing/database.ts';
import { openClient } from './running/client.ts';
import { addRecruiter, type RecruiterToTest } from './running/people.ts';
import { freePorts } from './running/plaudit.ts';
import { untilTrue } from './running/until.ts';

let port: number;
let url: string;
let folder: string;
let database: Awaited<ReturnType<typeof createDatabase>>;
let recruiter: RecruiterToTest;
const processes: ChildProcess[] = [];
let said = '';

function run(role: 'web' | 'worker') {
  const child = spawn(process.execPath, ['server/main.ts', role], {
    env: {
      ...process.env,
      PORT: String(port),
      PLAUDIT_DATA_DIR: folder,
      DATABASE_URL: database.connectionString,
      PLAUDIT_DEMO: '0',
      LOG_LEVEL: 'trace',
      NODE_ENV: 'production',
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  processes.push(child);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plaudit-logs-'));
  [port] = (await freePorts(1)) as [number];
  url = `http://localhost:${port}`;
  database = await createDatabase();
  recruiter = await addRecruiter(database.connectionString);
  run('web');
  run('worker');
  await untilTrue('the web process answers', async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false);
});
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('logs identify each request, and hold no password, token or address', async () => {
  const { username, password } = recruiter.credentials;
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  await fetch(`${url}/login/login_check`, form({ _username: username, _password: 'my other password' }));
  const signedIn = await fetch(`${url}/login/login_check`, form({ _username: username, _password: password }));
  const requestId = signedIn.headers.get('x-request-id')!;
  const { token, refresh_token } = (await signedIn.json()) as { token: string; refresh_token: string };
  await fetch(`${url}/token/refresh`, form({ refresh_token }));
  await openClient([url], recruiter.credentials).mutate({
    name: 'createInvitations',
    in: 'results',
    rows: ['invitation'],
    input: {
      invitations: [
        {
          ...{ jobTitle: 'Lighthouse Keeper', jobType: 'permanent', startDate: '2026-10-05' },
          ...{ companyName: 'Umber Lights', candidateName: 'Gil Quillfeather', candidateEmail: 'gil@person.example' },
        },
      ],
      scheduledFor: new Date().toISOString(),
    },
  });
  const link = await mailedLink();
  await fetch(link);
  await fetch(`${url}/graphql/`, { headers: { authorization: `Bearer ${token}x` } });
  await untilTrue(
    'the requests are logged',
    () => said.includes(requestId) && said.includes('/review-invite/:ratingInviteId/:hash'),
  );

  const secrets = {
    ...{ password, wrong: 'my other password', token, refresh_token, linkToken: link.split('/').at(-1)! },
    ...{ username, recipient: 'gil@person.example' },
  };
  for (const [what, secret] of Object.entries(secrets)) expect(said.includes(secret), what).toBe(false);
});

test('pages that are rendered, kept or already known are logged and counted once each, by the pattern of their address', async () => {
  const page = `${url}${recruiterUrl(recruiter.slug)}`;
  const drawn = await fetch(page);
  const known = { 'if-none-match': drawn.headers.get('etag')! };
  const answers = [
    drawn,
    await fetch(page),
    await fetch(page, { method: 'HEAD' }),
    await fetch(page, { headers: known }),
  ];
  const ids = answers.map(({ headers }) => headers.get('x-request-id')!);
  await untilTrue('all are logged', () => ids.every((id) => said.includes(id)));
  const told = ids.map((id) =>
    said
      .split('\n')
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line))
      .map(({ method, route, status }) => `${method} ${route} ${status}`),
  );
  const route = '/recruiter/:slug/:modal?/:reviewId?/:tab?/:reviewTemplateId?';
  expect(told).toEqual([[`GET ${route} 200`], [`GET ${route} 200`], [`HEAD ${route} 200`], [`GET ${route} 304`]]);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const count = (method: string, status: number) =>
    metrics
      .split('\n')
      .find((line) =>
        [`_count{`, `method="${method}"`, `route="${route}"`, `status="${status}"`].every((part) =>
          line.includes(part),
        ),
      )
      ?.split(' ')
      .at(-1);
  expect([count('GET', 200), count('HEAD', 200), count('GET', 304)]).toEqual(['2', '1', '1']);
});

async function mailedLink(): Promise<string> {
  const { kysely, close } = connect(database.connectionString, 1);
  let link: string | undefined;
  await untilTrue('the ask is mailed', async () => {
    const mail = await kysely.selectFrom('mails').select('text').where('state', '=', 'sent').executeTakeFirst();
    link = /http\S+\/review-invite\/\S+/.exec(mail?.text ?? '')?.[0];
    return Boolean(link);
  });
  await close();
  return link!;
}
