import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { graphqlServer } from './testing/server.ts';

const { app } = await graphqlServer();
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const audits = serverAudits({ url: `${address}/graphql/` });

test('the GraphQL over HTTP suite has 61 audits', () => {
  expect(audits).toHaveLength(61);
});

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s: %s', async (_id, _name, audit) => {
  const result = await audit.fn();
  expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
});
