import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PublicReads } from '#server/database/public-reads.ts';
import { admitRequests } from './admission.ts';
import { answerWhole, say, sayWithEveryAnswer } from './every-answer.ts';
import { Places } from './places.ts';

const body = '{"said":"naïve"}';
const headers = ['cache-control', 'no-store', 'content-type', 'application/json; charset=utf-8'];
const length = ['content-length', String(Buffer.byteLength(body))];
const places = (count: number) => new Places({ least: count, greatest: count, within: 1 });

let app: FastifyInstance;
let hasWritten: boolean;

beforeEach(async () => {
  hasWritten = false;
  app = Fastify({ genReqId: () => 'one' });
  await admitRequests(app, { all: places(1), first: places(1), arriving: 100_000 });
  sayWithEveryAnswer(app);
  app.decorateRequest('publicReads');
  app.addHook('onRequest', async (request) => {
    request.publicReads = { hasWritten } as PublicReads;
  });
  const route = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.route({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler });
  route('/hooks', (_request, reply) => say(reply.status(201), headers).send(body));
  route('/whole', (request, reply) =>
    answerWhole(request, reply, { status: 201, headers: [...headers, ...length], body }),
  );
});
afterEach(() => app.close());

/** Status, headers and body of a response, without its date. */
const answered = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode, headers: told, body: sent } = await app.inject({ method, url });
  const { date, ...said } = told;
  expect(date).toBeDefined();
  return { statusCode, said, body: sent };
};

test('a direct response says everything the hooks would say', async () => {
  for (hasWritten of [false, true]) {
    const whole = await answered('/whole');
    expect(whole).toEqual(await answered('/hooks'));
    expect(whole.said).toMatchObject({ 'x-request-id': 'one', 'x-content-type-options': 'nosniff' });
    expect(whole.said['set-cookie']).toEqual(hasWritten ? expect.stringContaining('plaudit_wrote=1') : undefined);
  }
});

test('HEAD gets the same without a body', async () => {
  const [whole, head] = [await answered('/whole'), await answered('/whole', 'HEAD')];
  expect(head).toEqual({ ...whole, body: '' });
});

test('both free their place', async () => {
  for (let times = 0; times < 3; times += 1)
    for (const url of ['/whole', '/hooks']) expect((await answered(url)).statusCode).toBe(201);
});

test('both send the connection header that Fastify sends while it closes', async () => {
  app.addHook('onRequest', async (_request, reply) => void reply.raw.setHeader('connection', 'close'));
  const whole = await answered('/whole');
  expect(whole).toEqual(await answered('/hooks'));
  expect(whole.said.connection).toBe('close');
});
