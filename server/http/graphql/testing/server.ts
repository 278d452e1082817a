import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { graphqlRoutes } from '../../graphql.http.ts';
import { refuseDeepBodies } from '../../nesting.ts';

/** `/graphql/` on the test file's own database, with the web server's limits. */
export async function graphqlServer() {
  const { database } = await testDatabase();
  const app: FastifyInstance = Fastify({ bodyLimit: 2_000_000 });
  app.decorate('database', database);
  refuseDeepBodies(app);
  await app.register(formbody, { bodyLimit: 100_000 });
  await app.register(graphqlRoutes);
  afterAll(() => app.close());
  return { app, database };
}

/** A form as a browser sends it. */
export async function encoded(form: FormData | URLSearchParams): Promise<{ type: string; payload: Buffer }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { type: request.headers.get('content-type')!, payload: Buffer.from(await request.arrayBuffer()) };
}

/** The code of the first error in a response. */
export const codeOf = (response: LightMyRequestResponse): string | undefined =>
  response.json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]?.extensions.code;
