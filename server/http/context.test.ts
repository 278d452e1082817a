import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { contextOf } from './context.ts';

test('the network of a request stays known after its sender has gone, also in a copy', () => {
  const request = { id: 'one', ip: '203.0.113.7', headers: {}, server: {} };
  const context = contextOf(request as unknown as FastifyRequest);
  Object.assign(request, { ip: undefined });
  expect(context.network).toBe('203.0.113.7');
  expect({ ...context }).toMatchObject({ network: '203.0.113.7', isRobot: true });
  expect(contextOf(request as unknown as FastifyRequest).network).toBe('');
});
