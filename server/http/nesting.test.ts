import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { deepestSent, mustBeShallow, refuseDeepBodies, TooDeep } from './nesting.ts';

const lists = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
const objects = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as unknown;

test.each([lists, objects])('%s may be nested to the limit, and no deeper', (nested) => {
  const most = nested(deepestSent);
  expect(mustBeShallow(most)).toBe(most);
  for (const levels of [deepestSent + 1, 4000, 200_000])
    expect(() => mustBeShallow({ a: [1, nested(levels)] })).toThrow(TooDeep);
});

test('texts, bytes, numbers and nothing have no depth', () => {
  for (const value of ['[[[[', Buffer.alloc(100), 5, null, undefined]) expect(mustBeShallow(value)).toBe(value);
});

test('no route sees a body that is nested too deeply', async () => {
  const app = Fastify();
  refuseDeepBodies(app);
  app.register(async (routes) => routes.post('/anything', async () => 'seen'));
  const sent = async (levels: number) =>
    (await app.inject({ method: 'POST', url: '/anything', payload: { a: lists(levels) } })).statusCode;
  expect([await sent(4000), await sent(3)]).toEqual([400, 200]);
  await app.close();
});
