import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { serverAudits } from 'graphql-http';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { graphqlRoutes } from '../graphql.http.ts';

const { database } = await testDatabase();
const app = Fastify();
app.decorate('database', database);
await app.register(multipart);
await app.register(graphqlRoutes);
afterAll(() => app.close());
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const audits = serverAudits({ url: `${address}/graphql/` });

test('the suite of GraphQL over HTTP has 61 audits', () => {
  expect(audits).toHaveLength(61);
});

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s: %s', async (_id, _name, audit) => {
  const result = await audit.fn();
  expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
});
