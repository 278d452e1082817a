import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import '../../index.ts';
import { webhookPauses } from '#common/surveys/webhooks.ts';
import { canBePublicHost, isPublicAddress } from '#integrations/core/network/addresses.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { stranger, system, type Viewer, viewerOf } from '#server/session/viewer.ts';
import { createAgency, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { followAnonymousResponses } from '../following/following.tasks.ts';
import { createCampaign, createRecipient, createSurvey, createWebhook } from '../surveys.factories.ts';
import { network, post } from './post.ts';
import { secretOf } from './signing.ts';
import { deliverWebhook } from './webhooks.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

interface Got {
  headers: http.IncomingHttpHeaders;
  body: string;
}
let got: Got[] = [];
let reply = { status: 200, text: 'ok' };
const receiver = http.createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    got.push({ headers: request.headers, body });
    if (reply.status === 101)
      return request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    response.writeHead(reply.status, { location: '/elsewhere' }).end(reply.text);
  });
});
let url = '';
const real = { ...network };

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `https://localhost:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => receiver.close());
beforeEach(() => {
  got = [];
  reply = { status: 200, text: 'ok' };
  Object.assign(network, {
    isAllowed: () => true,
    isAllowedHost: () => true,
    request: (to: URL, options: http.RequestOptions) =>
      http.request(new URL(to.href.replace('https:', 'http:')), { ...options, family: 4 }),
  });
});
afterEach(() => {
  Object.assign(network, real);
});

/** An agency with a campaign, its admin, and a webhook that takes every response. */
async function createPeople() {
  const agency = await createAgency(database, { plan: 'ultimate_team' });
  const { survey } = await createSurvey(database, { agency_id: agency.id });
  const campaign = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
  const { user } = await createRecruiterWithLogin(database, {
    agency_id: agency.id,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_ULTIMATE_TEAM'],
  });
  const webhook = await createWebhook(database, { agency_id: agency.id, url });
  return { agency, survey, campaign, admin: await viewerOf(database, user.id), user, webhook };
}
type People = Awaited<ReturnType<typeof createPeople>>;

async function answer({ campaign }: People, who: { token?: string; resume?: string }) {
  const answers: readonly (readonly [string, unknown, boolean])[] = [
    ['score', 9, false],
    ['reason', 'Quick answers', false],
    ['group', null, false],
    ['quote', true, true],
  ];
  for (const [questionId, value, finishes] of answers)
    await mutate(
      context(stranger),
      'answerSurvey',
      { campaignId: `Campaign:${campaign.id}`, ...who, questionId, answer: value, finishes },
      'clientMutationId',
    );
}

const invited = ({ agency, campaign }: People) =>
  createRecipient(database, { agency_id: agency.id, campaign_id: campaign.id, name: 'Casey Moss' });
const deliveriesOf = ({ webhook }: People) =>
  kysely.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', webhook.id).execute();
const attempt = (deliveryId: string, number: number, at = new Date()) =>
  deliverWebhook.run(context(system, at), { deliveryId, attempt: number });
const run = (viewer: Viewer, name: string, input: object, selection = 'webhook { id url isOn version newSecret }') =>
  mutate(context(viewer), name, input as Readonly<Record<string, unknown>>, selection);

test('a complete response arrives once, signed by the Standard Webhooks specification', async () => {
  const people = await createPeople();
  const { token, recipient } = await invited(people);
  await answer(people, { token });
  const [delivery, ...others] = await deliveriesOf(people);
  expect(others).toEqual([]);
  await attempt(delivery!.id, 1);
  await attempt(delivery!.id, 1);
  expect(got).toHaveLength(1);
  const { headers, body } = got[0]!;
  expect(headers['webhook-id']).toBe(`msg_${delivery!.id}`);
  const key = Buffer.from(secretOf(people.webhook).replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(JSON.parse(body)).toMatchObject({
    type: 'response.completed',
    data: {
      score: 9,
      group: 'promoter',
      mayQuote: true,
      person: { name: 'Casey Moss', email: recipient.email },
      answers: [
        { questionId: 'reason', question: 'What is the main reason for your score?', answer: 'Quick answers' },
        { questionId: 'quote', answer: 'Yes' },
      ],
    },
  });
  expect((await deliveriesOf(people))[0]).toMatchObject({
    state: 'delivered',
    attempts: 1,
    status: 200,
    excerpt: 'ok',
  });
});

test('an anonymous response is sent after midnight, without a person or a time', async () => {
  const people = await createPeople();
  await answer(people, { resume: 'b'.repeat(40) });
  expect(await deliveriesOf(people)).toEqual([]);
  const tomorrow = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T00:15:00Z`);
  await followAnonymousResponses.run(context(system, tomorrow), {});
  const [delivery] = await deliveriesOf(people);
  const { data, timestamp } = JSON.parse(delivery!.body);
  expect(timestamp).toBe(tomorrow.toISOString());
  expect(data).toMatchObject({ person: null, recruiter: null });
  expect(data.answeredOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(delivery!.created_at).toEqual(tomorrow);
});

test('nothing is sent while the plan has no surveys', async () => {
  const people = await createPeople();
  const { token } = await invited(people);
  await database.kysely.updateTable('agencies').set({ plan: 'free' }).where('id', '=', people.agency.id).execute();
  await answer(people, { token });
  expect(await deliveriesOf(people)).toEqual([]);
});

test('without "all responses", only those of workflows that send them arrive', async () => {
  const people = await createPeople();
  await kysely.updateTable('webhooks').set({ takes_all: false }).where('id', '=', people.webhook.id).execute();
  await answer(people, { token: (await invited(people)).token });
  expect(await deliveriesOf(people)).toEqual([]);
  await kysely
    .updateTable('workflows')
    .set({ sends_webhook: true })
    .where('survey_id', '=', people.survey.id)
    .execute();
  await answer(people, { token: (await invited(people)).token });
  expect(await deliveriesOf(people)).toHaveLength(1);
});

test('failures are tried again for a day, and a webhook that fails for days is turned off', async () => {
  const people = await createPeople();
  reply = { status: 500, text: 'Oh no' };
  await answer(people, { token: (await invited(people)).token });
  const { id } = (await deliveriesOf(people))[0]!;
  expect(webhookPauses.reduce((sum, pause) => sum + pause, 0)).toBe(86_400);
  let at = new Date();
  for (const [index, pause] of webhookPauses.entries()) {
    await attempt(id, index + 1, at);
    const [delivery] = await deliveriesOf(people);
    expect(delivery).toMatchObject({ state: 'waiting', attempts: index + 1, status: 500, excerpt: 'Oh no' });
    at = new Date(at.getTime() + pause * 1000);
    expect(delivery!.next_at).toEqual(at);
  }
  await attempt(id, webhookPauses.length + 1, at);
  expect((await deliveriesOf(people))[0]).toMatchObject({ state: 'failed', next_at: null });
  const isOn = async () =>
    (await kysely.selectFrom('webhooks').select('is_on').where('id', '=', people.webhook.id).executeTakeFirstOrThrow())
      .is_on;
  expect(await isOn()).toBe(true);
  await run(people.admin, 'redeliverWebhook', { deliveryId: `WebhookDelivery:${id}` });
  const later = new Date(at.getTime() + 3 * 86_400_000);
  for (let number = 1; number <= webhookPauses.length + 1; number++) await attempt(id, number, later);
  expect(await isOn()).toBe(false);
  const notices = await kysely
    .selectFrom('notices')
    .select(['kind', 'about'])
    .where('user_id', '=', people.user.id)
    .execute();
  expect(notices.filter(({ kind }) => kind === 'webhookStopped')).toEqual([
    { kind: 'webhookStopped', about: 'localhost' },
  ]);
  expect(codes(await run(people.admin, 'redeliverWebhook', { deliveryId: `WebhookDelivery:${id}` }))).toEqual(['OFF']);
});

test('a redirect is not followed', async () => {
  const people = await createPeople();
  reply = { status: 302, text: '' };
  await answer(people, { token: (await invited(people)).token });
  const { id } = (await deliveriesOf(people))[0]!;
  await attempt(id, 1);
  expect(got).toHaveLength(1);
  expect((await deliveriesOf(people))[0]).toMatchObject({ state: 'waiting', status: 302 });
});

test('a connection that ends without a response is a failure', async () => {
  reply = { status: 101, text: '' };
  expect(await post(url, {}, '{}')).toMatchObject({
    status: null,
    problem: 'The connection ended without a response.',
  });
});

test('a name that resolves to this machine is refused in the connection itself', async () => {
  network.isAllowed = real.isAllowed;
  expect(await post(url, {}, '{}')).toEqual({
    status: null,
    excerpt: null,
    problem: 'The address is on a private network.',
  });
  network.isAllowedHost = real.isAllowedHost;
  expect((await post(url.replace('localhost', '127.0.0.1'), {}, '{}')).problem).toBe(
    'The address is on a private network.',
  );
  expect(got).toEqual([]);
});

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.100.200', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
])('whether %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  ['https://localhost/', false],
  ['https://hooks.localhost/', false],
  ['https://printer/', false],
  ['https://db.internal/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:a9fe:a9fe]/', false],
  ['https://hooks.example/', true],
])('whether %s can be saved: %s', (address, isPublic) => {
  expect(canBePublicHost(new URL(address).hostname)).toBe(isPublic);
});

test('an address is saved only if it is https and can be public', async () => {
  Object.assign(network, real);
  const { admin } = await createPeople();
  const create = (address: string) => run(admin, 'createWebhook', { url: address, takesAll: true });
  expect((await create('http://hooks.example/')).errors).toMatchObject([{ code: 'invalid', field: 'url' }]);
  expect((await create('https://me:secret@hooks.example/')).errors).toMatchObject([{ code: 'invalid', field: 'url' }]);
  expect((await create('https://192.168.0.1/')).errors).toMatchObject([{ code: 'PRIVATE', field: 'url' }]);
  expect((await create('https://hooks.example/plaudit')).errors).toEqual([]);
});

test('a secret is shown to its maker for some minutes, and the old one signs for a day', async () => {
  const people = await createPeople();
  const created = await run(people.admin, 'createWebhook', { url, takesAll: true });
  const { id, newSecret } = created.webhook as unknown as { id: string; newSecret: string };
  expect(newSecret).toMatch(/^whsec_[\w+/]{43}=$/);
  const later = await mutate(
    context(people.admin, new Date(Date.now() + 11 * 60_000)),
    'saveWebhook',
    { webhookId: id, expectedVersion: 1, takesAll: false },
    'webhook { newSecret }',
  );
  expect(later).toMatchObject({ webhook: { newSecret: null } });
  const renewed = await run(people.admin, 'renewWebhookSecret', { webhookId: id, expectedVersion: 2 });
  expect(renewed).toMatchObject({ webhook: { version: 3 } });
  expect((renewed.webhook as unknown as { newSecret: string }).newSecret).not.toBe(newSecret);
  await run(people.admin, 'testWebhook', { webhookId: id });
  const { id: delivery } = await kysely
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', id.slice('Webhook:'.length))
    .executeTakeFirstOrThrow();
  await attempt(delivery, 1);
  expect(String(got[0]!.headers['webhook-signature']).split(' ')).toHaveLength(2);
});

test('a test event is tried once, also while the webhook is off', async () => {
  const people = await createPeople();
  const webhookId = `Webhook:${people.webhook.id}`;
  expect(await run(people.admin, 'saveWebhook', { webhookId, expectedVersion: 1, isOn: false })).toMatchObject({
    webhook: { isOn: false },
  });
  reply = { status: 503, text: '' };
  await run(people.admin, 'testWebhook', { webhookId });
  const [delivery] = await deliveriesOf(people);
  await attempt(delivery!.id, 1);
  expect(got.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
  expect((await deliveriesOf(people))[0]).toMatchObject({ state: 'failed', status: 503 });
});

test("only the agency's admins change webhooks, at most five", async () => {
  const people = await createPeople();
  const { user } = await createRecruiterWithLogin(database, {
    agency_id: people.agency.id,
    roles: ['ROLE_RECRUITER', 'ROLE_ULTIMATE_TEAM'],
  });
  const recruiter = await viewerOf(database, user.id);
  const webhookId = `Webhook:${people.webhook.id}`;
  expect(codes(await run(recruiter, 'createWebhook', { url, takesAll: true }))).toEqual(['FORBIDDEN']);
  expect(codes(await run(recruiter, 'testWebhook', { webhookId }))).toEqual(['NOT_FOUND']);
  expect(codes(await run((await createPeople()).admin, 'testWebhook', { webhookId }))).toEqual(['NOT_FOUND']);
  for (let count = 2; count <= 5; count++)
    expect((await run(people.admin, 'createWebhook', { url, takesAll: true })).errors).toEqual([]);
  expect(codes(await run(people.admin, 'createWebhook', { url, takesAll: true }))).toEqual(['LIMIT']);
  expect(await run(people.admin, 'deleteWebhook', { webhookId }, 'deletedWebhookId')).toMatchObject({
    deletedWebhookId: webhookId,
  });
});
