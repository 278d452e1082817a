import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { healthRoutes, type Readiness } from './health.http.ts';

const { database } = await testDatabase();
const readiness: Readiness = { isStopping: false };
const app = Fastify({ trustProxy: (_address, hop) => hop < 1 });
app.decorate('database', database);
await app.register(healthRoutes, { readiness, isBehindProxy: false });
afterAll(() => app.close());
beforeEach(() => {
  readiness.isStopping = false;
});

const statusOf = async (url: string, from: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  (await app.inject({ url, ...from })).statusCode;

describe('monitoring', () => {
  test('sees that the process is alive and ready', async () => {
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
  });

  test('sees it as alive but not ready while it is stopping', async () => {
    readiness.isStopping = true;
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
  });

  test('reads the figures on the machine itself, not from outside and not through a proxy', async () => {
    const { body, statusCode } = await app.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(body).toContain('plaudit_http_request_seconds');
    expect(await statusOf('/metrics', { remoteAddress: '203.0.113.9' })).toBe(404);
    expect(await statusOf('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  });

  test('reads the figures through a proxy, even one that hides the client, only with the token', async () => {
    const behind = Fastify();
    behind.decorate('database', database);
    const metricsToken = 'one-that-nobody-can-guess-1';
    await behind.register(healthRoutes, { readiness, isBehindProxy: true, metricsToken });
    const statusFor = async (authorization?: string) =>
      (await behind.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } })).statusCode;
    expect(await statusFor()).toBe(404);
    expect(await statusFor('Bearer one-that-nobody-can-guess-2')).toBe(404);
    expect(await statusFor('Bearer undefined')).toBe(404);
    expect(await statusFor(`Bearer ${metricsToken}`)).toBe(200);
    expect((await behind.inject('/healthz')).statusCode).toBe(200);
    await behind.close();
  });
});
