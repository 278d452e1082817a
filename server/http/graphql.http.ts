import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';
import { publicError } from '#server/graphql/errors.ts';
import { executeKnown } from '#server/graphql/execute.ts';
import { isOwnOperation, knownOperation } from '#server/graphql/operations.ts';
import { usePlans } from '#server/graphql/read/yoga.ts';
import { atMostRootFields } from '#server/graphql/root-fields.ts';
import { schema } from '#server/graphql/schema.ts';
import { contextOf, viewerOfRequest } from './context.ts';

/** What a client may send, in a form or as JSON. Variables of a form are JSON text. */
interface Sent {
  id?: string;
  query?: string;
  variables?: Readonly<Record<string, unknown>>;
  operationName?: string;
}

/** `/graphql/`: forms with `query` and `variables`, JSON, and GET for queries. Our own operations take a short way. */
export async function graphqlRoutes(app: FastifyInstance): Promise<void> {
  const yoga = createYogaServer();
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql/',
    handler: async (request, reply) => {
      const viewer = await viewerOfRequest(request);
      reply.header('cache-control', 'no-store');
      if (!viewer) return reply.status(401).send({ code: 401, message: 'Your session has ended. Sign in again.' });
      const context = contextOf(request, viewer);
      const sent = request.method === 'POST' ? await readBody(request) : null;
      if (sent === undefined)
        return reply.status(400).send({ errors: [{ message: 'Send a query, as a form or as JSON.' }] });
      const document = sent && knownOperation({ id: sent.id, text: sent.query });
      if (!document) return byYoga(yoga, request, reply, context, sent);
      const text = await executeKnown(context, { document, variables: sent.variables ?? {} });
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
}

/** The body of a POST, or undefined where it is none of the forms that we take. */
async function readBody(request: FastifyRequest): Promise<Sent | undefined> {
  const body = request.isMultipart() ? await readForm(request) : request.body;
  if (typeof body !== 'object' || body === null) return undefined;
  const { variables, ...sent } = body as Sent & { variables?: unknown };
  if (typeof variables !== 'string') return body as Sent;
  try {
    return { ...sent, variables: JSON.parse(variables) };
  } catch {
    return undefined;
  }
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { files: 0, fields: 10, fieldSize: 1_000_000 } }))
    if (part.type === 'field') fields[part.fieldname] = part.value;
  return fields;
}

const fewRootFields: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(atMostRootFields(10)),
};

function createYogaServer() {
  return createYoga<Context>({
    schema,
    graphqlEndpoint: '/graphql/',
    landingPage: false,
    graphiql: env.PLAUDIT_ENV === 'local',
    logging: false,
    maskedErrors: {
      maskError: (error) => publicError(error instanceof GraphQLError ? error : new GraphQLError(String(error))),
    },
    plugins: [
      maxTokensPlugin({ n: 2000 }),
      maxDepthPlugin({ n: 14, ignoreIntrospection: true }),
      maxAliasesPlugin({ n: 60 }),
      fewRootFields,
      usePlans(plan, { isOwnOperation }),
    ],
  });
}

/** Answers in one piece with its length: given a stream, Fastify would send three. */
async function byYoga(
  yoga: ReturnType<typeof createYogaServer>,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  sent: Sent | null,
) {
  const response = await yoga.fetch(
    new URL(request.url, env.PLAUDIT_URL),
    {
      method: request.method,
      headers: { accept: request.headers.accept ?? 'application/json', 'content-type': 'application/json' },
      ...(sent && { body: JSON.stringify(sent) }),
    },
    context,
  );
  reply.status(response.status).type(response.headers.get('content-type') ?? 'application/json');
  return reply.send(await response.text());
}
