import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { executeKnown } from '#server/graphql/execute.ts';
import { limits } from '#server/graphql/limits.ts';
import { knownOperation } from '#server/graphql/operations.ts';
import { log } from '#server/log.ts';
import { dropUploads } from '#server/storage/drop-uploads.ts';
import type { KeptUpload } from '#server/storage/kept-upload.ts';
import { contextOf, viewerOfRequest } from './context.ts';
import type { Sent } from './graphql/fields.ts';
import { RequestRefusal, refusalBody, refusalOf } from './graphql/refusal.ts';
import { readSent } from './graphql/sent.ts';
import { createYogaServer } from './graphql/yoga.ts';

interface Answer {
  status: number;
  type: string;
  text: string;
}

/**
 * `/graphql/`: forms with `query` and `variables`, forms with files, JSON, and GET for queries. Our own operations take
 * a short way; who asks is told by a header alone, so that no form of another site acts in anybody's name.
 */
export async function graphqlRoutes(app: FastifyInstance): Promise<void> {
  const yoga = createYogaServer();
  app.setErrorHandler((error: Error, request, reply) => refuse(error, request, reply));
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql/',
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const viewer = await viewerOfRequest(request);
      if (!viewer) return reply.status(401).send(signedOut);
      const { status, type, text } = await answerOf(yoga, request, contextOf(request, viewer));
      return reply.status(status).type(type).send(text);
    },
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql/',
    handler: async (_request, reply) => {
      reply.header('allow', 'GET, POST');
      throw new RequestRefusal(405, 'METHOD_NOT_ALLOWED', 'Ask by GET or POST.');
    },
  });
}

const signedOut = refusalBody(new RequestRefusal(401, 'UNAUTHENTICATED', 'Your session has ended. Sign in again.'));

/** Files that came with the request and that nothing was attached to are gone before it is answered. */
async function answerOf(yoga: Yoga, request: FastifyRequest, context: Context): Promise<Answer> {
  const kept: KeptUpload[] = [];
  try {
    const sent = await readSent(request, context, kept);
    const known = knownOperation({ id: sent.id, text: sent.query });
    return known ? await byShortWay(request, context, sent, known) : await byYoga(yoga, request, context, sent);
  } finally {
    await dropUploads(
      context,
      kept.map(({ id }) => id),
    );
  }
}

async function byShortWay(
  request: FastifyRequest,
  context: Context,
  { variables }: Sent,
  document: NonNullable<ReturnType<typeof knownOperation>>,
): Promise<Answer> {
  if (request.method === 'GET' && getOperationAST(document)?.operation !== OperationTypeNode.QUERY)
    throw new RequestRefusal(405, 'METHOD_NOT_ALLOWED', 'Mutations are sent by POST.');
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
    throw new RequestRefusal(400, 'BAD_REQUEST', 'Variables are an object.');
  const { text, hasRun } = await executeKnown(context, { document, variables: (variables ?? {}) as Variables });
  const type = answerType(request);
  return { status: hasRun || type === plain ? 200 : 400, type, text };
}

type Variables = Readonly<Record<string, unknown>>;
type Yoga = ReturnType<typeof createYogaServer>;

/** Answers in one piece with its length: given a stream, Fastify would send three. */
async function byYoga(yoga: Yoga, request: FastifyRequest, context: Context, { id, ...sent }: Sent): Promise<Answer> {
  if (id != null && !sent.query)
    throw new RequestRefusal(400, 'OPERATION_UNKNOWN', 'We do not know this operation. Send its text.');
  if (typeof sent.query === 'string' && sent.query.length > limits.characters)
    throw new RequestRefusal(400, 'TOO_LONG', `Send at most ${limits.characters} characters of GraphQL.`);
  const response = await yoga.fetch(
    new URL(request.url, env.PLAUDIT_URL),
    {
      method: request.method,
      headers: { accept: request.headers.accept ?? 'application/json', 'content-type': 'application/json' },
      ...(request.method === 'POST' && { body: '{}' }),
    },
    { ...context, sent },
  );
  const type = response.headers.get('content-type') ?? plain;
  return { status: response.status, type, text: await response.text() };
}

const plain = 'application/json; charset=utf-8';
const strict = 'application/graphql-response+json; charset=utf-8';

/** The type of an answer that Yoga does not choose: the first of the two that the client names. */
function answerType({ headers: { accept = '' } }: FastifyRequest): string {
  const [first] = /application\/(graphql-response\+)?json/.exec(accept) ?? [];
  return first === 'application/graphql-response+json' ? strict : plain;
}

function refuse(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (!refusal) log.error({ err: error, requestId: request.id }, 'A request failed');
  if (refusal?.statusCode === 503) reply.header('retry-after', '30');
  const answer = refusal ?? new RequestRefusal(500, 'INTERNAL', 'Something went wrong on our side. We have noted it.');
  return reply
    .status(answer.statusCode)
    .type(answerType(request))
    .send(JSON.stringify(refusalBody(answer)));
}
