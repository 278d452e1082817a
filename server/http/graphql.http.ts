import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { executeOperation, type WrittenResult, written } from '#server/graphql/execute.ts';
import { knownOperation } from '#server/graphql/operations.ts';
import { log } from '#server/log.ts';
import { dropUploads } from '#server/storage/drop-uploads.ts';
import type { KeptUpload } from '#server/storage/kept-upload.ts';
import { contextOf, viewerOfRequest } from './context.ts';
import { answerWhole, type Headers, say } from './every-answer.ts';
import { checkedIn } from './graphql/checked.ts';
import { type Sent, variablesOf } from './graphql/fields.ts';
import { readForm } from './graphql/form.ts';
import { RequestRefusal, refusalBody, refusalOf } from './graphql/refusal.ts';
import { readSent } from './graphql/sent.ts';
import { inParts, takeParts } from './parts.ts';

interface Answer {
  status: number;
  type: string;
  text: string;
}

/**
 * `/graphql/`: URL-encoded `query` and `variables`, multipart forms with files, JSON, and GET for queries. Our own
 * operations are compiled ahead; others on their first request. Only a header identifies the user, so no form on
 * another site can act in anybody's name.
 */
export async function graphqlRoutes(app: FastifyInstance): Promise<void> {
  app.setErrorHandler((error: Error, request, reply) => refuse(error, request, reply));
  const url = '/graphql/';
  app.route({ method: ['GET', 'POST'], url, handler: answering(answerSent) });
  app.addConstraintStrategy(inParts);
  await app.register(async (forms) => {
    await takeParts(forms);
    forms.route({ method: 'POST', url, constraints: { inParts: true }, handler: answering(answerForm) });
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    handler: async (_request, reply) => {
      reply.header('allow', 'GET, POST');
      throw new RequestRefusal(405, 'METHOD_NOT_ALLOWED', 'Ask by GET or POST.');
    },
  });
}

const signedOut = refusalBody(new RequestRefusal(401, 'UNAUTHENTICATED', 'Your session has ended. Sign in again.'));

type AnswerOf = (request: FastifyRequest, context: Context) => Promise<Answer>;

/** Answers with what the viewer may see. */
const answering = (answerOf: AnswerOf) => async (request: FastifyRequest, reply: FastifyReply) => {
  const viewer = await viewerOfRequest(request);
  if (!viewer) return say(reply.status(401), unkept).send(signedOut);
  const context = contextOf(request, viewer);
  context.isByScript = true;
  const { status, type, text } = await answerOf(request, context);
  const described = ['content-type', type, 'content-length', String(Buffer.byteLength(text))];
  answerWhole(request, reply, { status, headers: [...unkept, ...described], body: text });
  return reply;
};

const unkept: Headers = ['cache-control', 'no-store'];

/** A body that is read at once. */
const answerSent: AnswerOf = (request, context) => answerTo(readSent(request), request, context);

/** Uploads that nothing was attached to are removed before the response. */
const answerForm: AnswerOf = async (request, context) => {
  const kept: KeptUpload[] = [];
  try {
    return await answerTo(await readForm(request, context, kept), request, context);
  } finally {
    if (kept.length > 0)
      await dropUploads(
        context,
        kept.map(({ id }) => id),
      );
  }
};

async function answerTo(sent: Sent, request: FastifyRequest, context: Context): Promise<Answer> {
  if (wantsToLook(sent, request)) return lookingGlass();
  const { document, errors } = checkedIn(sent);
  if (errors) return answer(request, written({ errors }));
  const operationName = sent.operationName as string | null | undefined;
  const operation = getOperationAST(document, operationName);
  if (!operation)
    throw new RequestRefusal(400, 'OPERATION_RESOLUTION_FAILURE', 'Name one of the operations in the text.');
  if (request.method === 'GET' && operation.operation !== OperationTypeNode.QUERY)
    throw new RequestRefusal(405, 'METHOD_NOT_ALLOWED', 'Only queries are sent by GET.');
  return answer(request, await executeOperation(context, { document, variables: variablesOf(sent), operationName }));
}

/** On your own machine, a browser gets GraphiQL unless it requests one of our operations. */
const wantsToLook = ({ id, query }: Sent, { method, headers }: FastifyRequest) =>
  method === 'GET' &&
  env.PLAUDIT_ENV === 'local' &&
  headers.accept?.includes('text/html') === true &&
  !knownOperation({ id, text: query });

async function lookingGlass(): Promise<Answer> {
  const { renderGraphiQL } = await import('graphql-yoga');
  return { status: 200, type: 'text/html; charset=utf-8', text: renderGraphiQL({ title: 'Plaudit' }) };
}

/**
 * The older media type answers 200 for any request it could read. The newer one also reflects whether the operation is
 * valid.
 */
function answer(request: FastifyRequest, { text, hasRun }: WrittenResult): Answer {
  const type = answerType(request);
  return { status: hasRun || type === plain ? 200 : 400, type, text };
}

const plain = 'application/json; charset=utf-8';
const strict = 'application/graphql-response+json; charset=utf-8';

/** The media type of the response: whichever of the two the client names first. */
function answerType({ headers: { accept } }: FastifyRequest): string {
  if (!accept) return plain;
  const [first] = /application\/(graphql-response\+)?json/.exec(accept) ?? [];
  return first === 'application/graphql-response+json' ? strict : plain;
}

function refuse(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (!refusal) log.error({ err: error, requestId: request.id }, 'A request failed');
  if (refusal?.statusCode === 503) reply.header('retry-after', '30');
  if (refusal?.statusCode === 405 && request.method === 'GET') reply.header('allow', 'POST');
  const answer = refusal ?? new RequestRefusal(500, 'INTERNAL', "Something went wrong on our side. We've logged it.");
  return say(reply, unkept)
    .status(answer.statusCode)
    .type(answerType(request))
    .send(JSON.stringify(refusalBody(answer)));
}
