import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { sessionApp } from '../testing/session-app.ts';

const { database } = await testDatabase();
const { app, post } = await sessionApp(database, { limits: true });
app.get('/page', async () => 'a page');
afterAll(() => app.close());

/** For each limited route, how often one network may call it, and a cheap call. */
const limits = [
  ['/login/login_check', 120],
  ['/login/token', 60],
  ['/login/reset_password', 30],
  ['/login/new_password', 30],
] as const;

describe.each(limits)('%s', (url, max) => {
  test(`answers one network ${max} times, then says when to retry, and answers others`, async () => {
    const codes = [];
    for (let call = 0; call <= max; call++) codes.push((await post(url, {}, { from: '203.0.113.7' })).statusCode);
    expect(codes.slice(0, -1)).not.toContain(429);
    expect(codes.at(-1)).toBe(429);
    const refused = await post(url, {}, { from: '203.0.113.7' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('Too many requests from your network') });
    expect((await post(url, {}, { from: '203.0.113.8' })).statusCode).not.toBe(429);
  });
});

test('an IPv6 network is limited as a whole', async () => {
  for (let call = 0; call < 60; call++)
    await app.inject({ url: '/login/captcha', remoteAddress: `2001:db8:0:1::${call.toString(16)}` });
  expect((await app.inject({ url: '/login/captcha', remoteAddress: '2001:db8:0:1::ffff' })).statusCode).toBe(429);
  expect((await app.inject({ url: '/login/captcha', remoteAddress: '2001:db8:0:2::1' })).statusCode).toBe(200);
});

test('a route without a limit has no hook for it', async () => {
  for (let call = 0; call < 100; call++)
    expect((await app.inject({ url: '/page', remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
  const { headers } = await app.inject({ url: '/page', remoteAddress: '203.0.113.7' });
  expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
});
