import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { apiPath, type Endpoint, type EndpointName, endpoints } from '#common/api/endpoints.ts';
import { openApiDocument } from '#common/api/openapi.ts';
import { placementInput, type RowsSaved } from '#common/api/schemas.ts';
import { type ApiScope, apiLimits } from '#common/api/tokens.ts';
import { readInput } from '#common/inputs.ts';
import { jobTypeOf } from '#common/invitations/pasted.ts';
import { now } from '#server/clock.ts';
import { runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { hashOf } from '#server/commands/receipts.ts';
import { env } from '#server/env.ts';
import { contextOf } from '#server/http/context.ts';
import { log } from '#server/log.ts';
import { viewerOfApiToken } from '#server/session/viewer.ts';
import { inviteSides } from '../invitations/inviting-sides.commands.ts';
import { putPlacement } from '../placements/putting.commands.ts';
import {
  isCursor,
  listInvitations,
  listPlacements,
  listReviews,
  readPlacement,
  readScores,
} from './api-reads.queries.ts';
import { type Caller, callerOf, limitHeaders, noteUse } from './callers.ts';
import { ApiProblem, problemFor, sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls the API, once the token is known. */
    apiCaller?: Caller | undefined;
  }
}

/** What an endpoint answers from: its caller's agency, and what was sent. */
interface Call {
  readonly context: Context;
  readonly agencyId: string;
  readonly id: string;
  readonly query: Readonly<Record<string, never>>;
  readonly body: unknown;
  readonly retryKey: string | null;
}
interface Answered {
  readonly status?: number;
  readonly body: unknown;
}

/** How each endpoint is answered. */
const handlers: Readonly<Record<EndpointName, (call: Call) => Promise<Answered>>> = {
  listPlacements: async ({ context, agencyId, query }) => ({
    body: await listPlacements(context.database.kysely, agencyId, query as never),
  }),
  getPlacement: async ({ context, agencyId, id }) => ({ body: await placementOr404(context, agencyId, id) }),
  savePlacement: async ({ context, agencyId, body, retryKey }) => {
    const outcome = await runCommand(putPlacement, context, body, retryKey);
    if (!outcome.ok) throw problemFor(outcome.problems);
    const { placement, ...saved } = outcome.result;
    const status = saved.outcome === 'created' ? 201 : 200;
    return { status, body: { ...saved, placement: await placementOr404(context, agencyId, placement) } };
  },
  invite: async ({ context, agencyId, id, body, retryKey }) => {
    const outcome = await runCommand(inviteSides, context, { ...(body as object), placementId: id }, retryKey);
    if (!outcome.ok) throw problemFor(outcome.problems);
    const { invitations: ids, errors } = outcome.result;
    const { data } = await listInvitations(context.database.kysely, agencyId, { ids, limit: ids.length });
    return { status: 201, body: { invitations: data, errors } };
  },
  listInvitations: async ({ context, agencyId, query }) => ({
    body: await listInvitations(context.database.kysely, agencyId, query as never),
  }),
  listReviews: async ({ context, agencyId, query }) => ({
    body: await listReviews(context.database.kysely, agencyId, query as never),
  }),
  getScore: async ({ context, agencyId }) => ({ body: await readScores(context.database.kysely, agencyId) }),
};

async function placementOr404({ database }: Context, agencyId: string, id: string) {
  return (await readPlacement(database.kysely, agencyId, id)) ?? fail(404, 'NOT_FOUND', unknownId);
}
const unknownId = "We can't find that in your agency.";

/** The API for an agency's own software, at `/api/v1`, and its inbound address at `/in/placements/…`. */
export async function apiRoutes(app: FastifyInstance): Promise<void> {
  app.decorateRequest('apiCaller', undefined);
  await app.register(versionOne, { prefix: apiPath });
  await app.register(inbound, { prefix: '/in/placements' });
}

async function versionOne(app: FastifyInstance): Promise<void> {
  answerInProblems(app);
  takeOnly(app, 'application/json');
  const document = JSON.stringify(openApiDocument(env.PLAUDIT_URL));
  const methods = new Map<string, string[]>([['/openapi.json', ['GET']]]);
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    methods.set(url, [...(methods.get(url) ?? []), endpoint.method]);
    app.route({
      method: endpoint.method,
      url,
      bodyLimit: apiLimits.body,
      onRequest: (request, reply) => admit(request, reply, { secret: bearerOf(request), scope: endpoint.scope }),
      handler: async (request, reply) => {
        const { status = 200, body } = await handlers[name](callOf(request, endpoint));
        return reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
      },
    });
  }
  for (const [url, allowed] of methods) refuseOtherMethods(app, url, allowed);
  app.all('/*', () => fail(404, 'NOT_FOUND', 'There is nothing at this path. See /api/v1/openapi.json.'));
}

async function inbound(app: FastifyInstance): Promise<void> {
  answerInProblems(app);
  takeOnly(app, 'application/json', 'application/x-www-form-urlencoded');
  app.post('/:token', {
    bodyLimit: apiLimits.body,
    onRequest: (request, reply) => {
      const { token: secret } = request.params as { token: string };
      return admit(request, reply, { secret, scope: 'placements:write', isHook: true });
    },
    handler: async (request, reply) => {
      const saved = await saveRows(contextOfCaller(request), rowsOf(request.body), retryKeyOf(request));
      const isRefused = saved.results.every(({ outcome }) => outcome === 'refused');
      return reply
        .status(isRefused ? 422 : 200)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(saved));
    },
  });
  refuseOtherMethods(app, '/:token', ['POST']);
  app.all('/*', () => fail(404, 'NOT_FOUND', 'There is nothing at this path.'));
}

/** Has everything below answered as problems, never kept, and read by no other site. */
function answerInProblems(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex');
  });
  app.addHook('onResponse', async ({ apiCaller, server }) => {
    if (!apiCaller) return;
    await noteUse(server.database, apiCaller, now()).catch((error: unknown) =>
      log.error({ err: error }, "The use of an API token can't be noted"),
    );
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof ApiProblem) return sendProblem(request, reply, error);
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'A request failed');
    return sendProblem(request, reply, new ApiProblem(status, codeOf(status), sentenceOf(status)));
  });
}

const codeOf = (status: number): string => (STATUS_CODES[status] ?? 'ERROR').toUpperCase().replaceAll(/[^A-Z]+/g, '_');

function sentenceOf(status: number): string {
  if (status === 413) return `Send at most ${apiLimits.body / 1000} KB at once.`;
  if (status === 415) return 'Send the body as application/json.';
  return status >= 500 ? 'Something went wrong on our side. Try again in a while.' : "We can't read this request.";
}

/** Reads bodies of these types alone. The body of any other is refused. */
function takeOnly(app: FastifyInstance, ...types: string[]): void {
  app.removeAllContentTypeParsers();
  for (const type of types)
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, type === 'application/json' ? JSON.parse(String(body)) : fieldsOf(String(body)));
      } catch {
        done(new ApiProblem(400, 'BAD_JSON', 'The body is not valid JSON.'));
      }
    });
}

const fieldsOf = (form: string) => Object.fromEntries(new URLSearchParams(form));

function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const known = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])];
  const method = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((name) => !known.includes(name));
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    onRequest: async (_request, reply) => {
      reply.header('allow', known.join(', '));
      fail(405, 'METHOD_NOT_ALLOWED', `Use ${allowed.join(' or ')} here.`);
    },
    handler: () => undefined,
  });
}

function fail(status: number, code: string, detail: string): never {
  throw new ApiProblem(status, code, detail);
}

/** The bearer token of a request: from its header alone. */
const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer +(\S{1,100}) *$/i.exec(headers.authorization ?? '')?.[1] ?? '';

interface Admission {
  readonly secret: string;
  readonly scope: ApiScope;
  readonly isHook?: boolean;
}

/** Finds the caller and counts the request, before its body is read. */
async function admit(request: FastifyRequest, reply: FastifyReply, { secret, scope, isHook }: Admission) {
  const at = now();
  const caller = secret && (await callerOf(request.server.database, secret, isHook ? 'hook' : 'token', at));
  if (!caller) {
    if (isHook) fail(404, 'NOT_FOUND', 'This address was turned off or never existed.');
    reply.header('www-authenticate', 'Bearer');
    fail(401, 'UNAUTHORIZED', 'Send an API token that works, as Authorization: Bearer plaudit_…');
  }
  request.apiCaller = caller;
  reply.headers(limitHeaders(caller, at));
  if (caller.requests > apiLimits.requestsPerMinute)
    fail(
      429,
      'TOO_MANY_REQUESTS',
      `Your agency can send ${apiLimits.requestsPerMinute} requests a minute. Wait and try again.`,
    );
  if (!caller.scopes.includes(scope)) fail(403, 'SCOPE', `This token doesn't have the scope ${scope}.`);
  if (!caller.is_approved) fail(403, 'NOT_APPROVED', "Your agency hasn't been approved yet.");
}

const contextOfCaller = (request: FastifyRequest): Context => contextOf(request, viewerOfApiToken(request.apiCaller!));

function callOf(request: FastifyRequest, endpoint: Endpoint): Call {
  const { id = '' } = request.params as { id?: string };
  if (endpoint.path.includes('{id}') && !isUuid(id)) fail(404, 'NOT_FOUND', unknownId);
  const query = readKnown(endpoint.query, request.query);
  if (query['cursor'] !== undefined && !isCursor(String(query['cursor'])))
    throw problemFor([{ code: 'invalid', field: 'cursor', message: 'Send a next_cursor that you got from here.' }]);
  if (endpoint.body) refuseUnknownFields(endpoint.body.schema, request.body);
  return {
    ...{ context: contextOfCaller(request), agencyId: request.apiCaller!.agency_id, id, query: query as never },
    ...{ body: request.body, retryKey: retryKeyOf(request) },
  };
}

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

function readKnown(schema: z.ZodObject, given: unknown): Readonly<Record<string, unknown>> {
  refuseUnknownFields(schema, given);
  const read = readInput(schema, given);
  if (!read.ok) throw problemFor(read.problems);
  return read.value;
}

/** A field that we don't know is a mistake in writing: leaving it out silently would hide that. */
function refuseUnknownFields({ shape }: z.ZodObject, given: unknown): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    fail(400, 'BAD_JSON', 'Send a JSON object as the body.');
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(shape, name));
  if (unknown.length === 0) return;
  const message = `There is no field of this name. Known are ${Object.keys(shape).join(', ') || 'none'}.`;
  throw problemFor(
    unknown.slice(0, 20).map((field) => ({ code: 'UNKNOWN_FIELD', field: field.slice(0, 100), message })),
  );
}

function retryKeyOf({ headers }: FastifyRequest): string | null {
  const { 'idempotency-key': key } = headers;
  return key === undefined ? null : String(key);
}

type SentRow = Readonly<Record<string, unknown>>;

/** One row or a list of them, with what we know of each. Tools that can't be set up send more. */
function rowsOf(body: unknown): SentRow[] {
  const rows = Array.isArray(body) ? body : [body];
  if (rows.length === 0 || rows.some((row) => typeof row !== 'object' || row === null))
    fail(400, 'BAD_JSON', 'Send a placement, or a list of placements.');
  if (rows.length > apiLimits.rowsAtOnce)
    fail(422, 'TOO_MANY', `Send at most ${apiLimits.rowsAtOnce} placements at once.`);
  return rows.map((row) => tidied(row as SentRow));
}

const rowFields = Object.keys(placementInput.shape);

/** Numbers as text, and the kinds of work by the names that other systems have for them. */
function tidied(row: SentRow): SentRow {
  const known = rowFields.flatMap((name) => {
    const value = row[name];
    return Object.hasOwn(row, name) ? [[name, typeof value === 'number' ? String(value) : value] as const] : [];
  });
  const tidy: Record<string, unknown> = Object.fromEntries(known);
  const { job_type: type } = tidy;
  return typeof type === 'string' ? { ...tidy, job_type: jobTypeOf(type) ?? type } : tidy;
}

/** Saves rows one by one, so that a refused one does not stop the others. */
async function saveRows(context: Context, rows: readonly SentRow[], retryKey: string | null): Promise<RowsSaved> {
  const results: RowsSaved['results'] = [];
  for (const [index, row] of rows.entries()) {
    const key = retryKey && hashOf([retryKey, index]).toString('hex');
    const outcome = await runCommand(putPlacement, context, row, key);
    results.push(
      outcome.ok
        ? { index, outcome: outcome.result.outcome as 'created', placement_id: outcome.result.placement, errors: [] }
        : {
            index,
            outcome: 'refused',
            placement_id: null,
            errors: [...(problemFor(outcome.problems).errors ?? outcome.problems)],
          },
    );
  }
  return { results };
}
