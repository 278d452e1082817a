import { PassThrough } from 'node:stream';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { admitRequests } from './admission.ts';
import { answerWhatIsAtHand } from './at-hand.ts';
import { Places } from './places.ts';
import { wasRefused } from './refusing.ts';

let app: FastifyInstance;
/** Lets all pending requests finish. */
let goOn: () => void;
/** Called when the request with this number is admitted. */
const begun = new Map<unknown, () => void>();
const warn = vi.fn();
/** A fixed number. */
const places = (count: number) => new Places({ least: count, greatest: count, within: 1 });

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  goOn = resolve;
  warn.mockClear();
  app = Fastify();
  app.log.warn = warn;
  answerWhatIsAtHand(app);
  await admitRequests(app, { all: places(2), first: places(1), arriving: 100_000 });
  await app.register(multipart);
  const wait = async ({ headers }: FastifyRequest) => {
    begun.get(headers['x-number'])?.();
    await promise;
    return 'done';
  };
  for (const url of ['/page', '/login/login_check', '/readyz']) app.get(url, wait);
  const answerAtHand = (_request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack().raw.end('kept');
    return true;
  };
  app.get('/kept', { config: { answerAtHand } }, wait);
  app.get('/not-kept', { config: { answerAtHand: () => false } }, wait);
  app.post('/graphql/parts', async (request) => {
    for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer();
    return wait(request);
  });
  for (const url of ['/form', '/graphql/']) app.post(url, wait);
  app.post('/refused', async (_request, reply) => reply.status(400).send('not this one'));
  app.get('/wrong', async () => {
    throw new Error('wrong');
  });
});
afterEach(() => app.close());

/** Sends a request and returns as soon as anything is known: a status, or that it was admitted and waits. */
async function visit(request: string | InjectOptions): Promise<number | 'waits'> {
  const { headers, ...rest } = typeof request === 'string' ? { url: request } : request;
  const number = String(begun.size);
  const waits = new Promise<'waits'>((resolve) => begun.set(number, () => resolve('waits')));
  const answer = app.inject({ ...rest, headers: { ...headers, 'x-number': number } });
  return Promise.race([waits, answer.then(({ statusCode }) => statusCode)]);
}
/** The status once all requests were answered, or the status of a request refused in their place. */
const statusOf = async (url: string) => (await app.inject(url)).statusCode;

test('requests are answered while there is room; the next are told at once when to come back', async () => {
  expect([await visit('/page'), await visit('/page')]).toEqual(['waits', 'waits']);
  const refused = await app.inject('/page');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect(refused.json()).toMatchObject({ success: false, code: 503, errors: [{ extensions: { code: 'BUSY' } }] });
  goOn();
  await expect.poll(() => statusOf('/page')).toBe(200);
});

test('signing in works while everything else is full, and health checks are always answered', async () => {
  await Promise.all([visit('/page'), visit('/page')]);
  expect(await statusOf('/page')).toBe(503);
  expect(await visit('/login/login_check')).toBe('waits');
  expect(await statusOf('/login/login_check')).toBe(503);
  expect(await visit('/readyz')).toBe('waits');
  goOn();
});

test('a form that a person has written is admitted too; what a script sends is not', async () => {
  await Promise.all([visit('/page'), visit('/page')]);
  expect((await app.inject({ method: 'POST', url: '/graphql/' })).statusCode).toBe(503);
  expect(await visit({ method: 'POST', url: '/form' })).toBe('waits');
  expect((await app.inject({ method: 'POST', url: '/form' })).statusCode).toBe(503);
  goOn();
});

test('a reader of a page is told so by a page', async () => {
  await Promise.all([visit('/page'), visit('/page')]);
  const refused = await app.inject({ url: '/page', headers: { accept: 'text/html,*/*' } });
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(refused.body).toContain('Reload this page');
  goOn();
});

test('a request frees its place however it ends', async () => {
  for (let times = 0; times < 5; times += 1) {
    expect((await app.inject('/wrong')).statusCode).toBe(500);
    expect((await app.inject('/nowhere')).statusCode).toBe(404);
    expect((await app.inject(await parts('/refused'))).statusCode).toBe(400);
  }
  expect([await visit('/page'), await visit('/page')]).toEqual(['waits', 'waits']);
  expect(await statusOf('/page')).toBe(503);
  goOn();
});

test('a ready answer is sent however busy the process is', async () => {
  await Promise.all([visit('/page'), visit('/page')]);
  expect((await app.inject('/kept')).body).toBe('kept');
  expect([await statusOf('/not-kept'), await statusOf('/page')]).toEqual([503, 503]);
  goOn();
});

test('HEAD is refused without a body', async () => {
  await Promise.all([visit('/page'), visit('/page')]);
  const refused = await app.inject({ method: 'HEAD', url: '/page' });
  expect([refused.statusCode, refused.headers['retry-after'], refused.body]).toEqual([503, '5', '']);
  goOn();
});

test('nothing is read from a refused request', async () => {
  const read = vi.fn();
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => {
    read(body.length);
  });
  const sent = { method: 'POST', url: '/graphql/', headers: { 'content-type': 'text/plain' }, payload: 'x' } as const;
  expect(await visit(sent)).toBe('waits');
  expect(await visit(sent)).toBe('waits');
  expect(await visit(sent)).toBe(503);
  expect(read.mock.calls).toEqual([[1], [1]]);
  goOn();
});

test('a body that would exceed the bytes in flight is not read; a small body always may come', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const coming = vi.fn();
  app.addContentTypeParser('text/slow', async (_request: FastifyRequest, payload: NodeJS.ReadableStream) => {
    coming();
    await promise;
    payload.resume();
  });
  const bytes = (count: number): InjectOptions => ({
    method: 'POST',
    url: '/refused',
    headers: { 'content-type': 'text/slow' },
    payload: 'x'.repeat(count),
  });
  const first = app.inject(bytes(60_000));
  await expect.poll(() => coming.mock.calls.length).toBe(1);
  expect((await app.inject(bytes(60_000))).statusCode).toBe(503);
  const small = app.inject(bytes(10));
  await expect.poll(() => coming.mock.calls.length).toBe(2);
  resolve();
  expect([(await first).statusCode, (await small).statusCode]).toEqual([400, 400]);
  await expect.poll(async () => (await app.inject(bytes(60_000))).statusCode).toBe(400);
});

test('the log counts refused requests in one line, and records nothing else about them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const noted: boolean[] = [];
  app.addHook('onResponse', async (_request, reply) => void noted.push(wasRefused(reply)));
  await Promise.all([visit('/page'), visit('/page')]);
  for (let times = 0; times < 3; times += 1) await app.inject('/page');
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(warn.mock.calls).toEqual([[{ refused: 3 }, expect.any(String)]]);
  vi.advanceTimersByTime(100_000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(noted).toEqual([true, true, true]);
  goOn();
});

test('files take a place like everything else, and free it', async () => {
  expect([await visit(await parts('/graphql/parts')), await visit(await parts('/graphql/parts'))]).toEqual([
    'waits',
    'waits',
  ]);
  expect(await visit('/page')).toBe(503);
  goOn();
  await expect.poll(() => statusOf('/page')).toBe(200);
});

test('multipart forms that are buffered before they are handled take a place too', async () => {
  app.removeContentTypeParser('multipart/form-data');
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async () => null);
  expect([await visit(await parts('/graphql/')), await visit(await parts('/graphql/'))]).toEqual(['waits', 'waits']);
  expect(await visit('/page')).toBe(503);
  goOn();
});

test('a slow upload gives up its place, and gets one again once it is complete', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let come = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  app.post('/graphql/slow', async (request) => {
    begun.get(request.headers['x-number'])?.();
    for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer();
    come += 1;
    return promise;
  });
  const bodies = [new PassThrough(), new PassThrough()];
  const { payload, ...sent } = await parts('/graphql/slow');
  for (const body of bodies) {
    body.write(payload.subarray(0, 60));
    expect(await visit({ ...sent, payload: body })).toBe('waits');
  }
  expect(await visit('/page')).toBe(503);
  vi.advanceTimersByTime(1000);
  expect([await visit('/page'), await visit('/page')]).toEqual(['waits', 'waits']);
  goOn();
  for (const body of bodies) body.end(payload.subarray(60));
  await expect.poll(() => come).toBe(2);
  expect(await statusOf('/page')).toBe(503);
  resolve();
  await expect.poll(() => statusOf('/page')).toBe(200);
});

/** A form with a file. */
async function parts(url: string) {
  const form = new FormData();
  form.append('file', new Blob(['a file']), 'a.txt');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const headers = { 'content-type': request.headers.get('content-type')! };
  return { method: 'POST', url, headers, payload } as const;
}
